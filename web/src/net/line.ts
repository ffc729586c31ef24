// The line to a table: a WebSocket that comes back by itself, and what must not be lost on the way.
import type { ClientMessage, Question, ServerMessage, Wish } from '$wire';
import { random } from './random.ts';

/** How the line is: `open` after the server said who we are. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export type Heard = (message: ServerMessage) => void;

type Command = Extract<ClientMessage, { type: 'command' }>;
type Answer = Extract<ServerMessage, { type: 'answer' }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** A server that says nothing for so long is taken for gone: it pings, and answers our pings. */
const SILENCE = 12_000;

/** Who we are and where we were; read at every new beginning. */
export type Place = { code: string; token: string; lang: string; claim?: string; last: () => number | undefined };

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #greeted = false;
  /** Is everything to be told, whatever is known already? */
  #fresh = false;
  /** Commands without an answer: sent again with the same id after a cut, which is always safe. */
  #unanswered = new Map<string, Command>();
  #questions = new Map<string, (answer: Answer | null) => void>();
  #place: Place;
  #heard: Heard;
  #changed: (state: LineState) => void;

  constructor(place: Place, heard: Heard, changed: (state: LineState) => void) {
    this.#place = place;
    this.#heard = heard;
    this.#changed = changed;
  }

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.#socket = socket;
    this.#greeted = false;
    this.#changed('connecting');
    const current = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!current()) return;
      const { code, token, lang, claim, last } = this.#place;
      const hello: ClientMessage = { type: 'hello', version: 1, table: code, token, lang };
      const number = last();
      if (claim !== undefined) hello.claim = claim;
      if (number !== undefined && !this.#fresh) hello.last = number;
      this.#fresh = false;
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', (event) => {
      if (current()) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => current() && this.#lost());
    this.#heardAt = Date.now();
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#look(), SILENCE / 4);
  }

  /** Tries at once: the device has a network again, or the page is looked at again. */
  wake(): void {
    if (this.#socket === null && this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.open();
    } else this.#ping();
  }

  /** Comes again from nothing, for a fresh snapshot. */
  anew(): void {
    this.#fresh = true;
    this.#drop();
    clearTimeout(this.#timer);
    this.open();
  }

  close(): void {
    this.#drop();
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#changed('closed');
  }

  /** Wishes something; the id comes back in `done` or `refused`. */
  wish(on: number, wish: Wish): string {
    const command: Command = { type: 'command', id: random(), on, wish };
    this.#unanswered.set(command.id, command);
    this.#send(command);
    return command.id;
  }

  /** Asks; null when the line was cut or the question was refused. */
  ask(about: Question): Promise<Answer | null> {
    return new Promise((resolve) => {
      const id = random();
      this.#questions.set(id, resolve);
      if (!this.#send({ type: 'ask', id, about })) this.#answer(id, null);
    });
  }

  #answer(id: string, answer: Answer | null): boolean {
    const resolve = this.#questions.get(id);
    this.#questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (message.type === 'pong') return;
    if (message.type === 'answer') {
      this.#answer(message.id, message);
      return;
    }
    if (message.type === 'done') this.#unanswered.delete(message.id);
    if (message.type === 'refused' && message.id !== undefined) {
      this.#unanswered.delete(message.id);
      if (this.#answer(message.id, null)) return;
    }
    if (message.type === 'closing') {
      this.#wait = message.again;
    }
    this.#heard(message);
    if (!this.#greeted && (message.type === 'snapshot' || message.type === 'welcome')) {
      this.#greeted = true;
      this.#wait = FIRST_WAIT;
      delete this.#place.claim;
      this.#changed('open');
      for (const command of this.#unanswered.values()) this.#send(command);
    }
  }

  #send(message: ClientMessage): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #ping(): void {
    this.#send({ type: 'ping' });
  }

  /** Is the server still there? A cut line tells nothing by itself. */
  #look(): void {
    if (this.#socket === null) return;
    const silent = Date.now() - this.#heardAt;
    if (silent > SILENCE) this.#lost();
    else if (silent > SILENCE / 2) this.#ping();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const id of [...this.#questions.keys()]) this.#answer(id, null);
  }

  #lost(): void {
    this.#drop();
    this.#changed('lost');
    clearTimeout(this.#timer);
    // A server that starts again is not to be met by everybody at once.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.open();
    }, wait);
  }
}
