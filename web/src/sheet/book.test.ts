import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Book } from './book.svelte.ts';

let asked = 0;
let answer: { status: number; json: unknown };
let end: () => void;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return { ok: answer.status === 200, json: async () => answer.json };
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (status: number, key: string) => ({ status, json: { why: { key } } });
const wait = () => vi.advanceTimersByTimeAsync(60_000);

it.each([[404, 'refusal-no-book'], [403, 'refusal-only-looking']])('does not ask by itself after %i %s', async (status, key) => {
  answer = refused(status, key);
  const book = new Book({ id: key, secret: 's' });
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
