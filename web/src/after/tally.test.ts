import type { GameFacts, WippenView } from '$wire';
import { describe, expect, test } from 'vitest';
import { countsOf, finishOf, isDue, lastTally, tallyIn, tied, together } from './tally.ts';

const ANNA = 'As Ac 2h 2c 5s 5h 5d 5c 6s 6h 6d 6c 8s 8h 8d 8c 9s 9d Js Jd Qd Qc Kd Kc'.split(' ');
const BEN = 'Ah Ad 2s 2d 3s 3h 3d 3c 4s 4h 4d 4c 7s 7h 7d 7c 9h 9c Ts Th Td Tc Jh Jc Qs Qh Ks Kh'.split(' ');

const view = (facts: Partial<WippenView>): WippenView & { game: 'wippen' } =>
  ({ game: 'wippen', counts: null, games: 0, totals: [0, 0], wips: [0, 0], ...facts }) as WippenView & { game: 'wippen' };

const entry = (piles: string[][]): Parameters<typeof tallyIn>[0]['entry'] =>
  ({
    type: 'entry',
    number: 53,
    news: { what: { what: 'played', seat: 0, cause: 'person', roots: [], seen: piles.map((cards, seat) => ({ step: 'fact', seat, says: 'pile', cards, face_up: true })) } },
  }) as unknown as Parameters<typeof tallyIn>[0]['entry'];

describe('a game that ended', () => {
  test('is counted from the piles, when the next one has been dealt', () => {
    const tally = tallyIn({ entry: entry([ANNA, BEN]), before: view({}), after: view({ games: 1, totals: [2, 9] }) })!;
    expect(tally).toMatchObject({ game: 1, totals: [2, 9], byCards: false });
    expect(tally.counts![0]).toMatchObject({ cards: 24, spades: 6, aces: 2, tens: 0, twos: 0, most_cards: 0, most_spades: 0, points: 2 });
    expect(tally.counts![1]).toMatchObject({ cards: 28, spades: 7, aces: 2, tens: 1, twos: 1, most_cards: 2, most_spades: 2, points: 9 });
    const all = (['cards', 'spades', 'tens', 'twos', 'aces', 'wips'] as const).map((reason) => together(tally.counts!, reason));
    expect(all).toEqual([2, 2, 2, 1, 4, 0]);
  });

  test('is what the server counted, where it did', () => {
    const counts = countsOf([ANNA, BEN], [0, 0], [2, 9])!;
    const after = view({ games: 1, totals: [2, 9], counts });
    expect(tallyIn({ entry: entry([]), before: view({}), after })!.counts).toBe(counts);
    expect(lastTally(after, [])!.counts).toBe(counts);
  });

  test('is the last one that was seen; of one that was not, only the totals are known', () => {
    const after = view({ games: 1, totals: [2, 9] });
    const turns = [{ entry: entry([ANNA, BEN]), before: view({}), after }, { entry: entry([]), before: after, after }];
    expect(lastTally(after, turns)!.counts).toHaveLength(2);
    expect(lastTally(view({ games: 2, totals: [8, 14] }), turns)).toEqual({ game: 2, counts: null, totals: [8, 14], byCards: false });
    expect(lastTally(view({}), turns)).toBeNull();
  });

  test('leads to an end, which the house rules or their preset name', () => {
    const values = { basic: 'target 52', children: 'games 1' };
    const games = [{ game: 'wippen', presets: ['basic', 'children'], settings: [{ name: 'finish', values }] }] as unknown as GameFacts[];
    const finish = (rules: object, known = games): object | null => finishOf({ game: 'wippen', ...rules }, known);
    expect(finish({})).toEqual({ word: 'target', number: 52 });
    expect(finish({ preset: 'children' })).toEqual({ word: 'games', number: 1 });
    expect(finish({ preset: 'children', switches: { finish: 'games 3' } })).toEqual({ word: 'games', number: 3 });
    expect(finish({ switches: { finish: 'target 21' } }, [])).toEqual({ word: 'target', number: 21 });
    expect(finish({}, [])).toBeNull();
    expect(finishOf(undefined, games)).toBeNull();
  });

  test('is due to be the last, or not', () => {
    const tally = { game: 3, counts: null, totals: [52, 52], byCards: false };
    expect(isDue({ word: 'target', number: 52 }, tally)).toBe(true);
    expect(isDue({ word: 'target', number: 53 }, tally)).toBe(false);
    expect(isDue({ word: 'games', number: 3 }, tally)).toBe(true);
    expect(isDue({ word: 'games', number: 4 }, tally)).toBe(false);
    expect(isDue(null, tally)).toBe(false);
  });

  test('is none, when none ended', () => {
    expect(tallyIn({ entry: entry([]), before: view({}), after: view({}) })).toBeNull();
    expect(tallyIn({ entry: entry([]), before: null, after: view({ games: 1 }) })).toBeNull();
  });
});

describe('counting', () => {
  test('wips count, and every card where cards are counted', () => {
    expect(countsOf([ANNA, BEN], [2, 0], [4, 9])![0]).toMatchObject({ wips: 2, points: 4 });
    const after = view({ games: 1, totals: [24, 28] });
    expect(tallyIn({ entry: entry([ANNA, BEN]), before: view({}), after })!.byCards).toBe(true);
  });

  test('points that the piles do not tell are not explained', () => {
    expect(countsOf([ANNA, BEN], [0, 0], [3, 9])).toBeNull();
    expect(countsOf([], [0, 0], [0, 0])).toBeNull();
  });

  test('two share, three get nothing, and most of nothing is nothing (W32)', () => {
    const two = countsOf([['3s', '4h'], ['5s', '6h']], [0, 0], [2, 2])!;
    expect(two.map((count) => [count.most_cards, count.most_spades])).toEqual([[1, 1], [1, 1]]);
    expect([tied(two, 'cards'), tied(two, 'spades')]).toEqual([[0, 1], [0, 1]]);
    const three = countsOf([['3s', '4h'], ['5s', '6h'], ['7h', '8s'], []], [0, 0, 0, 0], [0, 0, 0, 0])!;
    expect(three.map((count) => count.points)).toEqual([0, 0, 0, 0]);
    expect(tied(three, 'cards')).toEqual([0, 1, 2]);
    const none = countsOf([[], []], [0, 0], [0, 0])!;
    expect(tied(none, 'cards')).toEqual([]);
    expect(tied(countsOf([ANNA, BEN], [0, 0], [2, 9])!, 'cards')).toEqual([]);
  });
});
