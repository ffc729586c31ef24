// Keys at the table: arrows within the hand, the pot and the line of action, and from one to the next; letters and digits; steps back.
import { words } from '../words/words.svelte.ts';
import type { Board } from './board.svelte.ts';
import { meant, nextWith } from './keys.ts';
import { isBuild, valueOfBuild, type Keyed } from './notation.ts';
import { neighbour } from './roving.ts';

/** From the top of the table to the bottom. */
const ROWS = ['pot', 'line', 'hand'];

/** An action for the whole table: it hears keys while the focus is in it, and taps on what is not to be pressed. */
export function keyboard(node: HTMLElement, board: Board): { destroy: () => void } {
  const buttons = (rows: string): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(`[data-rows="${rows}"] button`)];

  const arrow = (event: KeyboardEvent, from: HTMLElement): boolean => {
    const rows = from.closest<HTMLElement>('[data-rows]')?.dataset.rows;
    if (!rows || !/^(Arrow|Home$|End$)/.test(event.key)) return false;
    const all = buttons(rows);
    const boxes = all.map((button) => button.getBoundingClientRect());
    const place = neighbour(boxes, all.indexOf(from), event.key);
    if (place !== null) all[place]?.focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') leave(rows, event.key === 'ArrowDown' ? 1 : -1);
    return true;
  };

  const leave = (rows: string, way: number): void => {
    for (let place = ROWS.indexOf(rows) + way; ROWS[place]; place += way) {
      const all = buttons(ROWS[place]!);
      const next = all.find((button) => button.tabIndex === 0) ?? all[0];
      if (next) return next.focus();
    }
  };

  /** A card of the hand; with one chosen, of the pot, where builds go by their value. */
  const pick = (index: string): void => {
    const { choice } = board.chooser;
    const pot = choice.card === null ? null : nextWith(asCards(board.pot()), index, words.lang, choice.ticked.at(-1) ?? null);
    if (pot) board.chooser.pressPot(pot.key);
    else {
      const card = nextWith(board.hand(), index, words.lang, choice.card);
      if (card && card.key !== choice.card) board.chooser.pressHand(card.key);
    }
  };

  const keydown = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || from.closest('input, textarea, select, dialog')) return;
    if (arrow(event, from)) return event.preventDefault();
    const what = meant(event, words.lang);
    if (!what) return;
    if (what.what === 'back') {
      if (board.chooser.back()) {
        event.preventDefault();
        if (board.chooser.choice.ticked.length === 0 && from.closest('[data-rows="line"]')) focusHand(node);
      }
      return;
    }
    event.preventDefault();
    if (what.what === 'index') board.press(() => pick(what.index));
    else node.querySelector<HTMLElement>(`[data-meaning="${what.number}"]`)?.click();
  };

  // A tap on the table goes a step back.
  const click = (event: MouseEvent): void => {
    const on = event.target as HTMLElement;
    if (!on.closest('button, a, input, dialog, [data-seat], [role="group"]') && !String(getSelection() ?? '')) board.chooser.back();
  };

  node.addEventListener('keydown', keydown);
  node.addEventListener('click', click);
  return {
    destroy: () => {
      node.removeEventListener('keydown', keydown);
      node.removeEventListener('click', click);
    },
  };
}

/** Gives the focus to the hand. */
export function focusHand(node: HTMLElement): void {
  const rows = node.querySelector<HTMLElement>('[data-rows="hand"]');
  (rows?.querySelector<HTMLElement>('[tabindex="0"]') ?? rows)?.focus();
}

/** Builds as if they were cards of their value. */
function asCards(pot: readonly Keyed[]): Keyed[] {
  const rank = (value: number): string => (value === 10 ? 'T' : value === 1 ? 'A' : String(value));
  return pot.map(({ key, text }) => ({ key, text: isBuild(text) ? `${rank(valueOfBuild(text))}s` : text }));
}
