import { describe, expect, test } from 'vitest';
import { cut, DASHES, marked, MARKS, plot, spread, ticks, styleOf } from './chart.ts';

describe('ticks', () => {
  test('are round, few, and hold everything between them', () => {
    expect(ticks(0, 52, 5)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 1, 5)).toEqual([0, 1]);
    expect(ticks(-13, 48, 6)).toEqual([-20, 0, 20, 40, 60]);
    expect(ticks(0, 0, 4)).toEqual([0, 1]);
    for (const [low, high] of [[0, 7], [-1, 1], [-250, 990], [3, 4], [-7, -3]] as const) {
      const all = ticks(low, high, 5);
      expect(all[0]).toBeLessThanOrEqual(low);
      expect(all.at(-1)).toBeGreaterThanOrEqual(high);
      expect(all.length).toBeLessThanOrEqual(7);
      expect(all.every(Number.isInteger)).toBe(true);
    }
  });
});

describe('labels', () => {
  test('get their room, in their order, within the frame', () => {
    expect(spread([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([100, 95, 98], 10, 0, 100)).toEqual([100, 80, 90]);
    expect(spread([5, 50], 10, 10, 100)).toEqual([10, 50]);
    expect(spread([], 10, 0, 100)).toEqual([]);
    const crowd = spread([7, 3, 3, 90, 91, 92, 92, 1], 12, 0, 100).sort((one, other) => one - other);
    crowd.slice(1).forEach((at, before) => expect(at - crowd[before]!).toBeGreaterThanOrEqual(12 - 1e-9));
    expect(crowd.at(-1)).toBeLessThanOrEqual(100);
  });

  test('are cut by letters, not by halves of them', () => {
    expect(cut('Anna', 4)).toBe('Anna');
    expect(cut('Annabelle', 5)).toBe('Anna…');
    expect(cut('🙂🙂🙂', 2)).toBe('🙂…');
  });
});

test('marks are few enough, and the last one is there', () => {
  expect(marked(4, 10)).toEqual([0, 1, 2, 3, 4]);
  expect(marked(20, 7)).toEqual([2, 5, 8, 11, 14, 17, 20]);
  expect(marked(0, 5)).toEqual([0]);
});

test('every one of eight players has dashes and marks of their own, and of many no two have both alike', () => {
  expect(new Set(DASHES).size).toBe(8);
  expect(new Set(MARKS).size).toBe(8);
  const many = Array.from({ length: 40 }, (_, line) => JSON.stringify(styleOf(line)));
  expect(new Set(many).size).toBe(40);
});

describe('plot', () => {
  const lines = [
    { name: 'Anna', values: [20, 23, 18, -4] },
    { name: 'Ben', values: [20, 17, 22, 44] },
  ];

  test('everything stands within the picture, higher for more', () => {
    const { left, right, top, bottom, lines: drawn, across, down } = plot(lines, 320, 200);
    expect(left).toBeLessThan(right);
    for (const { points, marks, label } of drawn) {
      for (const { x, y } of [...points, ...marks]) {
        expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
      }
      expect(label.y >= top && label.y <= bottom).toBe(true);
    }
    expect(drawn[1]!.points.at(-1)!.y).toBeLessThan(drawn[0]!.points.at(-1)!.y);
    expect(drawn[0]!.points[0]).toEqual(drawn[1]!.points[0]);
    expect(across.some(({ value }) => value === 0)).toBe(true);
    expect(down.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    expect(down.at(-1)!.at).toBe(right);
  });

  test('the paper is for where the lines are: of twenty clips each it does not begin at nothing', () => {
    const { across } = plot([{ name: 'Anna', values: [20, 23, 25] }, { name: 'Ben', values: [20, 17, 15] }], 320, 200);
    expect([across[0]!.value, across.at(-1)!.value]).toEqual([15, 25]);
  });

  test('nothing played yet, nobody there, and no width are no trouble', () => {
    for (const [some, width] of [[[{ name: 'Anna', values: [0] }], 300], [[], 300], [lines, 0]] as const) {
      const numbers = JSON.stringify(plot(some, width, 200));
      expect(numbers).not.toContain('null');
    }
  });
});
