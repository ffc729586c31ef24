// Sentences about somebody at the table: `who` says whether it is whoever reads them.
import { spoken, written } from '../cards/say.ts';
import { t } from '../words/words.svelte.ts';

export type Blanks = Record<string, string | number>;

export type Teller = {
  me: number | null;
  name: (seat: number) => string;
  /** How cards are told: written to be read, in words to be heard. */
  card: (card: string) => string;
};

export const readTeller = (me: number | null, name: (seat: number) => string): Teller => ({ me, name, card: written });
export const heardTeller = (me: number | null, name: (seat: number) => string): Teller => ({ me, name, card: spoken });

/** Cards one after another. */
export const cardsOf = ({ card }: Teller, cards: readonly string[]): string => cards.map(card).join(card === spoken ? ', ' : ' ');

/** A sentence about a seat. */
export const about = ({ me, name }: Teller, key: string, seat: number, blanks: Blanks = {}): string =>
  t(key, { who: seat === me ? 'you' : 'other', player: name(seat), ...blanks });

/** A sentence about a seat and another one. */
export function between({ me, name }: Teller, key: string, seat: number, other: number, blanks: Blanks = {}): string {
  const who = seat === me ? 'you' : other === me ? 'to-you' : 'other';
  return t(key, { who, player: name(seat), other: name(other), ...blanks });
}

export const countClips = (clips: number): string => t('toepen-count-clips', { clips });
