// What somebody at a table knows, out of the frames that came to their browser: for deciding what to press, and for
// comparing what two people know. Nothing is ever sent from here; everything is done in the page.
import type { ServerMessage, Snapshot, ToepenView, View, WippenView } from '$wire';
import type { Person } from './people.ts';

export class Seat {
  readonly person: Person;
  #read = 0;
  #facts: Snapshot | null = null;
  #view: View | null = null;
  #number = 0;
  /** Every number of an entry, in the order in which they came. */
  readonly numbers: number[] = [];

  constructor(person: Person) {
    this.person = person;
  }

  #catchUp(): void {
    for (; this.#read < this.person.frames.length; this.#read += 1) {
      const message = JSON.parse(this.person.frames[this.#read]!) as ServerMessage;
      if (message.type === 'snapshot') {
        this.#facts = message;
        this.#view = message.view;
        this.#number = message.number;
      } else if (message.type === 'entry') {
        this.numbers.push(message.number);
        this.#number = message.number;
        if (message.news && this.#facts) this.#facts = { ...this.#facts, pulse: message.news.pulse };
        if (message.view) this.#view = message.view;
      }
    }
  }

  get number(): number {
    this.#catchUp();
    return this.#number;
  }

  get stage(): string {
    this.#catchUp();
    return this.#facts?.pulse.stage ?? 'before';
  }

  get seat(): number {
    this.#catchUp();
    const you = this.#facts?.you;
    return you && 'seat' in you ? you.seat : -1;
  }

  get asked(): boolean {
    this.#catchUp();
    return this.stage === 'during' && (this.#facts?.pulse.asked.includes(this.seat) ?? false);
  }

  get wippen(): WippenView | null {
    this.#catchUp();
    return this.#view?.game === 'wippen' ? this.#view : null;
  }

  get toepen(): ToepenView | null {
    this.#catchUp();
    return this.#view?.game === 'toepen' ? this.#view : null;
  }

  /** The cards that only this seat can see. */
  get hand(): string[] {
    this.#catchUp();
    if (this.#view?.game === 'wippen') return this.#view.hand ?? [];
    return this.#view?.own?.hand ?? [];
  }
}

/** Waits until something is so; what it is about is in the failure. */
export async function until(what: string, is: () => boolean | Promise<boolean>, within = 30_000): Promise<void> {
  const end = Date.now() + within;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${what}`);
    await new Promise((done) => setTimeout(done, 40));
  }
}
