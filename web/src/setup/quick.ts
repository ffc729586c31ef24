// From the first page to a table: at once against the computer, or one that was set up.
import type { HouseRules } from '$wire';
import { openTable, version } from '../net/api.ts';
import { keepTable } from '../net/mine.ts';

/** What the table page is to do with a table that this device has just opened. */
export type Begin = {
  /** Computer players to be added, once this device sits. */
  computers: string[];
  /** Begin the match when they are there. */
  start: boolean;
};

/** A table as somebody set it up. */
export type Wanted = {
  rules: HouseRules;
  turnTime: string;
  listed: boolean;
  computers: string[];
  hints: boolean;
};

const begins = new Map<string, Begin>();

/** What is still to be done at this table; asked once. */
export function beginOf(code: string): Begin | undefined {
  const begin = begins.get(code);
  begins.delete(code);
  return begin;
}

/** Opens a table against the strongest computer player, which may be asked for advice; the result is its code. */
export async function playAtOnce(game: 'wippen' | 'toepen'): Promise<string> {
  const { games } = await version();
  const strongest = games.find((one) => one.game === game)?.computers.at(-1);
  const { code } = await openTable({ rules: { game }, listed: false, hints: true });
  const computers = strongest ? Array<string>(game === 'wippen' ? 1 : 2).fill(strongest) : [];
  return begun(code, { computers, start: true });
}

/** Opens a table for friends; the result is its code. */
export async function openFor({ rules, turnTime, listed, computers, hints }: Wanted): Promise<string> {
  const { code } = await openTable({ rules, turn_time: turnTime, listed, hints });
  return begun(code, { computers, start: false });
}

function begun(code: string, begin: Begin): string {
  keepTable(code);
  begins.set(code, begin);
  return code;
}
