// What this device keeps of books: their links, what was last told, and what is not sent yet. Never in an address that is sent.
import type { BookTold, Operation, SheetRules, Why } from '$wire';
import { forget, recallJson, rememberJson } from '../net/kept.ts';

/** How many books are kept in the list. */
const MOST = 40;

/** How many names are kept. */
const MOST_NAMES = 40;

export type MyBook = {
  id: string;
  /** Gives the right to write in it, or to look at it. */
  secret: string;
  /** When it was last opened here, in milliseconds since 1970. */
  at: number;
  name?: string;
  /** Who plays, as far as it is known. */
  people?: string[];
  edit?: boolean;
};

/** Something entered here that the server refused: it is shown until somebody has seen to it. */
export type Refusal = { operation: Operation; why: Why };

export const myBooks = (): MyBook[] => recallJson<MyBook[]>('books', []);

export const bookOf = (id: string): MyBook | undefined => myBooks().find((book) => book.id === id);

/** Keeps what is new about a book, which becomes the first of the list. A right to write is not lost by a link to look. */
export function keepBook(id: string, secret: string, facts: Partial<Omit<MyBook, 'id' | 'secret'>> = {}): void {
  const old = bookOf(id);
  // What is told depends on the right; the server does not tell it again as long as the book is the same.
  if (old && old.secret !== secret) forgetTold(id);
  const all = [{ ...old, id, secret, at: Date.now(), ...facts }, ...myBooks().filter((book) => book.id !== id)];
  // It can be told again; what is not sent yet stays, in case the book is opened again.
  for (const book of all.slice(MOST)) forgetTold(book.id);
  rememberJson('books', all.slice(0, MOST));
}

export function noteBook(id: string, facts: Partial<Omit<MyBook, 'id' | 'secret'>>): void {
  rememberJson('books', myBooks().map((book) => (book.id === id ? { ...book, ...facts } : book)));
}

export function forgetBook(id: string): void {
  rememberJson('books', myBooks().filter((book) => book.id !== id));
  for (const what of ['told', 'queue', 'refused']) forget(`book-${id}-${what}`);
}

export const toldOf = (id: string): BookTold | null => recallJson<BookTold | null>(`book-${id}-told`, null);
const forgetTold = (id: string): void => forget(`book-${id}-told`);
export const keepTold = (id: string, told: BookTold): void => rememberJson(`book-${id}-told`, told);

export const queueOf = (id: string): Operation[] => recallJson<Operation[]>(`book-${id}-queue`, []);
export const refusedOf = (id: string): Refusal[] => recallJson<Refusal[]>(`book-${id}-refused`, []);

/** Another window may have added something meanwhile, so the queue is read anew each time before it is changed. */
export function addToQueue(id: string, operations: readonly Operation[]): Operation[] {
  const queue = [...queueOf(id), ...operations];
  rememberJson(`book-${id}-queue`, queue);
  return queue;
}

export function takeFromQueue(id: string, done: ReadonlySet<string>): Operation[] {
  const queue = queueOf(id).filter((operation) => !done.has(operation.id));
  rememberJson(`book-${id}-queue`, queue);
  return queue;
}

/** What is sent twice, by two windows or after an answer that got lost, is refused twice but shown once. */
export function addRefused(id: string, refused: readonly Refusal[]): Refusal[] {
  const all = [...new Map([...refusedOf(id), ...refused].map((one) => [one.operation.id, one])).values()];
  rememberJson(`book-${id}-refused`, all);
  return all;
}

export function takeRefused(id: string, operation: string): Refusal[] {
  const all = refusedOf(id).filter((refused) => refused.operation.id !== operation);
  rememberJson(`book-${id}-refused`, all);
  return all;
}

/** Names of people who played at this device, the latest first. */
export const namesKept = (): string[] => recallJson<string[]>('names', []);

export function keepNames(names: readonly string[]): void {
  rememberJson('names', [...names, ...namesKept().filter((name) => !names.includes(name))].slice(0, MOST_NAMES));
}

/** What house rules say of sheets, so that an evening can be begun without a connection too. */
export const rulesKept = (): Record<string, SheetRules> => recallJson<Record<string, SheetRules>>('rules-of-sheets', {});

export function keepRules(key: string, rules: SheetRules): void {
  const others = Object.entries(rulesKept()).filter(([known]) => known !== key).slice(-19);
  rememberJson('rules-of-sheets', Object.fromEntries([...others, [key, rules]]));
}
