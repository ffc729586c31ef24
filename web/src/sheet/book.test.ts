import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookTold, Operation } from '$wire';
import { Book } from './book.svelte.ts';
import { addToQueue, keepTold, queueOf, takeFromQueue } from './kept.ts';

let asked = 0;
type Answer = { status: number; json: unknown };
let answer: Answer | ((request: RequestInit) => Answer);
let end: () => void;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    asked += 1;
    const { status, json } = typeof answer === 'function' ? answer(request) : answer;
    return { ok: status === 200, json: async () => json };
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (status: number, key: string) => ({ status, json: { why: { key } } });
const wait = () => vi.advanceTimersByTimeAsync(60_000);

it('does not ask by itself for a book that there is not', async () => {
  answer = refused(404, 'refusal-no-book');
  const book = new Book({ id: 'none', secret: 's' });
  end = book.begin();
  await wait();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await wait();
  expect(asked).toBe(1);
  // Somebody who does something asks; when the answer is another one, it goes on.
  answer = refused(503, 'refusal-server-full');
  void book.sync();
  await wait();
  expect(asked).toBeGreaterThan(5);
});

it('asks again when it may be better in a moment', async () => {
  answer = refused(429, 'refusal-books-too-fast');
  end = new Book({ id: 'busy', secret: 's' }).begin();
  await wait();
  expect(asked).toBeGreaterThan(5);
});

const entered: Operation = { id: 'e', base: 1, at: 1, change: { do: 'name', name: 'mine' } };
const told = (number: number, edit: boolean, name: string): BookTold => ({
  id: 'b', number, edit, operations: [], book: { name, people: [], evenings: [], order: [], doubts: [] },
});

it('goes on hearing where one may only look, sends nothing there, and gives it up when told to', async () => {
  // The right to write is gone, which the page does not know yet.
  keepTold('b', told(1, true, 'old'));
  addToQueue('b', [entered]);
  let number = 2;
  let put = 0;
  answer = ({ method }) => {
    if (method !== 'POST') return { status: 200, json: told(number, false, `heard ${number}`) };
    put += 1;
    return refused(403, 'refusal-only-looking');
  };
  const book = new Book({ id: 'b', secret: 's' });
  end = book.begin();
  await wait();
  number = 3;
  await wait();
  expect([book.told?.book?.name, book.stuck, put, book.problem, asked < 60]).toEqual(['heard 3', true, 1, '', true]);
  expect(queueOf('b')).toEqual([entered]);
  book.discard();
  expect([queueOf('b'), book.stuck]).toEqual([[], false]);
});

it('does not wait with what the book has already, though its answer got lost', async () => {
  const person: Operation = { id: 'p', base: 1, at: 1, change: { do: 'add_person', person: 1, name: 'Anna' } };
  addToQueue('b', [person, entered]);
  const { book } = told(2, false, 'n');
  answer = ({ method }) =>
    method === 'POST'
      ? refused(403, 'refusal-only-looking')
      : { status: 200, json: { ...told(2, false, 'n'), book: { ...book, people: [{ id: 1, name: 'Anna' }] } } };
  const here = new Book({ id: 'b', secret: 's' });
  end = here.begin();
  await vi.advanceTimersByTimeAsync(100);
  expect(here.queue).toEqual([entered]);
});

it('shows at once what another window of the device entered or was told, unless it may see more', () => {
  answer = refused(503, 'refusal-server-full');
  keepTold('b', told(1, true, 'old'));
  const book = new Book({ id: 'b', secret: 's' });
  end = book.begin();
  const happen = (name: string): void => void dispatchEvent(new StorageEvent('storage', { key: `stamtafel-book-b-${name}` }));
  addToQueue('b', [entered]);
  happen('entry-1-e');
  expect(book.queue).toEqual([entered]);
  keepTold('b', told(2, true, 'new'));
  happen('told');
  takeFromQueue('b', new Set(['e']));
  happen('entry-1-e');
  expect([book.queue, book.told?.number]).toEqual([[], 2]);
  keepTold('b', told(3, false, 'of another link'));
  happen('told');
  expect(book.told?.number).toBe(2);
});

it('takes back what is on its way once it has arrived', async () => {
  keepTold('b', told(1, true, 'old'));
  const put: string[] = [];
  let number = 1;
  answer = ({ method, body }) => {
    if (method !== 'POST') {
      const undo = { operation: put.at(-1)!, change: { do: 'name', name: 'old' } };
      const { book } = told(number, true, 'now');
      return { status: 200, json: { ...told(number, true, 'now'), book: { ...book, ...(put.length === 1 ? { undo } : {}) } } };
    }
    const { operations } = JSON.parse(String(body)) as { operations: Operation[] };
    put.push(...operations.map((operation) => `${operation.id}${operation.undoes ? ` undoes ${operation.undoes}` : ''}`));
    number += operations.length;
    return { status: 200, json: { number, results: operations.map(({ id }) => ({ id, done: 'done' })) } };
  };
  const book = new Book({ id: 'b', secret: 's' });
  end = book.begin();
  await vi.advanceTimersByTimeAsync(1000);
  const [operation] = book.do([entered.change]);
  void book.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(put).toEqual([operation!.id, expect.stringContaining(` undoes ${operation!.id}`)]);
  expect(book.queue).toEqual([]);
});

it('takes a line that swallows everything for none, and goes on asking', async () => {
  keepTold('b', told(1, true, 'old'));
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked += 1;
    return new Promise((_resolve, refuse) => signal!.addEventListener('abort', () => refuse(new Error('given up'))));
  });
  const book = new Book({ id: 'b', secret: 's' });
  end = book.begin();
  await vi.advanceTimersByTimeAsync(19_000);
  expect([asked, book.online]).toEqual([1, true]);
  await wait();
  expect([asked > 2, book.online]).toEqual([true, false]);
});

it('says that the device is full, and keeps asking before the window is closed', () => {
  answer = refused(503, 'refusal-server-full');
  keepTold('b', told(1, true, 'old'));
  const book = new Book({ id: 'b', secret: 's' });
  end = book.begin();
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    get length() {
      return storage.length;
    },
    key: (at: number) => storage.key(at),
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  book.do([entered.change]);
  const leave = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([book.full, book.queue.length, leave()]).toEqual([true, 1, true]);
  vi.stubGlobal('localStorage', storage);
  expect(leave()).toBe(false);
  book.do([entered.change]);
  expect([book.full, localStorage.length > 1, queueOf('b').length]).toEqual([false, true, 2]);
});
