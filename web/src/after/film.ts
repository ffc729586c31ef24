// A match that is over, as steps to walk through. Every step has the whole view after it, so that going back and forth
// shows the same again.
import type { ReplayStep, View } from '$wire';
import type { Turn } from '../table/table.svelte.ts';

/** The beginning of a game or hand: its number, and the step at which it lies there. */
export type Chapter = { number: number; at: number };

/** By the numbers of the steps with which games or hands begin; those that have come. */
export const chaptersOf = (rounds: readonly number[], steps: number): Chapter[] =>
  rounds.map((at, round) => ({ number: round + 1, at })).filter(({ at }) => at < steps);

/** In which of them a step is. */
export const chapterAt = (chapters: readonly Chapter[], at: number): number =>
  Math.max(0, chapters.findLastIndex((chapter) => chapter.at <= at));

/** A step as something that happened at a table, for those who tell such things. */
export function turnOf(steps: readonly ReplayStep[], at: number): Turn | null {
  const step = steps[at];
  if (!step) return null;
  const actor = step.seen.find((seen) => seen.step === 'act');
  const pulse = { stage: 'during', host: null, deadlines: [], asked: [], away: [], stopped: false };
  const what = { what: 'played' as const, seat: actor?.step === 'act' ? actor.seat : 0, cause: 'person', seen: step.seen, roots: [] };
  const entry = { type: 'entry' as const, number: at + 1, news: { at: 0, what, pulse }, view: step.view };
  const before = steps[at - 1]?.view ?? null;
  // The deal with which a game of Wippen begins is a step of its own: nothing was there before it.
  const fresh = before?.game === 'wippen' && before.counts !== null;
  return { entry, before: fresh ? null : before, after: step.view };
}

/** By seat: the cards in its hand, as far as they are known; `knows` is whose record it is. */
export function handsOf(view: View, knows: string): string[][] {
  const open = view.game === 'wippen' ? view.open_hands : view.hands;
  const own = view.game === 'wippen' ? view.hand : view.own?.hand;
  return open ?? Array.from({ length: view.players }, (_, seat) => (knows === `seat ${seat}` ? (own ?? []) : []));
}

type Say = (key: string, args?: Record<string, number>) => string;

/** What the players are called: computer players that have no name of their own in the language of the page. */
export function callAll(names: readonly string[], computers: readonly (string | null)[], say: Say): string[] {
  return names.map((name, seat) => {
    if (name === '') return say('seat-number', { seat: seat + 1 });
    const key = `computer-${name}`;
    const called = name === computers[seat] && say(key) !== key ? say(key) : name;
    const alike = names.slice(0, seat).filter((other) => other === name).length;
    return alike ? `${called} ${alike + 1}` : called;
  });
}
