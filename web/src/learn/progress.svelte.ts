// Which lessons somebody has done, kept on this device and nowhere else.
import { recallJson, rememberJson } from '../net/kept.ts';

export type Game = 'wippen' | 'toepen';

type Done = Record<Game, string[]>;

/** What was kept, without anything that is no list of lessons. */
function kept(): Done {
  const all = recallJson<Partial<Record<Game, unknown>>>('lessons', {});
  const listOf = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  return { wippen: listOf(all.wippen), toepen: listOf(all.toepen) };
}

class Progress {
  #done = $state.raw<Done>(kept());

  has(game: Game, lesson: string): boolean {
    return this.#done[game].includes(lesson);
  }

  add(game: Game, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = { ...this.#done, [game]: [...this.#done[game], lesson] };
    rememberJson('lessons', this.#done);
  }
}

export const progress = new Progress();
