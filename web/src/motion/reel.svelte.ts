// Shows what happens one thing after another, however fast it comes. What is drawn (`shown`) may be some moves behind what is
// so; nothing waits for it but the eye, and `catchUp` brings it there at once, as when somebody plays on.
//
//   const reel = new Reel(stage, view, async (turn) => { await reel.fly([…]); await reel.rest(400); });
//   table.listen((turn) => reel.push(turn, turn.after));
//   $effect(() => reel.now(view));                              what came without anything that led to it
import { tick } from 'svelte';
import { likes } from '../look/settings.svelte.ts';
import { frame, type How, type Stage, type Trip } from './stage.svelte.ts';

/** More than so many moves behind, they are no longer shown one by one. */
const MOST_BEHIND = 6;

/** What was being shown is no longer of interest. */
class Dropped extends Error {}

export class Reel<T, V> {
  /** What is to be drawn. */
  shown: V = $state.raw() as V;
  /** Is something still to be shown? */
  behind = $state(false);

  #latest: V;
  #scenes: { turn: T; after: V }[] = [];
  #stage: Stage;
  #play: (turn: T) => Promise<void>;
  #wake: () => void = () => undefined;
  /** Rises when what is being shown is dropped. */
  #round = 0;

  /** `play` shows a turn over what was drawn before it, with `fly` and `rest`; then what is so after it is drawn. */
  constructor(stage: Stage, first: V, play: (turn: T) => Promise<void>) {
    this.shown = this.#latest = first;
    this.#stage = stage;
    this.#play = play;
  }

  /** Something happened. */
  push(turn: T, after: V): void {
    this.#latest = after;
    this.#scenes.push({ turn, after });
    if (document.hidden || this.#scenes.length > MOST_BEHIND) this.catchUp();
    else if (!this.behind) void this.#run();
  }

  /** What is so now; drawn at once unless something is still to be shown that leads to it. */
  now(latest: V): void {
    this.#latest = latest;
    if (!this.behind) this.shown = latest;
  }

  /** Draws what is so, whatever was still to be shown. */
  catchUp(): void {
    this.#round++;
    this.#scenes = [];
    this.behind = false;
    this.shown = this.#latest;
    this.#wake();
    this.#stage.clear();
  }

  /** Lets cards travel, as `Stage.fly`. */
  async fly(trips: readonly Trip[], how?: How): Promise<void> {
    await this.#stillWanted(this.#stage.fly(trips, how));
  }

  /** Draws what is so after a turn already while it is being shown: what cards land on, as `redraw` of `fly`. */
  async draw(view: V): Promise<void> {
    this.shown = view;
    await this.#stillWanted(tick());
  }

  /** Lets the eye rest, longer or shorter as this device likes it. */
  async rest(ms: number): Promise<void> {
    const rested = new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms * likes.all.pace);
    });
    await this.#stillWanted(rested);
  }

  async #stillWanted(done: Promise<void>): Promise<void> {
    const round = this.#round;
    await done;
    if (round !== this.#round) throw new Dropped();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.behind = true;
    await frame();
    if (round !== this.#round) return;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      await this.#play(scene.turn).catch((error: unknown) => {
        if (!(error instanceof Dropped)) console.error(error);
      });
      if (round !== this.#round) return;
      this.shown = scene.after;
      await tick();
      if (round !== this.#round) return;
      this.#stage.clear();
    }
    this.behind = false;
    this.shown = this.#latest;
  }
}
