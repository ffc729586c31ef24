// Cards as the protocol writes them, `Ts` for the ten of spades, and as people read and hear them.
import type { Lang } from '../words/lang.ts';

export type Suit = 's' | 'h' | 'd' | 'c';

const SIGNS: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

const SUITS: Record<Suit, string> = { s: 'suit-spades', h: 'suit-hearts', d: 'suit-diamonds', c: 'suit-clubs' };

const RANKS: Record<string, string> = {
  A: 'rank-ace', 2: 'rank-two', 3: 'rank-three', 4: 'rank-four', 5: 'rank-five', 6: 'rank-six', 7: 'rank-seven',
  8: 'rank-eight', 9: 'rank-nine', T: 'rank-ten', J: 'rank-jack', Q: 'rank-queen', K: 'rank-king',
};

const LETTERS: Record<Lang, Record<string, string>> = {
  nl: { J: 'B', Q: 'V', K: 'H' },
  de: { J: 'B', Q: 'D', K: 'K' },
  en: {},
};

export const suitOf = (card: string): Suit => card[1] as Suit;
export const rankOf = (card: string): string => card[0]!;
export const isCourt = (card: string): boolean => 'JQK'.includes(rankOf(card));

/** The sign of the suit. */
export const signOf = (card: string): string => SIGNS[suitOf(card)];

/** What stands in the corner: `10`, `A`, `B`. */
export function indexOf(card: string, lang: Lang): string {
  const rank = rankOf(card);
  return rank === 'T' ? '10' : (LETTERS[lang][rank] ?? rank);
}

/** `10♦`, `B♠`. */
export const cardText = (card: string, lang: Lang): string => indexOf(card, lang) + signOf(card);

/** The names of the messages that together say the card. */
export const spokenKeys = (card: string): { rank: string; suit: string } => ({
  rank: RANKS[rankOf(card)]!,
  suit: SUITS[suitOf(card)],
});

/** The cards in a piece of notation, in order: `4sx4h3d` has three. */
export const cardsIn = (notation: string): string[] => notation.match(/[A2-9TJQK][shdc]/g) ?? [];
