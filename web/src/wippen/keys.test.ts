import { expect, test } from 'vitest';
import { meant, nextWith, type Key } from './keys.ts';
import { keyed } from './notation.ts';

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more,
});

test('letters and digits pick a card by its index, as the language writes it', () => {
  expect(meant(key('7'), 'nl')).toEqual({ what: 'index', index: '7' });
  for (const ten of ['0', 't', 'T']) expect(meant(key(ten), 'en')).toEqual({ what: 'index', index: '10' });
  for (const ace of ['a', '1']) expect(meant(key(ace), 'de')).toEqual({ what: 'index', index: 'A' });
  expect(['b', 'v', 'h'].map((letter) => meant(key(letter), 'nl'))).toEqual(
    ['B', 'V', 'H'].map((index) => ({ what: 'index', index })),
  );
  expect(['b', 'd', 'k'].map((letter) => meant(key(letter), 'de'))).not.toContain(null);
  expect(['j', 'q', 'k'].map((letter) => meant(key(letter), 'en'))).not.toContain(null);
  expect(meant(key('q'), 'nl')).toBeNull();
});

test('shift and a digit is a meaning, wherever its sign may be', () => {
  expect(meant(key('!', { code: 'Digit1', shiftKey: true }), 'nl')).toEqual({ what: 'meaning', number: 1 });
  expect(meant(key('"', { code: 'Digit2', shiftKey: true }), 'de')).toEqual({ what: 'meaning', number: 2 });
});

test('what belongs to the browser is left to it', () => {
  expect(meant(key('7', { ctrlKey: true }), 'nl')).toBeNull();
  expect(meant(key('a', { metaKey: true }), 'nl')).toBeNull();
  expect(meant(key('Tab'), 'nl')).toBeNull();
  expect(meant(key('Escape'), 'nl')).toEqual({ what: 'back' });
});

test('the same key again goes on to the next such card', () => {
  const hand = keyed(['7h', '7s', 'Td']);
  expect(nextWith(hand, '7', 'nl', null)?.key).toBe('7h.0');
  expect(nextWith(hand, '7', 'nl', '7h.0')?.key).toBe('7s.0');
  expect(nextWith(hand, '7', 'nl', '7s.0')?.key).toBe('7h.0');
  expect(nextWith(hand, '10', 'nl', null)?.key).toBe('Td.0');
  expect(nextWith(hand, '3', 'nl', null)).toBeNull();
});
