import { describe, expect, it } from 'vitest';
import { around, columnsOf, fitsFlat, othersOf } from './place.ts';

describe('the others', () => {
  it('follow the viewer in the order of play', () => {
    expect(othersOf(4, 0)).toEqual([1, 2, 3]);
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, 1)).toEqual([0]);
  });

  it('are all, for who only looks on', () => {
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
    expect(othersOf(0, null)).toEqual([]);
  });
});

describe('around the table', () => {
  it('everybody sits once, clockwise from the left of the viewer', () => {
    for (const flat of [false, true]) {
      for (let count = 0; count <= 8; count += 1) {
        const others = othersOf(count, null);
        const { left, top, right } = around(others, flat);
        expect([...left.toReversed(), ...top, ...right]).toEqual(others);
      }
    }
  });

  it('one sits opposite, two on the sides', () => {
    expect(around([1])).toEqual({ left: [], top: [1], right: [] });
    expect(around([1, 2])).toEqual({ left: [1], top: [], right: [2] });
    expect(around([1, 2, 3])).toEqual({ left: [1], top: [2], right: [3] });
    expect(around([1, 2, 3, 4, 5, 6, 7])).toEqual({ left: [2, 1], top: [3, 4, 5], right: [6, 7] });
  });

  it('nobody sits at the top where there is no height, and two on a side at most', () => {
    expect(around([1, 2, 3], true).top).toEqual([]);
    expect(fitsFlat([1, 2, 3, 4])).toBe(true);
    expect(fitsFlat([1, 2, 3, 4, 5])).toBe(false);
  });
});

describe('a strip', () => {
  it('has rows of even length', () => {
    expect(columnsOf(7, 308)).toBe(4);
    expect(columnsOf(5, 308)).toBe(5);
    expect(columnsOf(6, 308)).toBe(3);
    expect(columnsOf(7, 640)).toBe(7);
    expect(columnsOf(4, 308)).toBe(4);
  });

  it('is there before its width is known, and without anybody', () => {
    expect(columnsOf(3, 0)).toBe(1);
    expect(columnsOf(0, 308)).toBe(1);
  });
});
