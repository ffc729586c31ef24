// Books over HTTP (docs/protocol.md). The secret goes in a header, never in an address.
import type {
  BookFigures, BookMade, BookTold, CsvTold, CsvWanted, HouseRules, MatchKept, Operation, OperationsPut, SheetRules,
} from '$wire';
import { ask, askWith } from '../net/api.ts';
import { words } from '../words/words.svelte.ts';

/** A book, and what shows that one may see it. */
export type Key = { id: string; secret: string };

const headers = ({ secret }: Key): HeadersInit => ({ Authorization: `Bearer ${secret}` });
const path = ({ id }: Key, rest = ''): string => `books/${encodeURIComponent(id)}${rest}`;
const json = <T>(key: Key, rest: string, body?: unknown, method?: string, signal?: AbortSignal): Promise<T> =>
  askWith<T>(path(key, rest), {
    headers: headers(key),
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(method ? { method } : {}),
  });

/** How long an answer is waited for, in milliseconds: a line that swallows everything is no line. */
const PATIENCE = 20_000;

/** Asks, and gives up when it takes too long. */
async function soon<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE);
  try {
    return await ask(control.signal);
  } finally {
    clearTimeout(timer);
  }
}

export const makeBook = (file?: string): Promise<BookMade> => ask('books', { lang: words.lang, ...(file === undefined ? {} : { file }) });
export const lookAt = (key: Key, since?: number): Promise<BookTold> =>
  soon((signal) => json(key, since === undefined ? '' : `?since=${since}`, undefined, undefined, signal));
export const putIn = (key: Key, operations: readonly Operation[]): Promise<OperationsPut> =>
  soon((signal) => json(key, '/operations', { operations, lang: words.lang }, undefined, signal));
export const deleteBook = (key: Key): Promise<unknown> => json(key, '', undefined, 'DELETE');
export const figuresOf = (key: Key, of: { game: string } | { evening: number }): Promise<BookFigures> =>
  json(key, `/figures?${'game' in of ? `game=${of.game}` : `evening=${of.evening}`}`);
export const readCsv = (key: Key, wanted: Omit<CsvWanted, 'lang'>): Promise<CsvTold> => json(key, '/csv', { ...wanted, lang: words.lang });
export const bringMatch = (key: Key, table: string, match: number): Promise<MatchKept> =>
  json(key, '/matches', { table, match, lang: words.lang });
export const sheetRules = (house: HouseRules): Promise<SheetRules> => ask('books/rules', { house, lang: words.lang });

/** A file of a book, to be kept by this device. */
export async function fileOf(key: Key, rest: string): Promise<Blob> {
  const answer = await fetch(`/api/v1/${path(key, rest)}`, { headers: headers(key) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}
