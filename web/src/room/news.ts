// What happens at the table besides the game, as a sentence: heard once, and shown in the history.
import type { News } from '$wire';
import { PHRASES } from './said.ts';

/** The message for it, with whom it is about; what needs no words is null. `name` gives a seat its name. */
type Sentence = { key: string; args: Record<string, string> };

const OF_SEAT: Record<string, string> = {
  left: 'web-news-left',
  removed: 'web-news-removed',
  ready: 'web-news-ready',
  not_ready: 'web-news-not-ready',
  came: 'web-news-came',
  went: 'web-news-went',
  away: 'web-news-away',
  back: 'web-news-back',
  replaced: 'web-news-replaced',
  taken_back: 'web-news-taken-back',
  paused: 'web-news-paused',
  resumed: 'web-news-resumed',
};

const OF_TABLE: Record<string, string> = {
  rules: 'web-news-rules',
  time: 'web-news-time',
  host: 'web-news-host',
  hints: 'web-news-hints',
  restarted: 'web-news-restarted',
  reminded: 'web-news-reminded',
  closed: 'web-news-closed',
};

/** `name` gives a seat its name, `say` fills in a message of a phrase; `me` hears nothing of what it does itself. */
export function newsOf(
  what: News,
  me: number | null,
  name: (seat: number) => string,
  say: (key: string) => string,
): Sentence | null {
  const own = 'seat' in what && what.seat === me;
  if (what.what === 'said') {
    const phrase = PHRASES[what.phrase];
    return phrase && !own ? { key: 'web-news-said', args: { name: name(what.seat), phrase: say(phrase) } } : null;
  }
  if (what.what === 'sat') return own ? null : { key: 'web-news-sat', args: { name: what.name } };
  if (what.what === 'added_computer') return { key: 'web-news-sat', args: { name: name(what.seat) } };
  if (what.what === 'waits') return { key: 'web-news-waits', args: { name: what.name } };
  if ('seat' in what && OF_SEAT[what.what]) {
    return own ? null : { key: OF_SEAT[what.what]!, args: { name: name(what.seat) } };
  }
  const key = OF_TABLE[what.what];
  return key ? { key, args: {} } : null;
}
