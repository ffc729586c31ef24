// Where records and replays come from.
import type { HouseRules, Problem } from '$wire';
import { ask, Refused } from '../net/api.ts';
import { t, words } from '../words/words.svelte.ts';
import type { Step } from './film.ts';

/** Where the record of the n-th match at a table is, once it is over. */
export const recordPath = (code: string, match: number): string => `/api/v1/tables/${encodeURIComponent(code)}/records/${match}`;

/** What the server answers; what it refuses, or cannot be reached for, is a `Refused`. */
async function answered(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => null);
  if (answer === null) throw new Refused({ key: 'web-no-connection', text: t('web-no-connection') });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.why ?? { key: 'web-odd-answer', text: t('web-odd-answer') });
}

export const recordText = async (code: string, match: number): Promise<string> => (await answered(recordPath(code, match))).text();

/** A match, step by step, with all cards open. */
export type Replay = {
  game: string;
  rules: HouseRules;
  names: string[];
  /** How many steps there are in all, where it is told. */
  total?: number;
  steps: Step[];
};

/** So many steps are asked for at once. */
const PAGE = 200;

/** Part of a match that is over. */
export const replayPart = (code: string, match: number, from: number): Promise<Replay> =>
  ask(`tables/${encodeURIComponent(code)}/records/${match}/replay?from=${from}&count=${PAGE}&lang=${words.lang}`);

/** A match that somebody has as a file. */
export const replayOf = async (text: string): Promise<Replay> =>
  (await answered(`/api/v1/replay?lang=${words.lang}`, { method: 'POST', body: text })).json() as Promise<Replay>;

/** All of a match: what follows is asked for until there is nothing more. `grown` hears of every part. */
export async function replayAll(code: string, match: number, grown: (replay: Replay) => void): Promise<void> {
  let all = await replayPart(code, match, 0);
  grown(all);
  for (let part = all; part.steps.length > 0 && all.steps.length < (all.total ?? Infinity); ) {
    part = await replayPart(code, match, all.steps.length);
    all = { ...all, steps: [...all.steps, ...part.steps] };
    grown(all);
  }
}

/** The address of a replay, to be given to others. */
export const replayLink = (code: string, match: number, step?: number): string =>
  `${location.origin}${location.pathname}${replayHash(code, match, step)}`;

export const replayHash = (code: string, match: number, step?: number): string =>
  `#replay/${code}/${match}${step === undefined ? '' : `/${step}`}`;
