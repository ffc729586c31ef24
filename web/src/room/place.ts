// Who sits where around the table, as the viewer sees it.

/** The seats of the others, in the order in which they play after the viewer; a spectator sees all, from the first. */
export function othersOf(count: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1;
  const all = Array.from({ length: count }, (_, place) => (from + place) % count);
  return me === null ? all : all.slice(0, -1);
}

export type Round = { left: number[]; top: number[]; right: number[] };

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
