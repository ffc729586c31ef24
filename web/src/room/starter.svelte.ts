// Begins a table that was opened with one tap: sits down, adds the computer players, starts. One wish at a time; each
// follows from what the table has become, so nothing happens twice when the line is cut in between.
import { likes } from '../look/settings.svelte.ts';
import { random } from '../net/random.ts';
import { beginOf, type Begin } from '../setup/quick.ts';
import type { Table } from '../table/table.svelte.ts';
import { t } from '../words/words.svelte.ts';

export class Starter {
  #begin: Begin | undefined;
  #table: Table;
  /** The entry at which something was wished last. */
  #wishedAt = -1;

  constructor(table: Table) {
    this.#table = table;
    this.#begin = beginOf(table.code);
  }

  /** The next wish, if there is one. Called whenever the table has changed. */
  step(): void {
    const facts = this.#table.facts;
    if (!this.#begin || !facts || facts.number === this.#wishedAt) return;
    if (facts.pulse.stage !== 'before') {
      this.#begin = undefined;
      return;
    }
    this.#wishedAt = facts.number;
    const computers = facts.seats.filter((seat) => !seat.person).length;
    const next = this.#begin.computers[computers];
    if (facts.you.who === 'spectator') this.#table.wish({ do: 'sit', name: likes.all.name || t('web-you') });
    else if (next !== undefined) this.#table.wish({ do: 'add_computer', computer: next });
    else if (facts.commitment) this.#table.wish({ do: 'start', share: random() });
  }
}
