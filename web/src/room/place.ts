// Who sits where around the table, as the viewer sees it.

/** The seats of the others, in the order in which they play after the viewer; a spectator sees all, from the first. */
export function othersOf(count: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1;
  const all = Array.from({ length: count }, (_, place) => (from + place) % count);
  return me === null ? all : all.slice(0, -1);
}

/** The narrowest that a mat in a strip may be, with the gap beside it. */
const NARROWEST = 60;

/** In how many columns so many mats stand in a strip of this width: rows as even as can be. */
export function columnsOf(count: number, width: number): number {
  const most = Math.max(1, Math.floor(width / NARROWEST));
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}

export type Round = { left: number[]; top: number[]; right: number[] };

/** On a telephone on its side there is room for so many on each side. */
const FLAT_SIDE = 2;

/** Do they fit around the table there, or only in a strip? */
export const fitsFlat = (others: readonly number[]): boolean => others.length <= 2 * FLAT_SIDE;

/** Spreads them clockwise: up on the left, along the top, down on the right. `flat`: where there is no height for a top row. */
export function around(others: readonly number[], flat = false): Round {
  const count = others.length;
  const side = flat ? Math.ceil(count / 2) : count === 1 ? 0 : count >= 6 ? 2 : 1;
  const rightSide = flat ? count - side : side;
  return {
    // The first to play after the viewer sits nearest, at the bottom of the left side.
    left: others.slice(0, side).reverse(),
    top: others.slice(side, count - rightSide),
    right: others.slice(count - rightSide),
  };
}
