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
const json = <T>(key: Key, rest: string, body?: unknown, method?: string): Promise<T> =>
  askWith<T>(path(key, rest), {
    headers: headers(key),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(method ? { method } : {}),
  });

export const makeBook = (file?: string): Promise<BookMade> => ask('books', { lang: words.lang, ...(file === undefined ? {} : { file }) });
export const lookAt = (key: Key, since?: number): Promise<BookTold> => json(key, since === undefined ? '' : `?since=${since}`);
export const putIn = (key: Key, operations: readonly Operation[]): Promise<OperationsPut> =>
  json(key, '/operations', { operations, lang: words.lang });
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
