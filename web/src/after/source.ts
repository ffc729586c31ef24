// Where records and replays come from.
import type { Problem, Replay } from '$wire';
import { Refused } from '../net/api.ts';
import { t, words } from '../words/words.svelte.ts';

/** Where the record of the n-th match at a table is, once it is over. */
export const recordPath = (code: string, match: number): string => `/api/v1/tables/${encodeURIComponent(code)}/records/${match}`;

/** What the server answers; what it refuses, or cannot be reached for, is a `Refused`. */
async function answered(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer === null) throw new Refused({ key: 'web-no-connection', text: t('web-no-connection') });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const why = problem?.why ?? { key: 'web-odd-answer' };
  // The sentence of the page, in its language, where it has one.
  const own = t(why.key);
  throw new Refused(own === why.key ? why : { ...why, text: own });
}

export const recordText = async (code: string, match: number): Promise<string> => (await answered(recordPath(code, match))).text();

/** So many steps are asked for at once. */
const PAGE = 250;

type Part = (from: number) => Promise<Replay>;

const query = (from: number): string => `?from=${from}&count=${PAGE}&lang=${words.lang}`;

/** Of a match at a table that is over. */
export const replayOfMatch =
  (code: string, match: number): Part =>
  async (from) =>
    (await answered(`${recordPath(code, match)}/replay${query(from)}`)).json() as Promise<Replay>;

/** Of a record that somebody has as a file. */
export const replayOfText =
  (text: string): Part =>
  async (from) =>
    (await answered(`/api/v1/replay${query(from)}`, { method: 'POST', body: text })).json() as Promise<Replay>;

/** All of a match, part by part. `grown` hears of each, and whether more is to come; it ends when that says no. */
export async function replayAll(part: Part, grown: (replay: Replay, more: boolean) => boolean): Promise<void> {
  let all = await part(0);
  while (grown(all, all.steps.length < all.total) && all.steps.length < all.total) {
    const { steps } = await part(all.steps.length);
    // A server that has no more to tell than it said is not asked for ever.
    all = { ...all, steps: [...all.steps, ...steps], total: steps.length ? all.total : all.steps.length };
  }
}

/** The address of a replay, to be given to others. */
export const replayLink = (code: string, match: number, step?: number): string =>
  `${location.origin}${location.pathname}${replayHash(code, match, step)}`;

export const replayHash = (code: string, match: number, step?: number): string =>
  `#replay/${code}/${match}${step === undefined ? '' : `/${step}`}`;
