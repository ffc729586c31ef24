// Where one is in a replay, and its going by itself.
import type { ReplayStep } from '$wire';
import { chapterAt, chaptersOf } from './film.ts';

/** How long a step is looked at, at the usual pace. */
const LOOK = 1600;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Projector {
  steps = $state.raw<readonly ReplayStep[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Are there more steps to come? */
  growing = $state(false);

  #rounds = $state.raw<readonly number[]>([]);

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly step = $derived(this.steps[this.at]);
  readonly chapters = $derived(chaptersOf(this.#rounds, this.steps.length));
  readonly chapter = $derived(chapterAt(this.chapters, this.at));

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a link leads, as long as that has not come yet. */
  #wanted: number | null = null;

  /** More steps have come, or other ones; `rounds` are the numbers of those with which a game or hand begins. */
  show(steps: readonly ReplayStep[], rounds: readonly number[], growing: boolean): void {
    this.steps = steps;
    this.#rounds = rounds;
    this.growing = growing;
    if (this.#wanted !== null) this.#move(this.#wanted);
    if (!growing) this.#wanted = null;
  }

  /** To a step; one that is not there yet is waited for. */
  to(at: number): void {
    this.pause();
    this.#wanted = at > this.last && this.growing ? at : null;
    this.#move(at);
  }

  by(steps: number): void {
    this.to(this.at + steps);
  }

  /** To the beginning of this game, or of the one before; of the next one. */
  byChapter(forward: boolean): void {
    const here = this.chapters[this.chapter];
    const next = this.chapters[this.chapter + 1]?.at ?? this.last;
    const back = here && this.at > here.at ? here.at : (this.chapters[this.chapter - 1]?.at ?? 0);
    this.to(forward ? next : back);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last && !this.growing) this.#move(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  faster(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#next();
  }

  #move(at: number): void {
    this.at = Math.min(Math.max(0, Math.round(at) || 0), this.last);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at < this.last) this.#move(this.at + 1);
      if (this.at >= this.last && !this.growing) this.pause();
      else this.#next();
    }, LOOK / this.speed);
  }
}
