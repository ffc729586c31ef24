// What the keys do at a table of toepen, for the table itself and for the list in the help.
import { t } from '../words/words.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** Letters that stand for a word, which differs by language. */
const LETTERS = {
  stay: 'web-toepen-letter-stay',
  fold: 'web-toepen-letter-fold',
  exchange: 'web-toepen-letter-exchange',
  ready: 'web-toepen-letter-ready',
  deal: 'web-toepen-letter-deal',
} as const;

/** The keys and what each does, in words. */
export const keys = (): { keys: string; says: string }[] => [
  { keys: '1 2 3 4', says: t('web-toepen-key-cards') },
  { keys: '← →', says: t('web-toepen-key-arrows') },
  { keys: 'T', says: t('web-toepen-key-toep') },
  { keys: t(LETTERS.stay).toUpperCase(), says: t('web-toepen-key-stay') },
  { keys: t(LETTERS.fold).toUpperCase(), says: t('web-toepen-key-fold') },
  { keys: t(LETTERS.exchange).toUpperCase(), says: t('web-toepen-key-exchange') },
  { keys: t(LETTERS.ready).toUpperCase(), says: t('web-toepen-key-ready') },
  { keys: t(LETTERS.deal).toUpperCase(), says: t('web-toepen-key-deal') },
  { keys: 'Esc', says: t('web-toepen-key-back') },
];

/** Does what a key means; false if it means nothing now. `cards` are those in hand, from the left. */
export function press(desk: Desk, key: string, cards: readonly string[]): boolean {
  const { may, toeps } = desk.offers;
  if (key === 'Escape') return desk.back();
  if (key === 'Enter' && desk.fist.raised) return done(desk.press());
  if (key === 't' && toeps.length) return done(desk.press());
  const card = /^[1-4]$/.test(key) ? cards[Number(key) - 1] : undefined;
  if (card) return done(desk.card(card));
  const word = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).find((one) => may[one] && t(LETTERS[one]) === key);
  if (!word) return false;
  return done(word === 'exchange' ? desk.exchange() : desk.do(word));
}

const done = (_: void): true => true;
