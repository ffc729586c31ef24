// What the player is about to do. Nothing that cannot be taken back happens at the first touch: a card, an exchange, a look and
// the last hands are chosen first and done with a second press; only what is asked for in so many words goes at once.
import type { ToepenView } from '$wire';
import type { Table } from '../table/table.svelte.ts';
import { announce } from '../ui/announce.svelte.ts';
import { after, DOWN, HOLD, RAISED, type Event, type Fist } from './fist.ts';
import { offersOf, type Offers } from './moves.ts';
import { t } from '../words/words.svelte.ts';

export type Picked =
  | { what: 'card'; card: string }
  | { what: 'exchange' }
  | { what: 'check'; seat: number }
  | { what: 'last'; hands: number };

/** "The last seven" is what is usual. */
const USUAL_LAST = 7;

type Asked = Pick<Table, 'pending' | 'notice' | 'name' | 'act' | 'ask' | 'complain'>;

export class Desk {
  picked = $state.raw<Picked | null>(null);
  fist = $state.raw<Fist>(DOWN);
  /** A move that was given as a hint: its card is marked. */
  hint = $state.raw<string | null>(null);

  #table: Asked;
  #view: () => ToepenView;
  #hurry: () => void;
  #held: ReturnType<typeof setTimeout> | undefined;
  #lower: ReturnType<typeof setTimeout> | undefined;
  /** The fist was held long enough; the click that ends the press says nothing more. */
  #spent = false;

  /** `hurry`: nothing that is pressed waits for what is still being shown. */
  constructor(table: Asked, view: () => ToepenView, hurry: () => void = () => {}) {
    this.#table = table;
    this.#view = view;
    this.#hurry = hurry;
  }

  get offers(): Offers {
    return offersOf(this.#view().moves);
  }

  /** The move that the server has not confirmed yet. */
  get pending(): string | null {
    return this.#table.pending?.move ?? null;
  }

  do(move: string): void {
    this.#hurry();
    this.picked = null;
    this.#turn('lower');
    this.#table.act(move);
  }

  /** A card was touched: the first time it is chosen, the second time played; one that cannot be played says why. */
  card(card: string): void {
    if (this.pending) return;
    this.#hurry();
    if (!this.offers.cards.includes(card)) void this.#why(card);
    else if (this.picked?.what === 'card' && this.picked.card === card) this.do(card);
    else this.#pick({ what: 'card', card });
  }

  async #why(card: string): Promise<void> {
    this.picked = null;
    const moves = await this.#table.ask({ what: 'card', card });
    const why = moves?.find((move) => move.why)?.why;
    if (why) this.#table.complain(why.text ?? why.key, why.rule);
  }

  exchange(): void {
    if (this.picked?.what === 'exchange') this.do('exchange');
    else this.#pick({ what: 'exchange' });
  }

  check(seat: number): void {
    if (this.picked?.what === 'check' && this.picked.seat === seat) this.do(`check${seat}`);
    else this.#pick({ what: 'check', seat });
  }

  last(hands?: number): void {
    const { lasts } = this.offers;
    this.#pick({ what: 'last', hands: hands ?? (lasts.includes(USUAL_LAST) ? USUAL_LAST : lasts[0]!) });
  }

  #pick(picked: Picked): void {
    this.#turn('lower');
    // Why another card could not be played is of no interest any more.
    this.#table.notice = null;
    this.picked = picked;
  }

  /** A step back; false if there was none. */
  back(): boolean {
    const was = this.picked !== null || this.fist.raised;
    this.picked = null;
    this.#turn('lower');
    return was;
  }

  /** Drops what can no longer be done: the table has moved on. */
  keep(): void {
    const { cards, checks, lasts, may, toeps } = this.offers;
    const picked = this.picked;
    if (picked?.what === 'card' && !cards.includes(picked.card)) this.picked = null;
    if (picked?.what === 'exchange' && !may.exchange) this.picked = null;
    if (picked?.what === 'check' && !checks.includes(picked.seat)) this.picked = null;
    if (picked?.what === 'last' && !lasts.includes(picked.hands)) this.picked = null;
    if (toeps.length > 0 || (!this.fist.raised && this.#held === undefined)) return;
    this.letGo();
    this.#turn('lower');
    const first = this.#view().hand?.answering?.by;
    if (first !== undefined) this.#table.complain(t('web-toepen-first', { player: this.#table.name(first) }), 'T10');
  }

  // The fist.

  press(): void {
    this.letGo();
    if (!this.#spent) this.#turn('press');
    this.#spent = false;
  }

  hold(): void {
    this.letGo();
    this.#spent = false;
    this.#held = setTimeout(() => {
      this.#held = undefined;
      this.#spent = true;
      this.#turn('held');
    }, HOLD);
  }

  /** The finger has left the fist before it was held long enough. */
  letGo(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
    // The click that ends a press comes at once, or not at all.
    setTimeout(() => (this.#spent = false));
  }

  #turn(event: Event): void {
    const { toeps } = this.offers;
    if (event !== 'lower' && (toeps.length === 0 || this.pending !== null)) return;
    const was = this.fist.raised;
    const next = after(this.fist, event, Date.now(), toeps.length > 1);
    this.fist = next.fist;
    clearTimeout(this.#lower);
    if (next.toeps) return this.do(toeps[0] === 1 ? 'toep' : `toep${toeps[0]}`);
    if (!next.fist.raised) return;
    this.picked = null;
    if (!was) announce(t(toeps.length > 1 ? 'web-toepen-with-how-many' : 'web-toepen-once-more'), 'now');
    this.#lower = setTimeout(() => this.#turn('lower'), RAISED);
  }

  close(): void {
    this.letGo();
    clearTimeout(this.#lower);
  }
}
