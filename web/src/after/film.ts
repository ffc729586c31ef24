// A match that is over, as steps to walk through. Every step has the whole view after it, so that going back and forth
// shows the same again.
import type { SeenStep, View } from '$wire';
import type { Turn } from '../table/table.svelte.ts';

/** What happened at once, and the game after it, with all cards open. */
export type Step = { seen: SeenStep[]; view: View & Open };

/** The hands of all, where they are open. */
export type Open = { hands?: string[][] | null };

/** The beginning of a game or hand: its number, and the step at which it lies there. */
export type Chapter = { number: number; at: number };

/** How many games or hands are over. */
const over = (view: View): number => (view.game === 'wippen' ? view.games : view.hands_played);

/** Has the next game or hand begun? */
const begun = (view: View): boolean => {
  if (view.game === 'wippen') return view.counts === null;
  return view.hand !== null && view.hand.winner === null;
};

export function chaptersOf(steps: readonly Step[]): Chapter[] {
  const chapters: Chapter[] = [];
  steps.forEach(({ view }, at) => {
    const number = over(view) + 1;
    if (begun(view) && (chapters.at(-1)?.number ?? 0) < number) chapters.push({ number, at });
  });
  return chapters;
}

/** In which of them a step is. */
export const chapterAt = (chapters: readonly Chapter[], at: number): number =>
  Math.max(0, chapters.findLastIndex((chapter) => chapter.at <= at));

/** By game or hand: how everybody stood after it, up to a step. */
export function rowsOf(steps: readonly Step[]): number[][] {
  const rows: number[][] = [];
  for (const { view } of steps) {
    if (over(view) > rows.length) rows.push(view.game === 'wippen' ? view.totals : view.balances);
  }
  return rows;
}

/** A step as something that happened at a table, for those who tell such things. */
export function turnOf(steps: readonly Step[], at: number): Turn | null {
  const step = steps[at];
  if (!step) return null;
  const actor = step.seen.find((seen) => seen.step === 'act');
  const pulse = { stage: 'during', host: null, deadlines: [], asked: [], away: [], stopped: false };
  const what = { what: 'played' as const, seat: actor?.step === 'act' ? actor.seat : 0, cause: 'person', seen: step.seen, roots: [] };
  const entry = { type: 'entry' as const, number: at + 1, news: { at: 0, what, pulse }, view: step.view };
  return { entry, before: steps[at - 1]?.view ?? null, after: step.view };
}

/** By seat: the cards in its hand. */
export function handsOf(view: View & Open): string[][] {
  const open = view.game === 'wippen' ? (view.open_hands ?? view.hands) : view.hands;
  return open ?? Array.from({ length: view.players }, () => []);
}

/** The four cards that somebody laid down in a step: what they held before it. */
export function laidIn(steps: readonly Step[], at: number): string[] {
  const act = steps[at]?.seen.find((seen) => seen.step === 'act');
  const before = steps[at - 1]?.view;
  return act?.step === 'act' && act.move === 'exchange' && before ? (handsOf(before)[act.seat] ?? []) : [];
}

/** Whose turn it is; in toepen, who has to answer first. */
export function turnIn(view: View): number | null {
  if (view.game === 'wippen') return view.turn;
  const hand = view.hand;
  if (!hand || hand.winner !== null) return null;
  return hand.answering ? (hand.answering.left[0] ?? null) : hand.phase === 'play' ? hand.turn : null;
}

/** What the players are called: computer players in the language of the page, with numbers where they are alike. */
export function callAll(names: readonly string[], say: (key: string, args?: Record<string, number>) => string): string[] {
  return names.map((name, seat) => {
    if (name === '') return say('seat-number', { seat: seat + 1 });
    const key = `computer-${name}`;
    const computer = say(key) === key ? name : say(key);
    const alike = names.slice(0, seat).filter((other) => other === name).length;
    return alike ? `${computer} ${alike + 1}` : computer;
  });
}
