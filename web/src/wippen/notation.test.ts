import { expect, test } from 'vitest';
import { countOf, keyed, ownerOfBuild, partsOf, textOf, valueOf, valueOfBuild } from './notation.ts';

test('moves are read as the notation has them', () => {
  expect(partsOf('4h')).toEqual({ kind: 'add', card: '4h', loose: [], builds: [] });
  expect(partsOf('3sx3c')).toEqual({ kind: 'capture', card: '3s', loose: ['3c'], builds: [] });
  expect(partsOf('9hx3c+6d+[2h3s4c=9@1]')).toEqual({ kind: 'capture', card: '9h', loose: ['3c', '6d'], builds: ['[2h3s4c=9@1]'] });
  expect(partsOf('4c+2h+3s=9')).toEqual({ kind: 'build', card: '4c', loose: ['2h', '3s'], builds: [], value: 9 });
  expect(partsOf('As+[2h3s4c=9@1]=10')).toEqual({ kind: 'extend', card: 'As', loose: [], builds: ['[2h3s4c=9@1]'], value: 10 });
  expect(partsOf('5h+3d+[2s6c=8@0]=8')).toEqual({ kind: 'extend', card: '5h', loose: ['3d'], builds: ['[2s6c=8@0]'], value: 8 });
  expect(partsOf('8h!2')).toEqual({ kind: 'steal', card: '8h', loose: [], builds: [], from: 2 });
  expect(partsOf('Tsx[4d6h=10@0]')).toMatchObject({ kind: 'capture', card: 'Ts', loose: [], builds: ['[4d6h=10@0]'] });
});

test('builds are counted by their cards', () => {
  expect(countOf(partsOf('9hx3c+6d+[2h3s4c=9@1]'))).toBe(5);
  expect(valueOfBuild('[4d6h=10@0]')).toBe(10);
  expect(ownerOfBuild('[4d6h=10@3]')).toBe(3);
});

test('what is written alike gets different keys', () => {
  expect(keyed(['7h', '7h', '8s'])).toEqual([
    { key: '7h.0', text: '7h' },
    { key: '7h.1', text: '7h' },
    { key: '8s.0', text: '8s' },
  ]);
  expect(textOf('[2h3s4c=9@1].1')).toBe('[2h3s4c=9@1]');
});

test('numbers count their value, faces nothing', () => {
  expect(['As', '2s', '9s', 'Ts', 'Js', 'Qs', 'Ks'].map(valueOf)).toEqual([1, 2, 9, 10, null, null, null]);
});
