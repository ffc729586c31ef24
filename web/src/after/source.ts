// Where records and replays come from.
import type { Problem } from '$wire';
import { Refused } from '../net/api.ts';
import { t } from '../words/words.svelte.ts';

/** Where the record of the n-th match at a table is, once it is over. */
export const recordPath = (code: string, match: number): string => `/api/v1/tables/${encodeURIComponent(code)}/records/${match}`;

/** The text of a record; what the server refuses, or cannot be reached for, is a `Refused`. */
export async function recordText(code: string, match: number): Promise<string> {
  const answer = await fetch(recordPath(code, match)).catch(() => null);
  if (answer === null) throw new Refused({ key: 'web-no-connection', text: t('web-no-connection') });
  if (answer.ok) return answer.text();
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.why ?? { key: 'web-odd-answer', text: t('web-odd-answer') });
}

/** The address of a replay, to be given to others. */
export const replayLink = (code: string, match: number, step?: number): string =>
  `${location.origin}${location.pathname}${replayHash(code, match, step)}`;

export const replayHash = (code: string, match: number, step?: number): string =>
  `#replay/${code}/${match}${step === undefined ? '' : `/${step}`}`;
