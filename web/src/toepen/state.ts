// What the table is at, in one sentence that always stands in the same place.
import type { Answering, ToepenView } from '$wire';
import { t, words } from '../words/words.svelte.ts';
import { offersOf } from './moves.ts';
import { countClips } from './say.ts';
import { about, between, type Teller } from '../table/teller.ts';

/** Is a hand being played? */
export const inHand = (view: ToepenView): boolean => view.hand !== null && view.hand.winner === null;

export function stateOf(teller: Teller, view: ToepenView): string {
  if (view.over) return t('web-toepen-state-over');
  return inHand(view) ? handState(teller, view) : betweenState(teller, view);
}

function betweenState(teller: Teller, view: ToepenView): string {
  const { proposal } = view;
  if (!proposal) return about(teller, 'web-toepen-state-deals', view.dealer);
  if (offersOf(view.moves).may.agree) return about(teller, 'web-toepen-state-double', proposal.by);
  return between(teller, 'web-toepen-state-double-waits', proposal.left[0] ?? proposal.by, proposal.by);
}

function handState(teller: Teller, view: ToepenView): string {
  const hand = view.hand!;
  const { may } = offersOf(view.moves);
  const { me } = teller;
  if (hand.answering) {
    const { by, left } = hand.answering;
    if (may.stay || may.fold) return about(teller, 'web-toepen-state-answer', by);
    const waits = between(teller, 'web-toepen-state-waits-answer', left[0] ?? by, by);
    return me !== null && left.includes(me) ? `${waits} ${t('web-toepen-state-then-you')}` : waits;
  }
  if (hand.phase === 'exchange') {
    if (may.ready) return t('web-toepen-state-exchange');
    const busy = view.balances.map((_, seat) => seat).filter((seat) => !hand.ready.includes(seat) && !hand.folded.includes(seat));
    return t('web-toepen-state-exchange-waits', { players: words.list(busy.map((seat) => teller.name(seat))) });
  }
  const turn = hand.turn ?? hand.leader;
  const led = hand.trick[hand.leader];
  if (led == null) return about(teller, 'web-toepen-state-lead', turn);
  const key = turn === me ? 'web-toepen-state-play' : 'web-toepen-state-plays';
  return t(key, { player: teller.name(turn), leader: teller.name(hand.leader), card: teller.card(led), mine: hand.leader === me ? 'yes' : 'no' });
}

type Say = (key: string, blanks?: Record<string, string | number>) => string;

/** Which hand of how many, and how it is played. */
export function infoOf(view: ToepenView, say: Say, number: (count: number) => string): string[] {
  const playing = inHand(view);
  const inAll = view.hands_in_all;
  const blanks = { number: number(view.hands_played + (playing ? 1 : 0)), hands: inAll === null ? '' : number(inAll) };
  const parts: string[] = [];
  if (!playing && view.hands_played === 0) parts.push(say('web-toepen-info-first'));
  else if (playing) parts.push(say(inAll === null ? 'web-toepen-info-open' : 'web-toepen-info-hand', blanks));
  else parts.push(say(inAll === null ? 'web-toepen-info-after-open' : 'web-toepen-info-after', blanks));
  if (view.double) parts.push(say('web-toepen-double'));
  if (view.last) {
    const { hands } = view.last;
    parts.push(say(hands === 1 ? 'web-toepen-info-last-one' : 'web-toepen-info-last', { hands: number(hands) }));
  }
  return parts;
}

/** What whoever hears of something has to know beside whose turn it is: what an answer costs. */
export function asksOf(teller: Teller, view: ToepenView): string[] {
  const { may } = offersOf(view.moves);
  const answering = view.hand?.answering;
  if (answering && may.stay) return [costOf(answering)];
  return may.agree && view.proposal ? [stateOf(teller, view)] : [];
}

/** What staying costs, in a sentence. */
export const costOf = ({ seeing, price }: Answering): string =>
  t(seeing ? 'web-toepen-see-costs' : 'web-toepen-stay-costs', { price: countClips(price) });
