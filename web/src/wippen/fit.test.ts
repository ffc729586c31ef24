import { expect, test } from 'vitest';
import { fit, gapOf, heightOf, rowsOf, STEPS, type Step } from './fit.ts';

const high = (builds: number[], loose: number, step: Step, room: number): number =>
  rowsOf(builds, loose, step, room) * (heightOf(step) + gapOf(step)) - gapOf(step);

test('a few cards are drawn large, many smaller', () => {
  expect(fit([], 4, 344, 280)).toEqual({ width: 64, short: false });
  expect(fit([], 4, 900, 500)).toEqual({ width: 88, short: false });
  expect(fit([], 14, 304, 230).width).toBeGreaterThanOrEqual(44);
});

test('a pot of thirty can be seen whole at 360 px, and one of fourteen in landscape', () => {
  const step = fit([], 30, 332, 242);
  expect(high([], 30, step, 332)).toBeLessThanOrEqual(242);
  const flat = fit([], 14, 372, 116);
  expect(high([], 14, flat, 372)).toBeLessThanOrEqual(116);
});

test('nothing is smaller than a fingertip, however many there are', () => {
  const step = fit([3, 4, 5], 40, 304, 120);
  expect(step).toEqual(STEPS.at(-1));
  expect(step.width).toBeGreaterThanOrEqual(44);
  expect(heightOf(step)).toBeGreaterThanOrEqual(44);
});

test('builds come first and take more room', () => {
  const step = { width: 56, short: false };
  expect(rowsOf([2, 2], 0, step, 344)).toBe(1);
  expect(rowsOf([4, 4, 4], 3, step, 344)).toBeGreaterThan(1);
  expect(rowsOf([], 0, step, 344)).toBe(0);
});
