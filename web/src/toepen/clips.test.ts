import { expect, it } from 'vitest';
import { heapOf } from './clips.ts';

it('draws clips one by one up to ten, then one with their number', () => {
  expect(heapOf(1)).toEqual({ drawn: 1, number: null });
  expect(heapOf(10)).toEqual({ drawn: 10, number: null });
  expect(heapOf(12)).toEqual({ drawn: 1, number: 12 });
});

it('writes none and a debt as numbers', () => {
  expect(heapOf(0)).toEqual({ drawn: 0, number: 0 });
  expect(heapOf(-3)).toEqual({ drawn: 0, number: -3 });
});
