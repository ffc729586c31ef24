// How cards travel over a table.
//
//   const stage = new Stage();                                  one for each table on show
//   <Flights {stage} />                                         once in it: draws the cards that are under way
//   <button use:stage.place={'hand:4s'} data-card>              a card: its place is empty while it flies; `data-card="56"` if
//                                                               cards there are so wide, and the place is not
//   <span use:stage.place={'pile:0'}>                           a place that cards come from or go to, and that stays
//   await stage.fly([{ card: '4s', from: 'hand:4s', to: 'pile:0' }]);
//   stage.clear();                                              when the table is drawn as it is afterwards
//
// Names of places are free; `mat:2` is the mat of seat 2 by itself. A card without a face (null) flies face down. What has
// flown stays where it landed until `clear`, and can fly on from there. A trip from or to a place that is not on the page is
// left out. With reduced motion a card fades in where it goes. `reel.svelte.ts` shows one thing after another.
//
// A place that is there only afterwards, such as a card's in the pot: `fly(trips, { redraw })` lets the cards take off, waits
// for `redraw`, and lets them land where the table is then; a card's place stays empty until then.
import { tick } from 'svelte';
import { still } from '../look/settings.svelte.ts';

/** A card, or one that cannot be seen, that goes from one place to another. */
export type Trip = { card: string | null; from: string; to: string };

/** Where a card lies on the page, in pixels: its middle and its width. */
export type Spot = { x: number; y: number; width: number };

/** A card over the table; `where` is the place to which it went last. */
export type Flight = { id: number; card: string | null; at: Spot; where: string };

export const TRAVEL = 240;
const FADE = 80;
/** How many cards are under way at the same time. */
const AT_ONCE = 3;
/** So long all of them may take, however many there are. */
const LONGEST = 600;
/** The width of a card at a place that has not the shape of one. */
const SMALL = 36;

export type How = { together?: boolean; redraw?: () => Promise<void> };

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The card that lies at a box: as wide as it, if it has the shape of a card; otherwise of that width, in its middle. */
export function spotOf({ left, top, width, height }: Box, card = SMALL): Spot {
  const like = width > 0 && height / width > 1 && height / width < 1.7;
  return { x: left + width / 2, y: top + height / 2, width: like ? width : card };
}

const spotAt = (node: HTMLElement): Spot => spotOf(node.getBoundingClientRect(), Number(node.dataset.card) || SMALL);

/** Some at a time, and how long each lot takes. */
export function inLots<T>(all: readonly T[], atOnce = AT_ONCE): { lots: T[][]; ms: number } {
  const count = Math.ceil(all.length / atOnce);
  const lots = Array.from({ length: count }, (_, lot) => all.slice(lot * atOnce, (lot + 1) * atOnce));
  return { lots, ms: Math.min(TRAVEL, LONGEST / Math.max(1, count)) };
}

/** The next frame; where none is drawn, a moment. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // After what else is drawn in it.
      setTimeout(resolve);
    });
  });

export class Stage {
  /** What `Flights` draws. */
  flights = $state.raw<readonly Flight[]>([]);

  #places = new Map<string, HTMLElement>();
  #drawn = new Map<number, HTMLElement>();
  #empty = new Set<HTMLElement>();
  #running = new Set<Animation>();
  #next = 0;
  /** Rises when all that flies is swept away. */
  #round = 0;

  /** An action: gives an element's place a name. */
  place = (node: HTMLElement, name: string): { update: (name: string) => void; destroy: () => void } => {
    const leave = (): void => {
      if (this.#places.get(name) === node) this.#places.delete(name);
    };
    this.#places.set(name, node);
    return {
      update: (other) => {
        leave();
        name = other;
        this.#places.set(name, node);
      },
      destroy: leave,
    };
  };

  /** An action for `Flights`: the element that draws a flight. */
  drawn = (node: HTMLElement, flight: Flight): { destroy: () => void } => {
    this.#drawn.set(flight.id, node);
    return { destroy: () => void this.#drawn.delete(flight.id) };
  };

  /** The element at a place. */
  find(name: string): HTMLElement | null {
    const seat = /^mat:(\d+)$/.exec(name)?.[1];
    const mat = seat === undefined ? null : document.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    return this.#places.get(name) ?? mat;
  }

  /** Lets cards travel, at most three at once, or all `together` as one pile; resolves when they have landed. */
  async fly(trips: readonly Trip[], { together = false, redraw }: How = {}): Promise<void> {
    const round = this.#round;
    const there = (): boolean => round === this.#round;
    // All places are measured before anything is changed: measuring again and again in between is dear.
    const measured = trips.map(({ card, from }) => this.#lying(card, from) ?? this.#measure(card, from));
    const moves = trips.flatMap(({ to }, place) => {
      const flight = measured[place];
      return flight ? [{ flight, to }] : [];
    });
    this.#takeOff(moves.map(({ flight }) => flight).filter((flight) => !this.flights.includes(flight)));
    // What is drawn anew is drawn in a frame of its own.
    if (redraw) await frame();
    await (redraw ?? tick)();
    if (redraw && there()) moves.forEach(({ to }) => this.#hide(this.find(to)));
    const { lots, ms } = inLots(moves, together ? Math.max(1, moves.length) : AT_ONCE);
    for (const lot of lots) if (there()) await Promise.all(lot.map(({ flight, to }) => this.#move(flight, to, ms)));
  }

  /** All lands at once. */
  skip(): void {
    this.#running.forEach((animation) => animation.finish());
  }

  /** Nothing is in the air any more, and every place shows what lies there. */
  clear(): void {
    this.#round++;
    this.skip();
    this.#empty.forEach((node) => node.style.removeProperty('opacity'));
    this.#empty.clear();
    if (this.flights.length) this.flights = [];
  }

  /** A card that has flown before, and lies there. */
  #lying(card: string | null, where: string): Flight | undefined {
    return card === null ? undefined : this.flights.find((flight) => flight.card === card && flight.where === where);
  }

  #measure(card: string | null, from: string): Flight | null {
    const node = this.find(from);
    return node && { id: this.#next++, card, at: spotAt(node), where: from };
  }

  #takeOff(flights: readonly Flight[]): void {
    this.flights = [...this.flights, ...flights];
    flights.forEach(({ where }) => this.#hide(this.find(where)));
  }

  /** Shows a card's place empty; other places stay as they are. */
  #hide(node: HTMLElement | null): void {
    if (node?.dataset.card === undefined) return;
    // Still there for whoever has the focus on it.
    node.style.opacity = '0';
    this.#empty.add(node);
  }

  async #move(flight: Flight, where: string, ms: number): Promise<void> {
    const node = this.#drawn.get(flight.id);
    const target = this.find(where);
    if (!node || !target) return;
    flight.where = where;
    const to = spotAt(target);
    const there = `translate(${to.x - flight.at.x}px, ${to.y - flight.at.y}px) scale(${to.width / flight.at.width})`;
    const steps = still()
      ? [{ transform: there, opacity: 0 }, { transform: there, opacity: 1 }]
      : [{ transform: getComputedStyle(node).transform }, { transform: there }];
    const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
    const animation = node.animate(steps, { duration: still() ? FADE : ms, easing, fill: 'forwards' });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}
