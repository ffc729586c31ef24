import { flip, type AnimationConfig } from 'svelte/animate';
import { still } from '../look/settings.svelte.ts';

/** More cards than this do not slide to their new places: no eye follows them, and a slow telephone would stutter. */
const MOST = 18;

/** What lies in the pot slides to its new place when others come and go. */
export const slide = (node: Element, places: { from: DOMRect; to: DOMRect }, among: number): AnimationConfig =>
  still() || among > MOST ? { duration: 0 } : flip(node, places, { duration: 180 });
