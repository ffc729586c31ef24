// What happened last, in the sentences that stand in the middle of the table.
import type { ToepenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { inHand } from './state.ts';
import { about, type Teller } from '../table/teller.ts';
import { told } from './told.ts';

/** What led to what is drawn, which may be some moves behind what has happened. */
export function drawnOf(turns: readonly Turn[], view: ToepenView): readonly Turn[] {
  const last = turns.findLastIndex((turn) => turn.after === view);
  return last < 0 ? turns : turns.slice(0, last + 1);
}

/** `turns` are those that led to `view`; a hand that ended unseen is told by the table. */
export function newsOf(teller: Teller, view: ToepenView, turns: readonly Turn[], minutes: number | null): string[] {
  for (let place = turns.length - 1; place >= 0; place--) {
    const lines = told(teller, turns[place]!, minutes);
    if (lines.length) return lines;
  }
  const winner = inHand(view) ? null : view.hand?.winner;
  return winner == null ? [] : [about(teller, 'web-toepen-won-by', winner)];
}
