// Asks for a hint, and forgets it when the table has moved on.
import type { Move, Question } from '$wire';
import type { Table } from '../table/table.svelte.ts';

/** A move, or none; and why, in the language of the page. */
export type Advice = { move: Move | null; reason: string | null };

/** Of a server that has hints yet, and of one that has not. */
type Hinting = { hints?: boolean };
type Reasoned = { reason?: { text: string } };

export class Adviser {
  asking = $state(false);
  #answer = $state.raw<{ number: number; advice: Advice } | null>(null);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Can a hint be asked for now? */
  get offered(): boolean {
    return ((this.#table.facts as Hinting | null)?.hints ?? false) && this.#table.asked;
  }

  /** The hint, as long as nothing has happened since. */
  get advice(): Advice | null {
    return this.offered && this.#answer?.number === this.#table.facts?.number ? (this.#answer?.advice ?? null) : null;
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const answer = await this.#table.askWhole({ what: 'hint' } as unknown as Question);
    this.asking = false;
    const number = this.#table.facts?.number;
    if (number === undefined) return;
    const { reason } = (answer ?? {}) as Reasoned;
    this.#answer = { number, advice: { move: answer?.moves[0] ?? null, reason: reason?.text ?? null } };
  }

  drop(): void {
    this.#answer = null;
  }
}
