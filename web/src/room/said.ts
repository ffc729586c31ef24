// Quick phrases: what somebody said a moment ago.
import type { Turn } from '../table/table.svelte.ts';

/** How long a phrase is shown. */
export const SHOWN = 7000;

/** The phrases of the protocol, with what is said. */
export const PHRASES: Record<string, string> = {
  hello: 'phrase-hello',
  'good-luck': 'phrase-good-luck',
  choices: 'phrase-choices',
  'well-played': 'phrase-well-played',
  thanks: 'phrase-thanks',
  sorry: 'phrase-sorry',
  'your-turn': 'phrase-your-turn',
  'one-moment': 'phrase-one-moment',
  'once-more': 'phrase-once-more',
  goodbye: 'phrase-goodbye',
};

/** The message that a seat said last, if that is not too long ago; `now` is the server's time. */
export function saidBy(turns: readonly Turn[], seat: number, now: number): string | null {
  for (let place = turns.length - 1; place >= 0; place -= 1) {
    const news = turns[place]!.entry.news;
    if (!news || now - news.at > SHOWN) return null;
    if (news.what.what === 'said' && news.what.seat === seat) return PHRASES[news.what.phrase] ?? null;
  }
  return null;
}
