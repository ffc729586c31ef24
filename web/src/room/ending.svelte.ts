// When a match is over: its last card is still looked at for a while, then comes how it ended.
import type { View } from '$wire';
import { likes } from '../look/settings.svelte.ts';
import type { Table } from '../table/table.svelte.ts';

/** How long the last cards stay in sight, at the usual pace. */
const LAST_LOOK = 3500;

const isOver = (view: View): boolean => (view.game === 'wippen' ? view.winner !== null : view.over);

export class Ending {
  /** Is the end of the match to be shown? */
  shown = $state(false);

  constructor(table: Table) {
    const over = $derived(
      table.view !== null && (table.stage === 'after' || (table.stage === 'closed' && isOver(table.view))),
    );
    let seenPlaying = false;
    $effect(() => {
      if (table.stage === 'during') seenPlaying = true;
      if (!over) {
        this.shown = false;
        return;
      }
      // Whoever comes when it is over already has nothing to wait for.
      const timer = setTimeout(() => (this.shown = true), seenPlaying ? LAST_LOOK * likes.all.pace : 0);
      return () => clearTimeout(timer);
    });
  }
}
