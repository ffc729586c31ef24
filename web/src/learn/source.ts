// Lessons as the server has them (docs/protocol.md).
import type { Attempt, GameCourse, Lesson, Tried } from '$wire';
import { ask } from '../net/api.ts';
import { words } from '../words/words.svelte.ts';
import type { Game } from './progress.svelte.ts';

const courses = new Map<Game, Promise<GameCourse>>();

/** The lessons of a game. Asked once. */
export function courseOf(game: Game): Promise<GameCourse> {
  const known = courses.get(game);
  if (known) return known;
  const asked = ask<GameCourse>(`lessons/${game}`).catch((error: unknown) => {
    courses.delete(game);
    throw error;
  });
  courses.set(game, asked);
  return asked;
}

export const lessonOf = (game: Game, id: string): Promise<Lesson> => ask(`lessons/${game}/${encodeURIComponent(id)}`);

/** Where something is tried: a task of a lesson, counted from 1. */
export type Where = { game: Game; lesson: string; task: number };

type Trying = Attempt extends infer One ? (One extends { lang?: string } ? Omit<One, 'lang'> : never) : never;

export const attempt = ({ game, lesson, task }: Where, what: Trying): Promise<Tried> =>
  ask(`lessons/${game}/${lesson}/${task}`, { ...what, lang: words.lang });
