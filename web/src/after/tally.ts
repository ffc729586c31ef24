// The count of a game of Wippen: what is in the piles, and the points for it (W31–W33).
import type { Count, GameFacts, HouseRules, SeenStep, WippenView } from '$wire';
import { countedOf, settingsOf, valueOf } from '../setup/draft.ts';
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
  const piles = what?.what === 'played' ? pilesIn(what.seen) : [];
  const counts = after.counts ?? countsOf(piles, before.wips, after.totals.map((total, seat) => total - before.totals[seat]!));
  return tallyOf(after.games, counts, after.totals);
}

/** What ends the match (W34): so many points, or so many games; null if that is not told. */
export type Finish = { word: string; number: number } | null;

export function finishOf(rules: HouseRules | undefined, games: readonly GameFacts[]): Finish {
  const game = games.find((one) => one.game === rules?.game);
  const setting = game && settingsOf(game).find(({ name }) => name === 'finish');
  const value = rules && setting ? valueOf(rules, setting, game) : rules?.switches?.finish;
  return countedOf(value ?? null);
}

/** Would it have ended, were not several in front (W35)? */
export const isDue = (finish: Finish, { game, totals }: Tally): boolean =>
  finish !== null && (finish.word === 'games' ? game : Math.max(...totals)) >= finish.number;

/** By seat: its pile, as everybody saw it counted. */
const pilesIn = (seen: readonly SeenStep[]): string[][] =>
  seen.flatMap((step) => (step.step === 'fact' && step.says === 'pile' ? [step.cards ?? []] : []));

/**
 * What follows from piles that were turned over: the server has dealt the next game by then, and tells only the points
 * of each player. If they are not those that the piles tell, nothing is said about them.
 */
export function countsOf(piles: readonly string[][], wips: readonly number[], points: readonly number[]): Count[] | null {
  if (piles.length !== points.length) return null;
  const number = (pile: readonly string[], of: (card: string) => boolean): number => pile.filter(of).length;
  const counts: Count[] = piles.map((pile, seat) => ({
    cards: pile.length,
    spades: number(pile, (card) => card.endsWith('s')),
    tens: number(pile, (card) => card === 'Td'),
    twos: number(pile, (card) => card === '2s'),
    aces: number(pile, (card) => card.startsWith('A')),
    wips: wips[seat] ?? 0,
    most_cards: 0,
    most_spades: 0,
    points: points[seat]!,
  }));
  const most = (of: 'cards' | 'spades', seat: number): number => {
    const highest = Math.max(...counts.map((count) => count[of]));
    const ties = counts.filter((count) => count[of] === highest).length;
    return highest > 0 && counts[seat]![of] === highest ? Math.floor(2 / ties) : 0;
  };
  const split = counts.map((count, seat) => ({ ...count, most_cards: most('cards', seat), most_spades: most('spades', seat) }));
  const fits = split.every((count) => byReasons(count) === count.points) || split.every((count) => count.cards === count.points);
  return fits ? split : null;
}
