// One book as this page has it: told by the server, added to here, sent when it can be.
import type { BookTold, Change, HouseRules, Operation, SheetRules } from '$wire';
import { Refused } from '../net/api.ts';
import { random } from '../net/random.ts';
import { lookAt, putIn, sheetRules, type Key } from './api.ts';
import { fold, houseKey, isThere, type Evening, type Shown } from './fold.ts';
import {
  addRefused, addToQueue, hearBook, keepQueue, keepRules, keepTold, noteBook, queueOf, refusedOf, rulesKept, takeFromQueue, takeRefused,
  toldOf, type Refusal,
} from './kept.ts';

/** How often one looks whether somebody else has noted something, in milliseconds. */
const LOOK_EVERY = 5000;

/** So many operations are sent at once. */
const AT_ONCE = 200;

/** What can be better in a moment; everything else is an answer. */
const LATER = ['web-no-connection', 'web-odd-answer', 'refusal-store-failed', 'refusal-server-full', 'refusal-books-too-fast'];

/** What does not change by asking again, while each wrong secret counts at the server as a guess from this address. */
const FINAL = 'refusal-no-book';

export const isLater = (error: unknown): boolean => error instanceof Refused && LATER.includes(error.why.key);
const isOnlyLooking = (error: unknown): boolean => error instanceof Refused && error.why.key === 'refusal-only-looking';

export class Book {
  readonly key: Key;
  told = $state.raw<BookTold | null>(null);
  queue = $state.raw<Operation[]>([]);
  /** What the server refused, until somebody has seen to it. */
  refused = $state.raw<Refusal[]>([]);
  /** Does the server answer? */
  online = $state(true);
  /** Why there is nothing to see. */
  problem = $state('');
  /** Could something that was entered here not be kept, so that it lasts as long as this window only? */
  full = $state(false);
  #busy = false;
  /** What is under way, or was last. */
  #running: Promise<void> = Promise.resolve();
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** Only what somebody does here asks again. */
  #final = false;

  /** The book as it is shown, what is not sent yet included. */
  shown = $derived.by<Shown | null>(() => (this.told?.book ? fold(this.told.book, this.queue, (house) => this.rulesOf(house)) : null));

  constructor(key: Key) {
    this.key = key;
    this.told = toldOf(key.id);
    this.queue = queueOf(key.id);
    this.refused = refusedOf(key.id);
  }

  /** May one write in it? As far as is known. */
  get edit(): boolean {
    return this.told?.edit ?? false;
  }

  /** Is there something that was entered here and cannot be sent by this link? */
  get stuck(): boolean {
    return this.told !== null && !this.told.edit && this.queue.length > 0;
  }

  /** Looks, sends and looks again until it is ended; gives what ends it. */
  begin(): () => void {
    this.#ended = false;
    const now = (): void => {
      if (!this.#final) void this.sync();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') now();
    };
    // Not without a word, as long as something would be lost with this window.
    const leaving = (event: BeforeUnloadEvent): void => {
      if (this.full && !keepQueue(this.key.id)) event.preventDefault();
    };
    addEventListener('online', now);
    addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', seen);
    const deaf = hearBook(this.key.id, (told) => this.#heard(told));
    void this.sync();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
      deaf();
      removeEventListener('online', now);
      removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Another window of this device did something to the book. */
  #heard(told: boolean): void {
    const { id } = this.key;
    if (told) {
      // What one window may see another may not, if they came by different links.
      const news = toldOf(id);
      if (news && this.told && news.edit === this.told.edit && news.number > this.told.number) this.told = news;
      return;
    }
    const before = this.queue;
    this.queue = queueOf(id);
    this.refused = refusedOf(id);
    // It was sent, or taken back.
    if (before.some((operation) => !this.queue.some((one) => one.id === operation.id))) void this.sync();
  }

  /** What house rules say of sheets, if this device knows it. */
  rulesOf(house: HouseRules): SheetRules | undefined {
    const key = houseKey(house);
    return rulesKept()[key] ?? this.told?.book?.evenings.find((evening) => houseKey(evening.about.house) === key)?.rules;
  }

  /** Asks for them where it does not. */
  async learnRules(house: HouseRules): Promise<SheetRules> {
    const known = this.rulesOf(house) ?? (await sheetRules(house));
    keepRules(houseKey(house), known);
    return known;
  }

  evening(id: number): Evening | undefined {
    return this.shown?.evenings.find((evening) => evening.id === id);
  }

  person(id: number): string {
    return this.shown?.people.find((person) => person.id === id)?.name ?? '';
  }

  /** Does something to the book: here at once, at the server as soon as it can be reached. */
  do(changes: readonly Change[], undoes?: string): Operation[] {
    const base = this.told?.number ?? 0;
    const operations = changes.map((change) => ({ id: random(), base, at: Date.now(), change, ...(undoes ? { undoes } : {}) }));
    this.queue = addToQueue(this.key.id, operations);
    this.full = !keepQueue(this.key.id);
    void this.sync();
    return operations;
  }

  /** Takes back what was done last: what is not sent yet is dropped, else by an operation of its own. */
  async undo(): Promise<void> {
    // What is on its way cannot be dropped. When it has arrived, or could not, it is known how to take it back.
    if (this.queue.length) await this.#running;
    const last = this.queue.at(-1);
    const undo = this.told?.book?.undo;
    if (last) this.queue = takeFromQueue(this.key.id, new Set([last.id]));
    else if (undo) this.do([undo.change], undo.operation);
  }

  get canUndo(): boolean {
    return this.queue.length > 0 || this.told?.book?.undo !== undefined;
  }

  /** Something that was refused is seen to. */
  settle(operation: string): void {
    this.refused = takeRefused(this.key.id, operation);
  }

  /** What was entered here and cannot be sent is given up. */
  discard(): void {
    this.queue = takeFromQueue(this.key.id, new Set(this.queue.map((operation) => operation.id)));
  }

  /** Sends and looks, now or, if that is under way, once more afterwards. */
  async sync(): Promise<void> {
    if (this.#busy) this.#again = true;
    else this.#running = this.#sync();
    return this.#running;
  }

  async #sync(): Promise<void> {
    this.#busy = true;
    clearTimeout(this.#timer);
    try {
      await this.#send();
      this.online = true;
      this.problem = '';
      this.#final = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.online = !isLater(error);
      this.#final = error.why.key === FINAL;
      // What was told before can be shown all the same, if it is only the line.
      if (this.online || !this.told) this.problem = error.message;
    } finally {
      this.#busy = false;
      if (!this.#ended && !this.#final) this.#later(this.#again ? 0 : LOOK_EVERY);
      this.#again = false;
    }
  }

  #later(time: number): void {
    this.#timer = setTimeout(() => {
      // Nobody looks, and there is nothing to send.
      if (document.visibilityState === 'hidden' && (this.queue.length === 0 || this.stuck)) this.#later(LOOK_EVERY);
      else void this.sync();
    }, time);
  }

  async #send(): Promise<void> {
    const { id } = this.key;
    if (this.full && this.queue.length) this.full = !keepQueue(id);
    const done = await this.#put();
    // What is sent stays to be seen until what has become of it is told.
    const known = this.told?.book && done ? this.told.number : undefined;
    const told = await lookAt(this.key, known);
    if (told.book) {
      this.told = { ...told, operations: [] };
      keepTold(id, this.told);
      noteBook(id, { name: told.book.name, people: told.book.people.map(({ name }) => name), edit: told.edit });
    }
    const book = this.told?.book;
    const there = book ? queueOf(id).filter((operation) => isThere(book, operation)) : [];
    this.queue = takeFromQueue(id, new Set([...(done ?? []), ...there.map((operation) => operation.id)]));
    if (this.queue.length && !this.stuck) this.#again = true;
  }

  /** Sends what waits, and gives what of it is done; null if one may only look, contrary to what was known. */
  async #put(): Promise<Set<string> | null> {
    const { id } = this.key;
    const done = new Set<string>();
    const waiting = this.stuck ? [] : queueOf(id).slice(0, AT_ONCE);
    if (!waiting.length) return done;
    const answer = await putIn(this.key, waiting).catch((error: unknown) => {
      if (isOnlyLooking(error)) return null;
      throw error;
    });
    if (!answer) return null;
    const refused: Refusal[] = [];
    for (const result of answer.results) {
      done.add(result.id);
      const operation = waiting.find((one) => one.id === result.id);
      if (result.done === 'refused' && result.why && operation) refused.push({ operation, why: result.why });
    }
    if (refused.length) this.refused = addRefused(id, refused);
    return done;
  }
}
