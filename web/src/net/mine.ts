// The tables at which this device has, or had, a seat: the token of each, and what to call it on the first page.
import type { HouseRules } from '$wire';
import { recallJson, rememberJson } from './kept.ts';
import { random } from './random.ts';

/** How many tables are kept. */
const MOST = 40;

export type MyTable = {
  code: string;
  /** Shows whose seat it is: sent in `hello` and nowhere else. */
  token: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
  rules?: HouseRules;
  names?: string[];
  /** Which computer players sit there, by their names. */
  computers?: string[];
  stage?: string;
  /** Has this device a seat there? */
  seated?: boolean;
  /** What was fixed before a match, as this device was shown it while the match was played. */
  witness?: { match: number; commitment: string };
};

export const myTables = (): MyTable[] => recallJson<MyTable[]>('tables', []);

/** Keeps what is new about a table, which becomes the first of the list; without a token yet, it gets one. */
export function keepTable(code: string, facts: Partial<Omit<MyTable, 'code' | 'token'>> = {}): MyTable {
  const all = myTables();
  const old = all.find((table) => table.code === code);
  const table = { token: random(), ...old, code, at: Date.now(), ...facts };
  rememberJson('tables', [table, ...all.filter((one) => one.code !== code)].slice(0, MOST));
  return table;
}

/** Keeps what is new about a table that is in the list, without moving it there. */
export function noteTable(code: string, facts: Partial<Omit<MyTable, 'code' | 'token'>>): void {
  rememberJson('tables', myTables().map((table) => (table.code === code ? { ...table, ...facts } : table)));
}

export const tokenOf = (code: string): string => keepTable(code).token;

export function forgetTable(code: string): void {
  rememberJson('tables', myTables().filter((table) => table.code !== code));
}
