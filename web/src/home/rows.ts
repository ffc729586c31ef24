// My tables on the first page: what is kept on this device, made true by asking the server.
import { aboutTable, Refused } from '../net/api.ts';
import { forgetTable, myTables, noteTable, type MyTable } from '../net/mine.ts';
import { computerName } from '../words/computers.ts';
import { words } from '../words/words.svelte.ts';

/** How many tables are asked about. */
const ASKED = 12;

const OVER = ['closed'];

/** The tables at which one sits, those that go on first; each in the order of last use. */
export function rows(): MyTable[] {
  const mine = myTables().filter((table) => table.seated);
  const over = (table: MyTable): boolean => OVER.includes(table.stage ?? '');
  return [...mine.filter((table) => !over(table)), ...mine.filter(over)];
}

/** Computer players by what they are, each kind once: "3 × …". */
export function counted(computers: readonly string[]): string[] {
  const kinds = [...new Set(computers)];
  return kinds.map((kind) => {
    const count = computers.filter((one) => one === kind).length;
    const name = computerName(kind);
    return count > 1 ? `${words.number(count)} × ${name}` : name;
  });
}

/** With whom one sits at a table, in words; who is alone there is named. */
export function namesAt({ names = [], computers = [] }: MyTable, own: string): string[] {
  const others = [...names.filter((name) => name !== own), ...counted(computers)];
  return others.length ? others : names;
}

/** Asks how the tables are now. What is there no more is forgotten; what cannot be asked stays as it was. */
export async function refresh(): Promise<void> {
  for (const { code } of rows().slice(0, ASKED)) {
    try {
      const { stage, seats, rules } = await aboutTable(code);
      const names = seats.filter((seat) => seat.person && seat.name).map((seat) => seat.name);
      const computers = seats.filter((seat) => !seat.person && seat.computer).map((seat) => seat.computer!);
      noteTable(code, { stage, rules, names, computers });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.why.key === 'refusal-no-table') forgetTable(code);
      else return;
    }
  }
}
