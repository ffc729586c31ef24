// What happened last, in the sentences that stand in the middle of the table.
import type { ToepenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { inHand } from './state.ts';
import { about, type Teller } from './teller.ts';
import { told } from './told.ts';

/** `view` is what is drawn, which may be some moves behind what has happened; a hand that ended unseen is told by the table. */
export function newsOf(teller: Teller, view: ToepenView, turns: readonly Turn[], minutes: number | null): string[] {
  const drawn = turns.findLastIndex((turn) => turn.after === view);
  for (let place = drawn < 0 ? turns.length - 1 : drawn; place >= 0; place--) {
    const lines = told(teller, turns[place]!, minutes);
    if (lines.length) return lines;
  }
  const winner = inHand(view) ? null : view.hand?.winner;
  return winner == null ? [] : [about(teller, 'web-toepen-won-by', winner)];
}
