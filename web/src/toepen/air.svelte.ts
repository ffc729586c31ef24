// Clips that slide over the table: from a mat to what is staked, and to the winner at the end of a hand.
import { still } from '../look/settings.svelte.ts';

type Point = { x: number; y: number };

export type Slide = { id: number; clips: number; from: Point; to: Point };

const SLIDES = 320;
const FADES = 80;

const middleOf = (node: Element): Point => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export class Air {
  slides = $state.raw<readonly Slide[]>([]);
  #next = 0;

  /** Lets clips slide from one element to another; what is not on the page is left out. */
  start(moves: readonly { clips: number; from: Element | null; to: Element | null }[]): void {
    const slides = moves.flatMap(({ clips, from, to }) =>
      from && to ? [{ id: this.#next++, clips, from: middleOf(from), to: middleOf(to) }] : [],
    );
    this.slides = [...this.slides, ...slides];
  }

  /** An action for what draws a slide: moves it, then takes it away. */
  drawn = (node: HTMLElement, { id, from, to }: Slide): void => {
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    const steps = still()
      ? [{ transform: there, opacity: 0 }, { transform: there, opacity: 1 }]
      : [{ transform: 'none' }, { transform: there }];
    const lasts = { duration: still() ? FADES : SLIDES, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' as const };
    const over = (): void => {
      this.slides = this.slides.filter((slide) => slide.id !== id);
    };
    node.animate(steps, lasts).finished.then(over, over);
  };
}
