// The rule book over a table: whatever names a rule opens it there, and the table stays where it is.
import type { HouseRules } from '$wire';
import { getContext, setContext } from 'svelte';
import { bookHash } from './address.ts';

export class Opener {
  /** The rule or section that it is opened at; empty: its beginning; null: it is closed. */
  place = $state<string | null>(null);
  readonly rules: () => HouseRules | undefined;

  constructor(rules: () => HouseRules | undefined) {
    this.rules = rules;
  }

  /** Where the rule is for who wants it in a window of its own. */
  hash(place: string): string {
    const rules = this.rules();
    return rules ? bookHash(rules, place) : '#/';
  }
}

const KEY = Symbol('book');

/** The table page makes it, for all that lies inside. */
export const openBooks = (rules: () => HouseRules | undefined): Opener => setContext(KEY, new Opener(rules));

export const bookHere = (): Opener | undefined => getContext<Opener | undefined>(KEY);

/** Is a link pressed as links usually are, and not to open a window or to save? */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
