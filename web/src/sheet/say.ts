// How people, days and numbers of a sheet are written.
import type { SheetRules } from '$wire';
import { minus } from '../after/sheet.ts';
import { t, words } from '../words/words.svelte.ts';
import type { Book } from './book.svelte.ts';
import type { Evening } from './fold.ts';
import type { Fault } from './reckon.ts';

/** What somebody is called; whose name was forgotten is somebody. */
export const nameOf = (book: Book, person: number): string => book.person(person) || t('web-pad-somebody');

/** A day, as the language writes it. It is a day, not a moment, wherever one is. */
export function dayOf(date: string | undefined | null): string {
  if (!date) return '';
  const [year, month, day] = date.split('-').map(Number);
  return words.day(Date.UTC(year!, month! - 1, day));
}

/** Today, here, as `2026-11-30`. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export const gameOf = (game: string): string => t(game === 'toepen' ? 'web-game-toepen' : 'web-game-wippen');

export const eveningTitle = (evening: Pick<Evening, 'about'>): string => {
  const day = dayOf(evening.about.date);
  return day ? `${gameOf(evening.about.house.game)}, ${day}` : gameOf(evening.about.house.game);
};

export const number = (value: number): string => minus(words.number(value));
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
export const money = (cents: number): string => minus(words.money(cents));

/** What cannot be right, as a sentence. */
export function faultText(fault: Fault, names: readonly string[]): string {
  const args = Object.fromEntries(
    Object.entries(fault.args ?? {}).map(([name, value]) => [name, typeof value === 'number' ? value : value]),
  );
  return t(fault.key, { ...args, ...(fault.player === undefined ? {} : { player: names[fault.player] ?? '' }) });
}

/** "to 52 points", "6 games": when the evening is over, if that is agreed. */
export function finishOf(rules: SheetRules, last: readonly number[] | null): string {
  if (rules.game === 'wippen') {
    return rules.target !== null
      ? t('web-pad-to-points', { points: words.number(rules.target) })
      : t('web-pad-to-games', { games: rules.games ?? 0, shown: words.number(rules.games ?? 0) });
  }
  const hands = last ? last[0]! + last[1]! : rules.hands;
  return hands === null ? '' : t('web-pad-to-hands', { hands, shown: words.number(hands) });
}
