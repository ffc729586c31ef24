import { expect, test } from 'vitest';
import { neighbour } from './roving.ts';

// Two rows of three, and one below.
const boxes = [0, 1, 2, 3, 4, 5, 6].map((place) => ({ left: (place % 3) * 50, top: Math.floor(place / 3) * 70, width: 44, height: 62 }));

test('left and right go along, up and down to the nearest of the next row', () => {
  expect(neighbour(boxes, 1, 'ArrowRight')).toBe(2);
  expect(neighbour(boxes, 2, 'ArrowRight')).toBe(3);
  expect(neighbour(boxes, 1, 'ArrowDown')).toBe(4);
  expect(neighbour(boxes, 4, 'ArrowUp')).toBe(1);
  expect(neighbour(boxes, 5, 'ArrowDown')).toBe(6);
});

test('out of the rows there is nothing', () => {
  expect(neighbour(boxes, 0, 'ArrowLeft')).toBeNull();
  expect(neighbour(boxes, 6, 'ArrowDown')).toBeNull();
  expect(neighbour(boxes, 2, 'ArrowUp')).toBeNull();
  expect(neighbour(boxes, 3, 'End')).toBe(6);
  expect(neighbour(boxes, 3, 'Home')).toBe(0);
});
