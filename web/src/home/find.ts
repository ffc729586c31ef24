// Joining: somebody typed or pasted something, and it is a table's link, its code, or a code that moves a seat here.
import { aboutTable, Refused, tableOfClaim } from '../net/api.ts';
import { codeIn } from '../route.svelte.ts';

/** The hash of what somebody typed, without asking anybody: of a whole link; or null if it is no link of ours. */
export function hashIn(typed: string): string | null {
  const at = typed.indexOf('#');
  if (at < 0) return null;
  const [head = '', claim = ''] = typed.slice(at + 1).trim().split('/');
  const [code, seat] = [codeIn(head), codeIn(claim)];
  return code && (seat ? `${code}/${seat}` : code);
}

/** Where what was typed leads; null if it cannot be a code. Refused if there is nothing with this code. */
export async function find(typed: string): Promise<string | null> {
  const link = hashIn(typed);
  if (link) return link;
  const code = codeIn(typed);
  if (!code) return null;
  try {
    return (await aboutTable(code)).code;
  } catch (error) {
    if (!(error instanceof Refused) || error.why.key !== 'refusal-no-table') throw error;
  }
  // No table: then it moves a seat, or it is wrong.
  const table = await tableOfClaim(code);
  return `${table.code}/${code}`;
}
