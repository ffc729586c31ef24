// Sentences about somebody at the table, in the words that the terminal has too: `who` says whether it is whoever reads them.
import { spoken, written } from '../cards/say.ts';
import { t, words } from '../words/words.svelte.ts';

export type Blanks = Record<string, string | number>;

export type Teller = {
  me: number | null;
  name: (seat: number) => string;
  /** How cards are told: written to be read, in words to be heard. */
  card: (card: string) => string;
};

export const readTeller = (me: number | null, name: (seat: number) => string): Teller => ({ me, name, card: written });
export const heardTeller = (me: number | null, name: (seat: number) => string): Teller => ({ me, name, card: spoken });

/** Things one after another: `4♦ + 3♥`, "four of diamonds and three of hearts". */
export const togetherOf = ({ card }: Teller, told: readonly string[]): string =>
  card === spoken ? words.list(told) : told.join(' + ');

/** A sentence about a seat. */
export const about = ({ me, name }: Teller, key: string, seat: number, blanks: Blanks = {}): string =>
  t(key, { who: seat === me ? 'you' : 'other', player: name(seat), ...blanks });

/** A sentence about a seat and another one. */
export function between({ me, name }: Teller, key: string, seat: number, other: number, blanks: Blanks = {}): string {
  const who = seat === me ? 'you' : other === me ? 'to-you' : 'other';
  return t(key, { who, player: name(seat), other: name(other), ...blanks });
}
