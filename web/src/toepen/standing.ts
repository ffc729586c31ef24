// What the hand that is just over brought and cost.
import type { Sheet, ToepenView } from '$wire';
import { standings } from '../after/sheet.ts';

/** By seat: the change of its balance; null while a hand is played, and before the first. */
export function lastChanges(view: ToepenView, sheet: Sheet | undefined): number[] | null {
  if (view.hand === null || view.hand.winner === null || !sheet || sheet.rows.length === 0) return null;
  return standings(sheet).map((standing) => standing.at(-1)! - standing.at(-2)!);
}

/** `+6`, `−1`, `0`. */
export const signed = (clips: number, written: (clips: number) => string): string =>
  clips > 0 ? `+${written(clips)}` : clips < 0 ? `−${written(-clips)}` : written(0);
