// Begins a table that was opened on this device: sits down, adds the computer players, starts. One wish at a time; each
// follows from what the table has become, so nothing happens twice when the line is cut in between.
import type { Snapshot, Wish } from '$wire';
import { likes } from '../look/settings.svelte.ts';
import { random } from '../net/random.ts';
import { beginOf, type Begin } from '../setup/quick.ts';
import type { Table } from '../table/table.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** What is to be wished next at a table before its match; null: nothing more. `name` is how this device calls itself. */
export function nextWish(begin: Begin, facts: Snapshot, name: string): Wish | null {
  if (facts.you.who === 'spectator') return name ? { do: 'sit', name } : null;
  const next = begin.computers[facts.seats.filter((seat) => !seat.person).length];
  if (next !== undefined) return { do: 'add_computer', computer: next };
  return begin.start && facts.commitment ? { do: 'start', share: random() } : null;
}

export class Starter {
  /** A match is about to begin by itself. */
  busy = $state(false);

  #begin: Begin | undefined;
  #table: Table;
  /** The entry at which something was wished last. */
  #wishedAt = -1;

  constructor(table: Table) {
    this.#table = table;
    this.#begin = beginOf(table.code);
    this.busy = this.#begin?.start ?? false;
  }

  /** The next wish, if there is one. Called whenever the table has changed. */
  step(): void {
    const { facts, notice } = this.#table;
    if (!this.#begin || !facts) return;
    // Something was refused: whoever sits here goes on by hand.
    if (facts.pulse.stage !== 'before' || notice) {
      this.#begin = undefined;
      this.busy = false;
      return;
    }
    if (facts.number === this.#wishedAt) return;
    const wish = nextWish(this.#begin, facts, likes.all.name || (this.#begin.start ? t('web-you') : ''));
    if (wish) {
      this.#wishedAt = facts.number;
      this.#table.wish(wish);
    } else if (!this.#begin.start) this.#begin = undefined;
  }
}
