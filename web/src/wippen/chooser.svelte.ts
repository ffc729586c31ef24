// The choice at a table: asks the server about whatever is chosen, and makes the move that was meant.
import type { Move, WippenView } from '$wire';
import type { Playing } from '../table/table.svelte.ts';
import { back, changed, drop, NOTHING, only, pressHand, pressPot, settled, toldCard, toldMeanings, type Choice } from './choice.ts';
import { isBuild, keyed, textOf, type Keyed } from './notation.ts';

/** What is in the hand and in the pot, each with a key; builds first. */
export function keysOf({ hand, loose, builds }: Pick<WippenView, 'hand' | 'loose' | 'builds'>): { hand: Keyed[]; pot: Keyed[] } {
  return { hand: keyed(hand ?? []), pot: [...keyed(builds.map(({ text }) => text)), ...keyed(loose)] };
}

export class Chooser {
  choice: Choice = $state.raw(NOTHING);
  /** How often something was to be done at once that has more than one meaning: the buttons are pointed at. */
  nudges = $state(0);

  #table: Playing;
  #view: WippenView = $state.raw()!;
  /** What has been asked about already. */
  #asked = { card: -1, selection: -1 };

  constructor(table: Playing, view: WippenView) {
    this.#table = table;
    this.#view = view;
  }

  /** Is it mine to act, and nothing on its way? */
  get mine(): boolean {
    return this.#view.may_act && this.#table.me !== null && this.#table.pending === null && this.#table.line === 'open';
  }

  pressHand(key: string): void {
    this.#choose(pressHand(this.choice, key));
  }

  pressPot(key: string): void {
    this.#choose(pressPot(this.choice, key));
  }

  /** A second tap on the same thing at once: what it means, if that is one thing. */
  doubleTap(key: string): void {
    const ticked = this.choice.ticked.includes(key) ? this.choice : pressPot(this.choice, key);
    this.#choose({ ...ticked, eager: true });
  }

  drop(card: string, key: string | null): void {
    this.#choose(drop(this.choice, card, key));
  }

  /** A step back; false if there was none. */
  back(): boolean {
    const before = this.choice;
    this.#choose(back(before));
    return before !== this.choice;
  }

  act(move: string): void {
    if (this.mine) this.#table.act(move);
  }

  /** The table has changed, or what was asked has to be asked once more: the line was cut, or a move refused. */
  changed(view: WippenView): void {
    this.#view = view;
    const { hand, pot } = keysOf(view);
    this.#become(changed(this.choice, hand.map(({ key }) => key), pot.map(({ key }) => key)));
  }

  /** Somebody chooses; not while a move is on its way. */
  #choose(choice: Choice): void {
    if (this.#table.pending !== null) return;
    this.#table.notice = null;
    this.#become(choice);
  }

  #become(choice: Choice): void {
    this.choice = choice;
    if (choice.card !== null && this.mine) {
      if (choice.eager) this.#hurry();
      this.#ask(this.choice);
    } else if (choice.eager) this.choice = { ...choice, eager: false };
  }

  /** Does the only meaning if it is known; waits for it if it can still become known. */
  #hurry(): void {
    const move = only(this.choice);
    if (move === null && !settled(this.choice)) return;
    this.choice = { ...this.choice, eager: false };
    if (move === null) this.nudges += 1;
    else this.act(move);
  }

  #ask({ card, ticked, stamp, can, means }: Choice): void {
    const text = textOf(card!);
    if (can === null && this.#asked.card !== stamp) {
      this.#asked.card = stamp;
      void this.#table.askWhole({ what: 'card', card: text }).then((answer) => {
        if (answer) this.#heard(toldCard(this.choice, stamp, answer.moves, answer.more));
      });
    }
    if (means === null && this.#asked.selection !== stamp) {
      this.#asked.selection = stamp;
      const texts = ticked.map(textOf);
      const cards = texts.filter((one) => !isBuild(one));
      void this.#table.ask({ what: 'selection', card: text, cards, builds: this.#places(ticked) }).then((moves: Move[] | null) => {
        if (moves) this.#heard(toldMeanings(this.choice, stamp, moves));
      });
    }
  }

  /** The places of builds in the view; two that are written alike have two places. */
  #places(keys: readonly string[]): number[] {
    const builds = keysOf(this.#view).pot.slice(0, this.#view.builds.length);
    return builds.flatMap(({ key }, place) => (keys.includes(key) ? [place] : []));
  }

  #heard(choice: Choice): void {
    if (choice !== this.choice) this.#become(choice);
  }
}
