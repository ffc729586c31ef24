// The HTTP part of the protocol (docs/protocol.md).
import type { About, Listed, NewTable, Opened, Problem, RuleBook, RulesTold, RulesWanted, Version, Why } from '$wire';
import { t } from '../words/words.svelte.ts';

/** What the server said no to, with the sentence for it. */
export class Refused extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why.text ?? why.key);
    this.why = why;
  }
}

/** Asks the server. What cannot be reached, or answers no sense, is a `Refused` too. */
export const ask = <T>(path: string, body?: unknown): Promise<T> =>
  askWith(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

/** The same with all that a request can have. */
export async function askWith<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1/${path}`, request);
  } catch {
    throw new Refused({ key: 'web-no-connection', text: t('web-no-connection') });
  }
  const json = (await answer.json().catch(() => null)) as (T & Partial<Problem>) | null;
  if (!answer.ok || json === null) {
    const why = json?.why ?? { key: 'web-odd-answer' };
    // The sentence of the page, in its language, where it has one.
    const own = t(why.key);
    throw new Refused({ ...why, text: own !== why.key ? own : (why.text ?? why.key) });
  }
  return json;
}

export const openTable = (table: NewTable): Promise<Opened> => ask('tables', table);
export const listedTables = (): Promise<Listed> => ask('tables');
export const aboutTable = (code: string): Promise<About> => ask(`tables/${encodeURIComponent(code)}`);
export const tableOfClaim = (claim: string): Promise<{ code: string }> => ask('moves', { claim });

/** House rules in sentences, or what of them does not go together. */
export const tellRules = (wanted: RulesWanted): Promise<RulesTold> => ask('rules', wanted);

/** A rule book, by the path that book/address.ts makes. */
export const readBook = (path: string): Promise<RuleBook> => ask(path);

let known: Promise<Version> | undefined;

/** What runs here: the games with their presets, switches and computer players. Asked once. */
export function version(): Promise<Version> {
  known ??= ask<Version>('version').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
