// How clips are drawn: one by one up to ten, then one with a number.

/** More than so many are no longer counted at a glance. */
const MOST_DRAWN = 10;

export type Heap = { drawn: number; number: number | null };

export function heapOf(clips: number): Heap {
  if (clips >= 1 && clips <= MOST_DRAWN) return { drawn: clips, number: null };
  return { drawn: clips > MOST_DRAWN ? 1 : 0, number: clips };
}
