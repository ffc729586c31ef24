import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookTold, Operation } from '$wire';
import { forget, recall, remember } from '../net/kept.ts';
import { addRefused, addToQueue, bookOf, keepBook, keepTold, myBooks, queueOf, takeFromQueue, toldOf } from './kept.ts';

const kept = new Map<string, string>();
let full = false;

beforeEach(() => {
  kept.clear();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const operation = (id: string): Operation => ({ id, base: 0, at: 1, change: { do: 'name', name: id } });
const told = (edit: boolean): BookTold => ({ id: 'a', number: 1, edit, operations: [] });

it('goes by what could not be kept, until something can be kept again', () => {
  remember('word', 'old');
  full = true;
  remember('word', 'new');
  expect(recall('word')).toBe('new');
  full = false;
  remember('word', 'newer');
  // Another window.
  kept.set('stamtafel-word', 'newest');
  expect(recall('word')).toBe('newest');
  full = true;
  remember('word', 'lost');
  forget('word');
  expect(recall('word')).toBe(null);
});

it('loses no line when the device is full', () => {
  addToQueue('a', [operation('1')]);
  full = true;
  addToQueue('a', [operation('2')]);
  expect(queueOf('a').map(({ id }) => id)).toEqual(['1', '2']);
  expect(takeFromQueue('a', new Set(['1'])).map(({ id }) => id)).toEqual(['2']);
  full = false;
  addToQueue('a', [operation('3')]);
  expect(JSON.parse(kept.get('stamtafel-book-a-queue')!)).toHaveLength(2);
});

it('keeps nothing told of books that are no longer in the list, but what is not sent', () => {
  keepBook('a', 'secret');
  keepTold('a', told(true));
  addToQueue('a', [operation('1')]);
  for (let other = 1; other < 40; other += 1) keepBook(`b${other}`, 'secret');
  expect([myBooks().length, toldOf('a')]).toEqual([40, told(true)]);
  keepBook('b40', 'secret');
  expect([myBooks().length, bookOf('a'), toldOf('a'), queueOf('a').length]).toEqual([40, undefined, null, 1]);
});

it('forgets what was told to who may only look when a link to write comes', () => {
  keepBook('a', 'look');
  keepTold('a', told(false));
  keepBook('a', 'look');
  expect(toldOf('a')).toEqual(told(false));
  keepBook('a', 'write');
  expect(toldOf('a')).toBe(null);
});

it('shows once what is refused twice', () => {
  const why = { key: 'refusal-sheet-gone' };
  addRefused('a', [{ operation: operation('1'), why }]);
  const all = addRefused('a', [{ operation: operation('1'), why }, { operation: operation('2'), why }]);
  expect(all.map((one) => one.operation.id)).toEqual(['1', '2']);
});
