import type { SeatFacts } from '$wire';
import { expect, test } from 'vitest';
import { leaders, namesIn, spiral, standings } from './sheet.ts';

const toepen = { game: 'toepen', names: ['Anna', 'Ben', 'Carla'], rows: [[23, 18, 19], [22, 22, 16], [21, 21, 18]] };

test('clips begin where their sum says, points with none', () => {
  expect(standings(toepen)).toEqual([[20, 23, 22, 21], [20, 18, 22, 21], [20, 19, 16, 18]]);
  expect(standings({ game: 'wippen', names: ['Anna', 'Ben'], rows: [[7, 4]] })).toEqual([[0, 7], [0, 4]]);
  expect(standings({ game: 'toepen', names: ['Anna', 'Ben'], rows: [] })).toEqual([[0], [0]]);
});

test('the spiral is the present run of lost hands', () => {
  expect(standings(toepen).map(spiral)).toEqual([2, 1, 0]);
  expect(spiral([])).toBe(0);
});

test('who leads', () => {
  expect(leaders([21, 21, 18])).toEqual([0, 1]);
  expect(leaders([0, 3])).toEqual([1]);
});

test('names are those of the page while the same people sit there', () => {
  const seat = (name: string): SeatFacts => ({ name }) as SeatFacts;
  const called = (at: number): string => `page ${at}`;
  const unnamed = (at: number): string => `seat ${at + 1}`;
  const sheet = { game: 'wippen', names: ['Anna', 'greedy', ''], rows: [] };
  expect(namesIn(sheet, [seat('Anna'), seat('greedy'), seat('Dora')], called, unnamed)).toEqual(['page 0', 'page 1', 'seat 3']);
  expect(namesIn(sheet, [seat('Ben')], called, unnamed)).toEqual(['Anna', 'greedy', 'seat 3']);
});
