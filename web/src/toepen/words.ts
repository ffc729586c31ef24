// What each player did last, in a word or two for their mat, readable until they do something else.
import type { ToepenView } from '$wire';
import { spoken, written } from '../cards/say.ts';
import type { Turn } from '../table/table.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { choiceOf, type Choice } from './moves.ts';
import { actOf } from './told.ts';

export type Word = { shown: string; heard: string };

const same = (text: string): Word => ({ shown: text, heard: text });

/** What was done, and at what price if somebody stayed. */
export type Did = { choice: Choice; price: number; seeing: boolean };

/** By seat: the last thing that each has done since the cards were dealt, as far as it was seen here. */
export function lastDone(turns: readonly Turn[]): Map<number, Did> {
  const done = new Map<number, Did>();
  for (let place = turns.length - 1; place >= 0; place--) {
    const turn = turns[place]!;
    const act = actOf(turn);
    const choice = act && choiceOf(act.move);
    if (!act || !choice) continue;
    const answering = turn.before?.game === 'toepen' ? turn.before.hand?.answering : null;
    if (!done.has(act.seat)) done.set(act.seat, { choice, price: answering?.price ?? 1, seeing: answering?.seeing ?? false });
    if (choice.do === 'deal') break;
  }
  return done;
}

/** The word on a seat's mat; what was not seen here is told by the table as it is. */
export function wordOf(view: ToepenView, seat: number, did: Did | undefined, name: (seat: number) => string): Word | null {
  const hand = view.hand;
  const readyNoMore = did?.choice.do === 'ready' && hand?.phase === 'exchange' && !hand.ready.includes(seat);
  if (did && !readyNoMore) return ofChoice(did, name);
  if (!hand) return null;
  if (hand.answering?.by === seat) return same(t('toepen-do-toep', { clips: hand.answering.stake }));
  if (hand.folded.includes(seat)) return same(t('web-toepen-word-out'));
  if (hand.saw.includes(seat)) return same(t('toepen-is-seeing'));
  if (hand.phase === 'exchange') {
    if (hand.ready.includes(seat)) return same(t('web-toepen-word-ready'));
    return hand.unchecked.includes(seat) ? same(t('web-toepen-word-exchanged')) : null;
  }
  const top = hand.piles[seat]?.at(-1);
  return top == null ? null : ofCard(top);
}

const ofCard = (card: string): Word => ({ shown: written(card), heard: spoken(card) });

function ofChoice({ choice, price, seeing }: Did, name: (seat: number) => string): Word {
  switch (choice.do) {
    case 'play':
      return ofCard(choice.card);
    case 'toep':
      return same(t('toepen-do-toep', { clips: choice.clips }));
    case 'stay':
      return same(t(seeing ? 'web-toepen-word-sees' : 'web-toepen-word-stays', { clips: price }));
    case 'fold':
      return same(t('web-toepen-word-out'));
    case 'exchange':
      return same(t('web-toepen-word-exchanged'));
    case 'check':
      return same(t('web-toepen-word-checked', { player: name(choice.seat) }));
    case 'ready':
      return same(t('web-toepen-word-ready'));
    case 'deal':
      return same(t('web-toepen-word-dealt'));
    case 'propose':
      return same(t('web-toepen-word-proposes'));
    case 'agree':
      return same(t('web-toepen-word-agrees'));
    case 'decline':
      return same(t('web-toepen-word-declines'));
    case 'last':
      return same(t('web-toepen-word-last', { hands: choice.hands }));
  }
}
