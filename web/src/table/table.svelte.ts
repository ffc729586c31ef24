// One table as this device knows it, kept true over cut lines. What is shown is only ever what the server told.
import type { Move, Question, Reason, ServerMessage, Snapshot, View, Why, Wish } from '$wire';
import { Line, type LineState, type Place } from '../net/line.ts';
import { forgetTable, keepTable, tokenOf } from '../net/mine.ts';
import { announce } from '../ui/announce.svelte.ts';
import { computerName } from '../words/computers.ts';
import { t, words } from '../words/words.svelte.ts';
import { fold, type Entry } from './fold.ts';

/** Something that happened, with the game before and after it. */
export type Turn = { entry: Entry; before: View | null; after: View | null };

/** A sentence for the player: a refusal, or what could not be done. */
export type Notice = { text: string; rule?: string; at: number };

/** What the parts of a game ask of a table: a lesson has it too. */
export type Playing = Pick<
  Table,
  'me' | 'name' | 'line' | 'pending' | 'notice' | 'facts' | 'view' | 'asked' | 'turns' | 'clockAhead' | 'act' | 'ask' | 'askWhole' | 'complain'
>;

/** How many entries are kept for the list of what happened. */
const TURNS_KEPT = 200;

export class Table {
  readonly code: string;
  line = $state<LineState>('connecting');
  facts = $state.raw<Snapshot | null>(null);
  /** What happened while the page was open, the last one last. */
  turns = $state.raw<readonly Turn[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** A move that the server has not confirmed yet. */
  pending = $state.raw<{ id: string; move: string } | null>(null);
  /** A code that moves the seat to another device, and until when. */
  moveCode = $state.raw<{ code: string; until: number } | null>(null);
  /** The place could not be had: no such table, or it is full. */
  barred = $state.raw<string | null>(null);
  /** What the server's clock is ahead of this device's, in milliseconds. */
  clockAhead = 0;

  #place: Place;
  #line: Line;
  #listeners = new Set<(turn: Turn) => void>();

  constructor(code: string, claim?: string) {
    this.code = code;
    this.#place = {
      code,
      token: tokenOf(code),
      lang: words.lang,
      last: () => this.facts?.number,
      ...(claim === undefined ? {} : { claim }),
    };
    this.#line = new Line(this.#place, (message) => this.#hear(message), (state) => this.#lineIs(state));
    this.#line.open();
  }

  // What is derived.

  get view(): View | null {
    return this.facts?.view ?? null;
  }

  /** My seat, if I sit here and this is the connection of it. */
  get me(): number | null {
    return this.facts?.you.who === 'seat' ? this.facts.you.seat : null;
  }

  get stage(): string {
    return this.facts?.pulse.stage ?? 'before';
  }

  get isHost(): boolean {
    return this.me !== null && this.facts?.pulse.host === this.me;
  }

  /** Does the game wait for me? */
  get asked(): boolean {
    return this.me !== null && this.stage === 'during' && (this.facts?.pulse.asked.includes(this.me) ?? false);
  }

  /** How somebody is called here; a name that was deleted, or a computer player's, in the language of the page. */
  name(seat: number): string {
    const facts = this.facts?.seats[seat];
    if (!facts) return t('seat-number', { seat: seat + 1 });
    if (!facts.person && facts.computer) return this.#computerName(seat, facts.computer);
    return facts.name || t('seat-number', { seat: seat + 1 });
  }

  #computerName(seat: number, computer: string): string {
    const alike = this.facts!.seats.slice(0, seat).filter((one) => !one.person && one.computer === computer).length;
    const name = computerName(computer);
    return alike === 0 ? name : `${name} ${alike + 1}`;
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.clockAhead;
  }

  // What can be done.

  wish(wish: Wish): string {
    this.notice = null;
    return this.#line.wish(this.facts?.number ?? 0, wish);
  }

  /** Makes a move; it is marked until it is confirmed or refused. One at a time. */
  act(move: string): void {
    if (this.pending) return;
    this.pending = { id: this.wish({ do: 'act', move }), move };
  }

  /** What can be done with a card or a selection: null if nobody could answer, or the table has moved on. */
  async ask(about: Question): Promise<Move[] | null> {
    return (await this.askWhole(about))?.moves ?? null;
  }

  /** The same, with whether there are `more` moves than are told, and the reason for a hint. */
  async askWhole(about: Question): Promise<{ moves: Move[]; more: boolean; reason?: Reason } | null> {
    const answer = await this.#line.ask(about);
    return answer && answer.number === this.facts?.number ? answer : null;
  }

  /** Calls back for everything that happens from now on; the result ends that. */
  listen(listener: (turn: Turn) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Comes again for all that there is to know; until it comes, what is known stays. */
  anew(): void {
    this.#line.anew();
  }

  /** The language in which the server tells reasons from now on. */
  speak(lang: string): void {
    if (this.#place.lang === lang) return;
    this.#place.lang = lang;
    this.anew();
  }

  wake(): void {
    this.#line.wake();
  }

  close(): void {
    this.#listeners.clear();
    this.#line.close();
  }

  complain(text: string, rule?: string): void {
    this.notice = { text, at: Date.now(), ...(rule === undefined ? {} : { rule }) };
    announce(text, 'now');
  }

  // What is heard.

  #lineIs(state: LineState): void {
    const was = this.line;
    this.line = state;
    if (state === 'lost' && was === 'open') announce(t('web-line-lost'));
    if (state === 'open' && was !== 'open' && this.turns.length) announce(t('web-line-found'));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot': {
        const { type: _, ...facts } = message;
        this.#take(facts);
        this.clockAhead = message.now - Date.now();
        break;
      }
      case 'welcome': {
        this.clockAhead = message.now - Date.now();
        const same = JSON.stringify(message.you) === JSON.stringify(this.facts?.you);
        if (!same) this.anew();
        break;
      }
      case 'entry':
        this.#happen(message);
        break;
      case 'done':
        if (message.id === this.pending?.id) this.pending = null;
        break;
      case 'refused':
        if (message.id === undefined) this.barred = message.why.text ?? message.why.key;
        else {
          if (message.id === this.pending?.id) this.pending = null;
          this.complain(message.why.text ?? message.why.key, message.why.rule);
        }
        break;
      case 'error':
        if (message.id !== undefined && message.id === this.pending?.id) this.pending = null;
        this.#error(message.why);
        break;
      case 'taken_over':
        if (this.facts) this.facts = { ...this.facts, you: { who: 'elsewhere', seat: message.seat } };
        else this.elsewhere = true;
        break;
      case 'code':
        this.moveCode = { code: message.code, until: Date.now() + message.lasts };
        break;
      default:
    }
  }

  #error(why: Why): void {
    const text = why.text ?? why.key;
    if (this.facts !== null) this.complain(text);
    else if (this.#place.claim !== undefined) {
      // The code for moving a seat does not work (any more); one may be seated here already, or look on.
      delete this.#place.claim;
      this.complain(text);
      this.anew();
    } else {
      this.barred = text;
      // Other reasons pass, and the line tries again; a seat is not forgotten for them.
      if (why.key !== 'refusal-no-table') return;
      forgetTable(this.code);
      this.#line.close();
    }
  }

  /** The seat is at another connection, and nothing more is known. */
  elsewhere = $state(false);

  #take(facts: Snapshot): void {
    this.facts = facts;
    this.barred = null;
    this.elsewhere = false;
    this.#keep();
  }

  #happen(entry: Entry): void {
    const before = this.facts;
    // An entry that does not follow means that something is missing: everything is asked for again.
    if (!before || entry.number !== before.number + 1) {
      if (before && entry.number > before.number) this.anew();
      return;
    }
    this.facts = fold(before, entry);
    const turn = { entry, before: before.view, after: this.facts.view };
    if (entry.news) this.turns = [...this.turns.slice(1 - TURNS_KEPT), turn];
    const what = entry.news?.what.what;
    if (what === 'started' || what === 'sat' || what === 'rules' || what === 'revealed' || what === 'closed') this.#keep();
    this.#listeners.forEach((listener) => listener(turn));
    // Who pays whom is told with the whole of the table only.
    if (what === 'revealed') this.anew();
  }

  #keep(): void {
    if (!this.facts) return;
    const { rules, seats, pulse, you, commitment, sheets } = this.facts;
    // The server forgets it when it has told the secret.
    const witness = pulse.stage === 'during' && commitment ? { witness: { match: sheets.length, commitment } } : {};
    const seated = you.who === 'seat' || you.who === 'elsewhere' || you.who === 'waiting';
    const names = seats.flatMap((seat) => (seat.person && seat.name ? [seat.name] : []));
    const computers = seats.flatMap((seat) => (!seat.person && seat.computer ? [seat.computer] : []));
    keepTable(this.code, { rules, names, computers, stage: pulse.stage, seated, ...witness });
  }
}
