import type { Count, WippenView } from '$wire';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../table/fold.ts';
import { isDue, lastTally, tallyIn, tied, together } from './tally.ts';

const none: Count = { cards: 0, spades: 0, tens: 0, twos: 0, aces: 0, wips: 0, most_cards: 0, most_spades: 0, points: 0 };
const COUNTS: Count[] = [
  { ...none, cards: 24, spades: 6, aces: 2, points: 2 },
  { ...none, cards: 28, spades: 7, tens: 1, twos: 1, aces: 2, most_cards: 2, most_spades: 2, points: 9 },
];

const view = (facts: Partial<WippenView>): WippenView & { game: 'wippen' } =>
  ({ game: 'wippen', counts: null, games: 0, totals: [0, 0], wips: [0, 0], ...facts }) as WippenView & { game: 'wippen' };

const entry = (counts?: Count[]): Entry =>
  ({ type: 'entry', number: 53, news: { what: { what: 'played', seat: 0, cause: 'person', roots: [], seen: [], counts } } }) as unknown as Entry;

describe('a game that ended', () => {
  test('has the count that came with it, when the next one has been dealt', () => {
    const tally = tallyIn({ entry: entry(COUNTS), before: view({}), after: view({ games: 1, totals: [2, 9] }) })!;
    expect(tally).toEqual({ game: 1, counts: COUNTS, totals: [2, 9], byCards: false });
    const all = (['cards', 'spades', 'tens', 'twos', 'aces', 'wips'] as const).map((reason) => together(tally.counts!, reason));
    expect(all).toEqual([2, 2, 2, 1, 4, 0]);
  });

  test('is what the view still has, at the end of a match', () => {
    const after = view({ games: 1, totals: [2, 9], counts: COUNTS });
    expect(tallyIn({ entry: entry(), before: view({}), after })!.counts).toBe(COUNTS);
    expect(lastTally(after, [])!.counts).toBe(COUNTS);
  });

  test('is the last one that was seen; of one that was not, only the totals are known', () => {
    const after = view({ games: 1, totals: [2, 9] });
    const turns = [{ entry: entry(COUNTS), before: view({}), after }, { entry: entry(), before: after, after }];
    expect(lastTally(after, turns)!.counts).toHaveLength(2);
    expect(lastTally(view({ games: 2, totals: [8, 14] }), turns)).toEqual({ game: 2, counts: null, totals: [8, 14], byCards: false });
    expect(lastTally(view({}), turns)).toBeNull();
  });

  test('is due to be the last, or not', () => {
    const tally = { game: 3, counts: null, totals: [52, 52], byCards: false };
    expect(isDue({ target: 52, games_in_all: null }, tally)).toBe(true);
    expect(isDue({ target: 53, games_in_all: null }, tally)).toBe(false);
    expect(isDue({ target: null, games_in_all: 3 }, tally)).toBe(true);
    expect(isDue({ target: null, games_in_all: 4 }, tally)).toBe(false);
  });

  test('is none, when none ended', () => {
    expect(tallyIn({ entry: entry(), before: view({}), after: view({}) })).toBeNull();
    expect(tallyIn({ entry: entry(), before: null, after: view({ games: 1 }) })).toBeNull();
  });
});

describe('counting', () => {
  const after = (counts: Count[]): WippenView => view({ games: 1, totals: counts.map((count) => count.points), counts });

  test('wips count, and every card where cards are counted', () => {
    expect(lastTally(after(COUNTS), [])!.byCards).toBe(false);
    expect(lastTally(after([{ ...COUNTS[0]!, wips: 2, points: 4 }, COUNTS[1]!]), [])!.byCards).toBe(false);
    expect(lastTally(after(COUNTS.map((count) => ({ ...count, points: count.cards }))), [])!.byCards).toBe(true);
  });

  test('those who have most of something, if it is several', () => {
    const of = (...cards: number[]): Count[] => cards.map((number) => ({ ...none, cards: number }));
    expect(tied(of(26, 26), 'cards')).toEqual([0, 1]);
    expect(tied(of(15, 15, 15, 7), 'cards')).toEqual([0, 1, 2]);
    expect(tied(of(30, 22), 'cards')).toEqual([]);
    expect(tied(of(0, 0), 'cards')).toEqual([]);
    expect(tied(COUNTS, 'spades')).toEqual([]);
  });
});
