// A task of a lesson as the parts of a game know tables: everything is asked of the server, and nothing is kept there.
import type { Move, Question, TaskFact, Tried, View, Why } from '$wire';
import { Refused } from '../net/api.ts';
import type { Notice, Playing, Turn } from '../table/table.svelte.ts';
import { announce } from '../ui/announce.svelte.ts';
import { attempt, type Where } from './source.ts';
import { LEARNER, nameOf, reasonOf } from './telling.ts';

/** How an attempt went. */
export type Outcome = { solved: boolean; facts: readonly TaskFact[]; why: Why | null };

export class LessonTable implements Playing {
  readonly me: number | null;
  readonly facts = null;
  readonly asked = false;
  readonly turns: readonly Turn[] = [];
  readonly clockAhead = 0;

  view: View = $state.raw()!;
  pending = $state.raw<{ id: string; move: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  outcome = $state.raw<Outcome | null>(null);

  #where: Where;
  #happened: (tried: Tried, before: View) => void;

  /** `happened` is called when something was done that could be done. */
  constructor(where: Where, view: View, moving: boolean, happened: (tried: Tried, before: View) => void) {
    this.#where = where;
    this.view = view;
    this.me = moving ? LEARNER : null;
    this.#happened = happened;
  }

  /** After an attempt nothing more can be done here. */
  get line(): 'open' | 'closed' {
    return this.outcome ? 'closed' : 'open';
  }

  name = (seat: number): string => nameOf(seat);

  act(move: string): void {
    if (this.pending || this.outcome) return;
    this.pending = { id: '', move };
    void this.#try({ do: 'play', move });
  }

  answer(answer: number): void {
    if (this.pending || this.outcome) return;
    this.pending = { id: '', move: '' };
    void this.#try({ do: 'answer', answer });
  }

  async #try(what: { do: 'play'; move: string } | { do: 'answer'; answer: number }): Promise<void> {
    const before = this.view;
    try {
      const tried = await attempt(this.#where, what);
      this.pending = null;
      if (what.do === 'play' && tried.why) return this.complain(reasonOf(tried.why), tried.why.rule);
      this.view = tried.steps.at(-1)?.view ?? before;
      this.outcome = { solved: tried.solved, facts: tried.facts, why: tried.why };
      this.#happened(tried, before);
    } catch (error) {
      this.pending = null;
      this.complain(error instanceof Refused ? error.message : String(error));
    }
  }

  async ask(about: Question): Promise<Move[] | null> {
    return (await this.askWhole(about))?.moves ?? null;
  }

  async askWhole(about: Question): Promise<{ moves: Move[]; more: boolean } | null> {
    try {
      const { moves, more } = await attempt(this.#where, { do: 'ask', about });
      const told = (why: Why): Why => ({ ...why, text: reasonOf(why) });
      return { moves: moves.map((move) => (move.why ? { ...move, why: told(move.why) } : move)), more };
    } catch (error) {
      this.complain(error instanceof Refused ? error.message : String(error));
      return null;
    }
  }

  complain(text: string, rule?: string): void {
    this.notice = { text, at: Date.now(), ...(rule === undefined ? {} : { rule }) };
    announce(text, 'now');
  }
}
