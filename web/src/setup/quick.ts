// One tap to a game: a table against the computer, with this device at it.
import { openTable, version } from '../net/api.ts';
import { keepTable } from '../net/mine.ts';

/** What the table page is to do with a table that was opened for one tap: sit down, add computer players, begin. */
export type Begin = { computers: string[] };

const begins = new Map<string, Begin>();

/** What is still to be done at this table; asked once. */
export function beginOf(code: string): Begin | undefined {
  const begin = begins.get(code);
  begins.delete(code);
  return begin;
}

/** Opens a table against the strongest computer player; the result is its code. */
export async function playAtOnce(game: 'wippen' | 'toepen'): Promise<string> {
  const { games } = await version();
  const strongest = games.find((one) => one.game === game)?.computers.at(-1);
  const { code } = await openTable({ rules: { game }, listed: false });
  keepTable(code);
  begins.set(code, { computers: strongest ? Array<string>(game === 'wippen' ? 1 : 2).fill(strongest) : [] });
  return code;
}
