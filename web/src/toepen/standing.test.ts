import { expect, it } from 'vitest';
import { view } from './example.ts';
import { lastChanges, signed } from './standing.ts';

const sheet = { game: 'toepen', names: ['Anna', 'Ben', 'Carla'], rows: [[24, 18, 18], [23, 20, 17]] };

it('tells what the last hand brought and cost', () => {
  expect(lastChanges(view({}, { winner: 1 }), sheet)).toEqual([-1, 2, -1]);
  expect(lastChanges(view({}, { winner: 0 }), { ...sheet, rows: [[24, 18, 18]] })).toEqual([4, -2, -2]);
});

it('tells nothing while a hand is played, or before the first', () => {
  expect(lastChanges(view({}, {}), sheet)).toBeNull();
  expect(lastChanges(view({}, null), { ...sheet, rows: [] })).toBeNull();
});

it('writes a sign before it', () => {
  expect([6, -1, 0].map((clips) => signed(clips, String))).toEqual(['+6', '−1', '0']);
});
