// Choosing a move, as a machine of states: a hand card, then cards and builds of the pot, then what it is to mean. It knows no
// rules: what can be done, and why something cannot, are answers of the server. Every answer belongs to the choice about which
// it was asked (`stamp`); one that comes when something else is chosen changes nothing.
import type { Move } from '$wire';
import { contains, partsOf, tallied, textOf, type Parts } from './notation.ts';

/** A meaning, with what it is made of. */
export type Meaning = { move: Move; parts: Parts };

export type Choice = {
  /** The hand card, by its key. */
  card: string | null;
  /** What is ticked in the pot, by its keys, in the order of ticking. */
  ticked: readonly string[];
  /** Lawful moves with the card; null until they are known. */
  can: readonly Meaning[] | null;
  /** Are there more than those? */
  more: boolean;
  /** All meanings of the selection, the forbidden ones with the reason; null until they are known. */
  means: readonly Move[] | null;
  /** Of what is asked now. */
  stamp: number;
  /** What was ticked before is to be dropped if it fits no lawful move any more. */
  doubt: boolean;
  /** The only lawful meaning is to be done as soon as it is known that there is only one. */
  eager: boolean;
};

export const NOTHING: Choice = {
  card: null,
  ticked: [],
  can: null,
  more: false,
  means: null,
  stamp: 0,
  doubt: false,
  eager: false,
};

/** Another selection of the same card: what the card can do stays known. */
const selecting = (choice: Choice, ticked: readonly string[]): Choice => ({
  ...choice,
  ticked,
  means: null,
  stamp: choice.stamp + 1,
  eager: false,
});

/** Everything has to be asked anew. */
const asking = (choice: Choice, change: Partial<Choice>): Choice => ({
  ...choice,
  can: null,
  more: false,
  means: null,
  stamp: choice.stamp + 1,
  eager: false,
  ...change,
});

/** A hand card is pressed. Once more: its only meaning, if it has just one, is done. */
export function pressHand(choice: Choice, key: string): Choice {
  if (choice.card === key) return { ...choice, eager: true };
  return asking(choice, { card: key, doubt: choice.card !== null });
}

/** A card or build of the pot is pressed: ticked, or no longer. */
export function pressPot(choice: Choice, key: string): Choice {
  const has = choice.ticked.includes(key);
  return selecting(choice, has ? choice.ticked.filter((one) => one !== key) : [...choice.ticked, key]);
}

/** A hand card is dropped on something of the pot, or on the table. */
export function drop(choice: Choice, card: string, key: string | null): Choice {
  const chosen = choice.card === card ? choice : asking(choice, { card, ticked: [] });
  const ticked = key === null || chosen.ticked.includes(key) ? chosen : pressPot(chosen, key);
  return { ...ticked, eager: true };
}

/** A step back: what is ticked, then the card. */
export function back(choice: Choice): Choice {
  if (choice.ticked.length) return selecting(choice, []);
  return choice.card === null ? choice : asking(choice, { card: null, doubt: false });
}

/** The table has changed: what is no longer there is no longer chosen; the rest is to be asked about again. */
export function changed(choice: Choice, hand: readonly string[], pot: readonly string[]): Choice {
  const gone = choice.card !== null && !hand.includes(choice.card);
  const ticked = gone ? [] : choice.ticked.filter((key) => pot.includes(key));
  return asking(choice, { card: gone ? null : choice.card, ticked, doubt: true });
}

/** What the card can do is told. */
export function toldCard(choice: Choice, stamp: number, moves: readonly Move[], more: boolean): Choice {
  if (stamp !== choice.stamp) return choice;
  const can = moves.flatMap((move) => (move.move && !move.why ? [{ move, parts: partsOf(move.move) }] : []));
  const told = { ...choice, can, more, doubt: false };
  const fits = more || fitting(told).length > 0 || !choice.doubt;
  return fits ? told : selecting(told, []);
}

/** What the selection can mean is told. */
export const toldMeanings = (choice: Choice, stamp: number, means: readonly Move[]): Choice =>
  stamp === choice.stamp ? { ...choice, means } : choice;

// What follows from it.

const chosenTexts = (choice: Choice): Map<string, number> => tallied(choice.ticked.map(textOf));

const textsOf = ({ parts }: Meaning): Map<string, number> => tallied([...parts.loose, ...parts.builds]);

/** The lawful moves that what is ticked can still become. */
export function fitting(choice: Choice): readonly Meaning[] {
  const chosen = chosenTexts(choice);
  return (choice.can ?? []).filter((meaning) => contains(textsOf(meaning), chosen));
}

/** The lawful meanings of exactly this selection. Known at once from what the card can do, if that is all. */
export function lawful(choice: Choice): readonly Meaning[] {
  if (choice.card === null) return [];
  if (choice.means) {
    return choice.means.flatMap((move) => (move.move && !move.why ? [{ move, parts: partsOf(move.move) }] : []));
  }
  const size = choice.ticked.length;
  return fitting(choice).filter(({ parts }) => parts.loose.length + parts.builds.length === size);
}

/** The one move that pressing again does: the only meaning of what is chosen, or all that the card can do at all. */
export function only(choice: Choice): string | null {
  if (choice.card === null || choice.can === null) return null;
  if (choice.ticked.length === 0) return choice.can.length === 1 && !choice.more ? choice.can[0]!.move.move! : null;
  if (choice.more && choice.means === null) return null;
  const meanings = lawful(choice);
  return meanings.length === 1 ? meanings[0]!.move.move! : null;
}

/** Is all known that there is to know about what is chosen? */
export const settled = (choice: Choice): boolean => choice.card === null || (choice.can !== null && choice.means !== null);

/** How something in the pot stands to the card: can it still be taken, or built on, or neither? `open`: that is not known. */
export type Standing = 'take' | 'build' | 'neither' | 'open';

/** For each key of the pot, how it stands. */
export function standings(choice: Choice, pot: readonly string[]): Map<string, Standing> {
  if (choice.card === null || choice.can === null) return new Map(pot.map((key) => [key, 'open']));
  const chosen = chosenTexts(choice);
  const most = (meanings: readonly Meaning[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const meaning of meanings) {
      for (const [text, count] of textsOf(meaning)) counts.set(text, Math.max(count, counts.get(text) ?? 0));
    }
    return counts;
  };
  const fits = fitting(choice);
  const [taken, any] = [most(fits.filter(({ parts }) => parts.kind === 'capture')), most(fits)];
  return new Map(
    pot.map((key): [string, Standing] => {
      if (choice.ticked.includes(key)) return [key, 'open'];
      const text = textOf(key);
      const wanted = (chosen.get(text) ?? 0) + 1;
      if ((taken.get(text) ?? 0) >= wanted) return [key, 'take'];
      if ((any.get(text) ?? 0) >= wanted) return [key, 'build'];
      return [key, choice.more ? 'open' : 'neither'];
    }),
  );
}
