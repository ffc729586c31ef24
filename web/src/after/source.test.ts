import type { Replay, ReplayStep } from '$wire';
import { expect, test, vi } from 'vitest';
import { recordPath, replayAll, replayHash, replayLink } from './source.ts';

const steps = (count: number): ReplayStep[] => Array.from({ length: count }, (_, at) => ({ seen: [], view: at }) as unknown as ReplayStep);
const part = (all: number, size: number, total = all) =>
  vi.fn(async (from: number) => ({ total, steps: steps(all).slice(from, from + size) }) as Replay);

test('all of a match is asked for, part by part', async () => {
  const of = part(7, 3);
  const grown: [number, boolean][] = [];
  await replayAll(of, (replay, more) => {
    grown.push([replay.steps.length, more]);
    return true;
  });
  expect(grown).toEqual([[3, true], [6, true], [7, false]]);
  expect(of.mock.calls.map(([from]) => from)).toEqual([0, 3, 6]);
});

test('it ends when nobody wants more, and when there is no more', async () => {
  const of = part(7, 3);
  await replayAll(of, () => false);
  expect(of).toHaveBeenCalledTimes(1);
  const short = part(3, 3, 9);
  const more: boolean[] = [];
  await replayAll(short, (_, still) => {
    more.push(still);
    return true;
  });
  expect(short).toHaveBeenCalledTimes(2);
  expect(more).toEqual([true, false]);
});

test('what cannot be had is told', async () => {
  await expect(replayAll(async () => Promise.reject(new Error('no')), () => true)).rejects.toThrow('no');
});

test('addresses', () => {
  expect(recordPath('a5b1shkqw4', 2)).toBe('/api/v1/tables/a5b1shkqw4/records/2');
  expect(replayHash('a5b1shkqw4', 2)).toBe('#replay/a5b1shkqw4/2');
  expect(replayLink('a5b1shkqw4', 2, 41)).toMatch(/#replay\/a5b1shkqw4\/2\/41$/);
});
