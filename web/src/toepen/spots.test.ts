import { expect, it } from 'vitest';
import { hand } from './example.ts';
import { around, BESIDE, orderOf, planOf, potOf, spotsOf } from './spots.ts';

it('goes round clockwise, with whoever looks on last', () => {
  expect(orderOf(4, 1)).toEqual([2, 3, 0, 1]);
  expect(orderOf(3, null)).toEqual([0, 1, 2]);
});

it('puts whoever looks on at the bottom and the next player on the left', () => {
  expect(around(3, 4)).toEqual({ x: 0, y: 1 });
  expect(around(0, 4)).toEqual({ x: -1, y: 0 });
  expect(around(1, 4)).toEqual({ x: 0, y: -1 });
});

it('tells the trick under way from the one before it', () => {
  const piles = [['7s', '9h'], ['8s', 'Ah'], ['9s']];
  const lies = (over = {}): string[] => spotsOf(hand({ piles, ...over }), [0, 1, 2]).map((spot) => spot.lies);
  expect(lies({ trick: ['9h', 'Ah', null] })).toEqual(['now', 'now', 'before']);
  expect(lies()).toEqual(['last', 'last', 'before']);
  expect(lies({ piles: [[], [], []] })).toEqual(['before', 'before', 'before']);
  // The trick stays as it was when the hand is over.
  expect(lies({ trick: ['9h', 'Ah', null], winner: 0 })).toEqual(['last', 'last', 'before']);
});

it('shows laid-down cards as long as somebody may look', () => {
  expect(spotsOf(hand({ unchecked: [1], phase: 'exchange' }), [0, 1, 2]).map((spot) => spot.laid)).toEqual([false, true, false]);
  expect(spotsOf(hand({ unchecked: [1] }), [0, 1, 2])[1]!.laid).toBe(false);
});

it('counts all that can be won', () => {
  expect(potOf(hand({ stakes: [3, 1, 2], tens: [0, 1] }))).toBe(8);
});

it('fits two to eight players into every page', () => {
  for (const [width, height] of [[304, 106], [344, 300], [380, 180], [620, 105], [370, 330], [900, 500]] as const) {
    for (let players = 2; players <= 8; players++) {
      const plan = planOf({ width, height, players, words: 40, open: false });
      expect(plan.card).toBeGreaterThanOrEqual(36);
      if (!plan.ring && !plan.side) expect(plan.card * plan.columns, `${players} in ${width}`).toBeLessThanOrEqual(width);
      if (plan.side && players < 7) expect(plan.card * plan.columns).toBeLessThanOrEqual(width * BESIDE);
    }
  }
  expect(planOf({ width: 900, height: 500, players: 4, words: 40, open: false }).ring).toBe(true);
  expect(planOf({ width: 344, height: 400, players: 8, words: 40, open: false }).columns).toBe(4);
});
