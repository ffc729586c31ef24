import { t, words } from '../words/words.svelte.ts';
import { cardText, spokenKeys } from './card.ts';

/** How a card is spoken: "ten of diamonds". */
export function spoken(card: string): string {
  const { rank, suit } = spokenKeys(card);
  return t('card-spoken', { rank: t(rank), suit: t(suit) });
}

/** How a card is written in a sentence: `10♦`. */
export const written = (card: string): string => cardText(card, words.lang);

/** Several cards, as in `4♦ + 3♥`. */
export const sum = (cards: readonly string[]): string => cards.map(written).join(' + ');
