// The parts of the score pad come when they are wanted, with what they say.
import { words, type Sources } from '../words/words.svelte.ts';

const PAD: Sources = {
  nl: () => import('pad:nl'),
  de: () => import('pad:de'),
  en: () => import('pad:en'),
};

export const loadPages = () => words.with(import('./Pages.svelte'), PAD);
export const loadToSheet = () => words.with(import('./ToSheet.svelte'), PAD);
