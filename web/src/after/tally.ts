// The count of a game of Wippen: what is in the piles, and the points for it (W31–W33).
import type { Count, WippenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';

/** A game that has been counted; null if how is not known. `byCards`: every card is a point (W33). */
export type Tally = { game: number; counts: Count[] | null; totals: number[]; byCards: boolean };

/** For what there are points, in the order of the rules, and how many there are for it. */
export const REASONS = {
  cards: (count: Count): number => count.most_cards,
  spades: (count: Count): number => count.most_spades,
  tens: (count: Count): number => 2 * count.tens,
  twos: (count: Count): number => count.twos,
  aces: (count: Count): number => count.aces,
  wips: (count: Count): number => count.wips,
} as const;

export type Reason = keyof typeof REASONS;

export const REASON_NAMES = Object.keys(REASONS) as Reason[];

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const byReasons = (count: Count): number => sum(REASON_NAMES.map((reason) => REASONS[reason](count)));

/** The points of all players for one reason. */
export const together = (counts: readonly Count[], reason: Reason): number => sum(counts.map(REASONS[reason]));

/** Whoever has most of something, if it is several. */
export function tied(counts: readonly Count[], of: 'cards' | 'spades'): number[] {
  const highest = Math.max(...counts.map((count) => count[of]));
  const seats = counts.flatMap((count, seat) => (count[of] === highest ? [seat] : []));
  return highest > 0 && seats.length > 1 ? seats : [];
}

const tallyOf = (game: number, counts: Count[] | null, totals: number[]): Tally => {
  const byCards = counts?.some((count) => byReasons(count) !== count.points) ?? false;
  return { game, counts, totals, byCards };
};

/** The last count: the view has that of a match's last game, of others it has to have been seen. */
export function lastTally({ counts, games, totals }: WippenView, turns: readonly Turn[]): Tally | null {
  if (games === 0) return null;
  if (counts) return tallyOf(games, counts, totals);
  const turn = turns.findLast(({ before, after }) => before?.game === 'wippen' && after?.game === 'wippen' && after.games > before.games);
  const tally = turn ? tallyIn(turn) : null;
  return tally?.game === games ? tally : tallyOf(games, null, totals);
}

/** The count of a game that ended with this, if one did. */
export function tallyIn({ entry, before, after }: Pick<Turn, 'entry' | 'before' | 'after'>): Tally | null {
  if (before?.game !== 'wippen' || after?.game !== 'wippen' || after.games <= before.games) return null;
  const what = entry.news?.what;
  const counts = after.counts ?? (what?.what === 'played' ? what.counts : null);
  return tallyOf(after.games, counts ?? null, after.totals);
}

/** Would the match have ended, were not several in front (W35)? */
export const isDue = ({ target, games_in_all: games }: Pick<WippenView, 'target' | 'games_in_all'>, { game, totals }: Tally): boolean =>
  (target !== null && Math.max(...totals) >= target) || (games !== null && game >= games);
