// What this device keeps of books: their links, what was last told, and what is not sent yet. Never in an address that is sent.
import type { BookTold, Operation, SheetRules, Why } from '$wire';
import { forget, hearKept, isUnkept, recallJson, recallNames, rememberJson } from '../net/kept.ts';

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

/** Keeps what cannot be had again, if need be instead of what can: what was told of other books. */
function keepDearly(id: string, name: string, value: unknown): void {
  if (rememberJson(name, value)) return;
  for (const other of myBooks()) if (other.id !== id) forgetTold(other.id);
  rememberJson(name, value);
}

/** Keeps what is new about a book, which becomes the first of the list. A right to write is not lost by a link to look. */
export function keepBook(id: string, secret: string, facts: Partial<Omit<MyBook, 'id' | 'secret'>> = {}): void {
  const old = bookOf(id);
  // What is told depends on the right; the server does not tell it again as long as the book is the same.
  if (old && old.secret !== secret) forgetTold(id);
  const all = [{ ...old, id, secret, at: Date.now(), ...facts }, ...myBooks().filter((book) => book.id !== id)];
  // It can be told again; what is not sent yet stays, in case the book is opened again.
  for (const book of all.slice(MOST)) forgetTold(book.id);
  // Without its secret there is no way back to a book.
  keepDearly(id, 'books', all.slice(0, MOST));
}

export function noteBook(id: string, facts: Partial<Omit<MyBook, 'id' | 'secret'>>): void {
  rememberJson('books', myBooks().map((book) => (book.id === id ? { ...book, ...facts } : book)));
}

export function forgetBook(id: string): void {
  rememberJson('books', myBooks().filter((book) => book.id !== id));
  for (const name of recallNames(`book-${id}-`)) forget(name);
}

const toldName = (id: string): string => `book-${id}-told`;
export const toldOf = (id: string): BookTold | null => recallJson<BookTold | null>(toldName(id), null);
const forgetTold = (id: string): void => forget(toldName(id));
export const keepTold = (id: string, told: BookTold): boolean => rememberJson(toldName(id), told);

// What is not sent yet, and what was refused, has a name of its own for each operation. So a window that adds or takes away
// touches nothing of what another window entered meanwhile, and what one window could not keep hides nothing that another did.

const queueName = (id: string): string => `book-${id}-entry-`;
const refusedName = (id: string): string => `book-${id}-refused-`;

/** Digits of a place in the queue: with as many, names are in the order of their numbers. */
const DIGITS = 16;

/** What all windows of this device entered and nobody sent yet, in the order in which it was entered. */
export const queueOf = (id: string): Operation[] =>
  recallNames(queueName(id)).flatMap((name) => recallJson<Operation | null>(name, null) ?? []);

export function addToQueue(id: string, operations: readonly Operation[]): Operation[] {
  const last = recallNames(queueName(id)).at(-1)?.slice(queueName(id).length, queueName(id).length + DIGITS);
  // A clock that was set back changes no order.
  let place = Math.max(Date.now(), Number(last ?? 0) + 1);
  for (const operation of operations) {
    keepDearly(id, `${queueName(id)}${String(place).padStart(DIGITS, '0')}-${operation.id}`, operation);
    place += 1;
  }
  return queueOf(id);
}

export function takeFromQueue(id: string, done: ReadonlySet<string>): Operation[] {
  for (const name of recallNames(queueName(id))) if (done.has(name.slice(queueName(id).length + DIGITS + 1))) forget(name);
  return queueOf(id);
}

/** Tries again to keep what could not be kept of the queue; true if nothing of it lasts as long as the page only. */
export function keepQueue(id: string): boolean {
  const names = recallNames(queueName(id)).filter(isUnkept);
  for (const name of names) keepDearly(id, name, recallJson<Operation | null>(name, null));
  return !names.some(isUnkept);
}

/** Hears of everything that other windows do to this book; gives what ends it. */
export const hearBook = (id: string, heard: (told: boolean) => void): (() => void) =>
  hearKept(`book-${id}-`, (name) => heard(name === toldName(id)));

export const refusedOf = (id: string): Refusal[] =>
  recallNames(refusedName(id))
    .flatMap((name) => recallJson<Refusal | null>(name, null) ?? [])
    .sort((one, other) => one.operation.at - other.operation.at);

/** What is sent twice, by two windows or after an answer that got lost, is refused twice but shown once. */
export function addRefused(id: string, refused: readonly Refusal[]): Refusal[] {
  for (const one of refused) keepDearly(id, refusedName(id) + one.operation.id, one);
  return refusedOf(id);
}

export function takeRefused(id: string, operation: string): Refusal[] {
  forget(refusedName(id) + operation);
  return refusedOf(id);
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
