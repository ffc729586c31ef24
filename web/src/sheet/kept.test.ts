import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookTold, Operation } from '$wire';
import { forget, recall, recallNames, remember } from '../net/kept.ts';
import {
  addRefused, addToQueue, bookOf, forgetBook, keepBook, keepQueue, keepTold, myBooks, queueOf, refusedOf, takeFromQueue, takeRefused, toldOf,
} from './kept.ts';

const kept = new Map<string, string>();
let full = false;
/** So many letters there is room for. */
let room = Infinity;

beforeEach(() => {
  kept.clear();
  full = false;
  room = Infinity;
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      const others = [...kept].filter(([other]) => other !== name).reduce((sum, [, { length }]) => sum + length, 0);
      if (full || others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
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

const ids = (operations: readonly Operation[]): string[] => operations.map(({ id }) => id);
/** A window of its own: what it could not keep, it alone knows. */
async function another(): Promise<typeof import('./kept.ts')> {
  vi.resetModules();
  return import('./kept.ts');
}

it('loses no line when the device is full, and keeps it as soon as there is room', () => {
  addToQueue('a', [operation('1')]);
  full = true;
  addToQueue('a', [operation('2')]);
  expect([ids(queueOf('a')), keepQueue('a')]).toEqual([['1', '2'], false]);
  expect(ids(takeFromQueue('a', new Set(['1'])))).toEqual(['2']);
  full = false;
  expect([keepQueue('a'), kept.size, ids(queueOf('a'))]).toEqual([true, 1, ['2']]);
});

it('gives up what can be told again before a line has no room', () => {
  keepBook('a', 'secret');
  keepBook('b', 'secret');
  keepTold('b', { ...told(true), operations: [operation('much that was told')] });
  room = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  addToQueue('a', [operation('1')]);
  expect([keepQueue('a'), ids(queueOf('a')), toldOf('b'), bookOf('b')?.secret]).toEqual([true, ['1'], null, 'secret']);
});

it('gives up what can be told again before the secret of a new book has no room', () => {
  keepBook('b', 'secret');
  keepTold('b', { ...told(true), operations: [operation('much that was told, and can be told again')] });
  room = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  keepBook('new', 'of the new one', { edit: true });
  expect(JSON.parse(kept.get('stamtafel-books')!)).toMatchObject([{ id: 'new', secret: 'of the new one' }, { id: 'b', secret: 'secret' }]);
  expect(toldOf('b')).toBe(null);
});

it('loses nothing when two windows enter at once', async () => {
  const other = await another();
  addToQueue('a', [operation('1')]);
  // What one could not keep hides nothing from it that the other could.
  full = true;
  addToQueue('a', [operation('2')]);
  full = false;
  other.addToQueue('a', [operation('3'), operation('4')]);
  expect([ids(queueOf('a')).sort(), ids(other.queueOf('a'))]).toEqual([['1', '2', '3', '4'], ['1', '3', '4']]);
  other.takeFromQueue('a', new Set(['1', '3']));
  expect(ids(queueOf('a')).sort()).toEqual(['2', '4']);
  keepQueue('a');
  expect(ids(other.queueOf('a')).sort()).toEqual(['2', '4']);
});

it('sends in the order in which it was entered, whatever the clock says', () => {
  vi.useFakeTimers({ now: 5000 });
  addToQueue('a', [operation('z'), operation('y')]);
  vi.setSystemTime(100);
  expect(ids(addToQueue('a', [operation('x')]))).toEqual(['z', 'y', 'x']);
  vi.useRealTimers();
});

it('forgets everything of a book, and nothing of another', () => {
  for (const id of ['a', 'ab']) {
    keepBook(id, 'secret');
    addToQueue(id, [operation('1')]);
    addRefused(id, [{ operation: operation('2'), why: { key: 'refusal-sheet-gone' } }]);
  }
  forgetBook('a');
  expect([recallNames('book-a-'), queueOf('ab').length, refusedOf('ab').length]).toEqual([[], 1, 1]);
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
  expect(takeRefused('a', '1').map((one) => one.operation.id)).toEqual(['2']);
});
