// Where in the page we are. All of it stands behind the `#`, which browsers keep to themselves: a table's code is in no log.

import type { HouseRules } from '$wire';
import { bookOf } from './book/address.ts';

export type Route =
  | { at: 'home' }
  | { at: 'new'; game: 'wippen' | 'toepen' }
  /** `claim`: the code that moves a seat there to this device. */
  | { at: 'table'; code: string; claim?: string }
  /** Without a lesson: the list of all. `task`: at which one to begin, counted from 1. */
  | { at: 'learn'; game: 'wippen' | 'toepen'; lesson: string | null; task: number }
  /** `step`: at which one to begin, counted from 1. */
  | { at: 'replay'; code: string | null; match: number; step: number | null }
  /** A book of evenings: `secret` where a link brings it; `part` of it, and which evening. Without a book: those of this device. */
  | { at: 'sheet'; book: string | null; secret?: string; part?: string; id?: number }
  /** `spot`: the rule or section at which it is opened. */
  | { at: 'book'; rules: HouseRules; spot: string | null };

/** What a hash means; what means nothing is the first page. */
export function routeOf(hash: string): Route {
  const book = bookOf(hash);
  if (book) return { at: 'book', rules: book.rules, spot: book.place };
  const [head = '', second = '', third = '', fourth = ''] = decoded(hash.replace(/^#/, '')).split('/');
  if (head === 'new') return { at: 'new', game: second === 'toepen' ? 'toepen' : 'wippen' };
  if (head === 'learn') return { at: 'learn', game: second === 'toepen' ? 'toepen' : 'wippen', lesson: third || null, task: Number(fourth) || 1 };
  if (head === 'sheet') return sheetOf(second, third, fourth);
  if (head === 'replay') return { at: 'replay', code: second || null, match: Number(third) || 1, step: Number(fourth) || null };
  const code = codeIn(head);
  const claim = codeIn(second);
  if (code) return claim ? { at: 'table', code, claim } : { at: 'table', code };
  return { at: 'home' };
}

/** `sheet`, `sheet/BOOK`, `sheet/BOOK/SECRET`, `sheet/BOOK/PART`, `sheet/BOOK/evening/NUMBER`. */
function sheetOf(book: string, next: string, last: string): Route {
  if (!/^[0-9a-f]{16}$/.test(book)) return { at: 'sheet', book: null };
  if (/^[0-9a-f]{32}$/.test(next)) return { at: 'sheet', book, secret: next };
  if (!next) return { at: 'sheet', book };
  return { at: 'sheet', book, part: next, ...(/^\d+$/.test(last) ? { id: Number(last) } : {}) };
}

/** A code as somebody typed it, in capitals, with spaces or lines between: its ten letters, or null. */
export function codeIn(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return /^[0-9a-hj-km-np-tv-z]{10}$/.test(code) ? code : null;
}

/** A code in groups, as it is read aloud and typed: `a5b1s-hkqw4`. */
export const codeShown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** A hash can hold anything that somebody typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Place {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = routeOf(location.hash);
    });
  }
}

export const place = new Place();

export const go = (hash: string): void => {
  location.hash = hash;
};
