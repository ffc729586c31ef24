// Asks for a hint, and forgets it when the table has moved on.
import type { Move } from '$wire';
import type { Playing } from '../table/table.svelte.ts';

/** A move, or none; and why, in the language of the page. */
export type Advice = { move: Move | null; reason: string | null };

export class Adviser {
  asking = $state(false);
  #answer = $state.raw<{ number: number; advice: Advice } | null>(null);
  #table: Playing;

  constructor(table: Playing) {
    this.#table = table;
  }

  /** Can a hint be asked for now? */
  get offered(): boolean {
    return (this.#table.facts?.hints ?? false) && this.#table.asked;
  }

  /** The hint, as long as nothing has happened since. */
  get advice(): Advice | null {
    return this.offered && this.#answer?.number === this.#table.facts?.number ? (this.#answer?.advice ?? null) : null;
  }

  async ask(): Promise<void> {
    const number = this.#table.facts?.number;
    if (this.asking || number === undefined) return;
    this.asking = true;
    const answer = await this.#table.askWhole({ what: 'hint' });
    this.asking = false;
    // A hint for a table that has moved on is none.
    if (number !== this.#table.facts?.number) return;
    this.#answer = { number, advice: { move: answer?.moves[0] ?? null, reason: answer?.reason?.text ?? null } };
  }

  drop(): void {
    this.#answer = null;
  }
}
