// The sheet of a match or session: how everybody stood after every game or hand (T26).
import type { SeatFacts, Sheet } from '$wire';

/** How everybody stood before the first game: with no points, or with as many clips each as were there ever since (T5). */
export function beginning({ game, names, rows }: Sheet): number[] {
  const clips = (rows[0] ?? []).reduce((sum, one) => sum + one, 0) / Math.max(1, names.length);
  return names.map(() => (game === 'toepen' ? clips : 0));
}

/** By seat: the standing from the beginning on. */
export function standings(sheet: Sheet): number[][] {
  const all = [beginning(sheet), ...sheet.rows];
  return sheet.names.map((_, seat) => all.map((row) => row[seat] ?? 0));
}

/** How many hands somebody has lost in a row by now: the spiral (T26). */
export function spiral(standing: readonly number[]): number {
  let lost = 0;
  for (let at = standing.length - 1; at > 0 && standing[at]! < standing[at - 1]!; at--) lost += 1;
  return lost;
}

/** The seats with the highest standing. */
export function leaders(row: readonly number[]): number[] {
  const highest = Math.max(...row);
  return row.flatMap((value, seat) => (value === highest ? [seat] : []));
}

/** What a seat is called in a sheet: as the page calls whoever sits there, if it is still the same. */
export const namesIn = (
  sheet: Sheet,
  seats: readonly SeatFacts[],
  called: (seat: number) => string,
  unnamed: (seat: number) => string,
): string[] =>
  sheet.names.map((name, seat) => (name === seats[seat]?.name ? called(seat) : name || unnamed(seat)));

/** A number with a minus that is as wide as a plus. */
export const minus = (number: string): string => number.replace('-', '−');
