// Cards and clips in a sentence.
import { spoken } from '../cards/say.ts';
import type { Teller } from '../table/teller.ts';
import { t } from '../words/words.svelte.ts';

/** Cards one after another. */
export const cardsOf = ({ card }: Teller, cards: readonly string[]): string => cards.map(card).join(card === spoken ? ', ' : ' ');

/** `1 clip`, `3 clips`. */
export const countClips = (clips: number): string => t('toepen-count-clips', { clips });

/** Is it told to be heard? Then what everybody can see at a glance is said too. */
export const isHeard = ({ card }: Teller): boolean => card === spoken;
