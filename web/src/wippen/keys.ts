// What keys do at the table of Wippen, as long as the focus is in it. The help sheet lists them.
import { indexOf } from '../cards/card.ts';
import type { Lang } from '../words/lang.ts';
import type { Keyed } from './notation.ts';

/** Keys with the message that says what they do. */
export const keys: readonly { keys: string; says: string }[] = [
  { keys: '← → ↑ ↓', says: 'web-wippen-key-arrows' },
  { keys: 'Enter', says: 'web-wippen-key-enter' },
  { keys: 'A 2 – 9 0', says: 'web-wippen-key-index' },
  { keys: 'Shift + 1 – 9', says: 'web-wippen-key-meaning' },
  { keys: 'Esc', says: 'web-wippen-key-escape' },
];

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export type Meant = { what: 'index'; index: string } | { what: 'meaning'; number: number } | { what: 'back' };

/** Other ways to type an index: one hand finds the ten and the ace among the digits too. */
const ALIKE: Record<string, string> = { '0': '10', T: '10', '1': 'A' };

/** What a key means; null: nothing here. */
export function meant(key: Key, lang: Lang): Meant | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (key.key === 'Escape') return { what: 'back' };
  // By its place on the keyboard, because with Shift the sign is another one.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1];
  if (key.shiftKey && digit) return { what: 'meaning', number: Number(digit) };
  if (key.key.length !== 1) return null;
  const typed = key.key.toUpperCase();
  const index = ALIKE[typed] ?? typed;
  return INDEXES.some((rank) => indexOf(`${rank}s`, lang) === index) ? { what: 'index', index } : null;
}

const INDEXES = [...'A23456789TJQK'];

/** The next thing with this index after the one that has it now; null: none has it. */
export function nextWith(all: readonly Keyed[], index: string, lang: Lang, after: string | null): Keyed | null {
  const alike = all.filter(({ text }) => indexOf(text, lang) === index);
  const place = alike.findIndex(({ key }) => key === after);
  return alike[(place + 1) % alike.length] ?? null;
}
