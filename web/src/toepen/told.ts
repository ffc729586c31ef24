// What happened, in sentences. Who took a trick is only told where the table shows it: the rules are the server's.
import type { SeenStep, ToepenHand, ToepenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { choiceOf, type Choice } from './moves.ts';
import { cardsOf, countClips, isHeard } from './say.ts';
import { about, between, type Teller } from '../table/teller.ts';

type Act = Extract<SeenStep, { step: 'act' }>;
type Fact = Extract<SeenStep, { step: 'fact' }>;

const CAUSES: Record<string, string> = {
  time_up: 'web-toepen-cause-time-up',
  away: 'web-toepen-cause-away',
  no_answer: 'web-toepen-cause-no-answer',
};

const toepenOf = (view: Turn['before']): ToepenView | null => (view?.game === 'toepen' ? view : null);

/** The act of an entry, if somebody did something. */
export function actOf(turn: Turn): Act | null {
  const what = turn.entry.news?.what;
  if (what?.what !== 'played' && what?.what !== 'started') return null;
  return what.seen.find((step): step is Act => step.step === 'act') ?? null;
}

/** Everything that came of an entry; nothing if it was not about the game. `minutes` is for the reminder of T24. */
export function told(teller: Teller, turn: Turn, minutes: number | null = null): string[] {
  const what = turn.entry.news?.what;
  if (what?.what === 'reminded') return [t('toepen-reminder', { minutes: minutes ?? 0 })];
  const act = actOf(turn);
  const choice = act && choiceOf(act.move);
  if (what?.what !== 'played' || !act || !choice) return [];
  const before = toepenOf(turn.before);
  const after = toepenOf(turn.after);
  const lines = [...did(teller, act.seat, choice, before, after)];
  for (const step of what.seen) {
    if (step.step === 'fact') lines.push(...fact(teller, step, act.seat, after?.players ?? 0));
    else if (step.step === 'deal' && isHeard(teller)) lines.push(...dealt(teller, step));
  }
  if (before?.hand && after?.hand) lines.push(...came(teller, act.seat, choice, before.hand, after.hand));
  const cause = CAUSES[what.cause];
  return cause && lines.length ? [about(teller, cause, act.seat), ...lines] : lines;
}

function did(teller: Teller, seat: number, choice: Choice, before: ToepenView | null, after: ToepenView | null): string[] {
  const say = (key: string, blanks = {}): string => about(teller, key, seat, blanks);
  switch (choice.do) {
    case 'play':
      return [say('toepen-did-play', { card: teller.card(choice.card) })];
    case 'toep': {
      const told = say((before?.hand?.toeps.count ?? 0) > 0 ? 'toepen-did-retoep' : 'toepen-did-toep');
      return choice.clips === 1 ? [told] : [told, t('toepen-with-clips', { clips: choice.clips })];
    }
    case 'stay': {
      const answering = before?.hand?.answering;
      return answering ? [say(answering.seeing ? 'toepen-did-see' : 'toepen-did-stay', { clips: answering.price })] : [];
    }
    case 'fold':
      return [say('toepen-did-fold')];
    case 'exchange':
      return [say('toepen-did-exchange')];
    case 'check':
      return [between(teller, 'toepen-did-check', seat, choice.seat)];
    case 'ready':
      return [say('web-toepen-did-ready')];
    case 'propose':
      return [say('toepen-did-propose')];
    case 'agree':
      return [say('toepen-did-agree'), ...(after?.double ? [t('toepen-double')] : [])];
    case 'decline':
      return [say('toepen-did-decline')];
    case 'last':
      return [say(choice.hands === 1 ? 'toepen-did-last-one' : 'toepen-did-last', { hands: choice.hands })];
    case 'deal':
      return [say('toepen-did-deal', { number: (after?.hands_played ?? 0) + 1 })];
  }
}

/** The cards that whoever reads this got. */
function dealt(teller: Teller, { packets }: Extract<SeenStep, { step: 'deal' }>): string[] {
  const cards = packets.flatMap((packet) =>
    packet.seat !== null && packet.seat === teller.me && Array.isArray(packet.cards) ? packet.cards : [],
  );
  return cards.length ? [t('web-toepen-your-cards', { cards: cardsOf(teller, cards) })] : [];
}

function fact(teller: Teller, { seat, says, cards }: Fact, by: number, players: number): string[] {
  const shown = { cards: cards ? cardsOf(teller, cards) : '' };
  if (says === 'ten') return [about(teller, 'toepen-has-ten', seat)];
  if (says === 'honest') {
    const clips = { clips: 2 };
    return [t(cards ? 'toepen-honest-shown' : 'toepen-honest', shown), between(teller, 'toepen-honest-pays', by, seat, clips)];
  }
  if (says === 'dishonest') {
    const fine = players - 1;
    const key = fine === 1 ? 'toepen-dishonest-pays-one' : 'toepen-dishonest-pays';
    return [t('toepen-dishonest', shown), between(teller, key, seat, by, { clips: fine, own: fine - 1 })];
  }
  return [];
}

const sizes = (hand: ToepenHand): number[] => hand.piles.map((pile) => pile.length);

/** Is `after` what this one act made of `before`? After a cut the game comes with the last of several entries only. */
export function follows(before: ToepenHand, after: ToepenHand, seat: number, choice: Choice): boolean {
  const had = sizes(before);
  const played = choice.do === 'play' ? seat : null;
  return before.winner === null && sizes(after).every((size, place) => size === had[place]! + (place === played ? 1 : 0));
}

/** The trick that this act completed: each seat's card in it; null if it completed none. */
export function completed(before: ToepenHand, after: ToepenHand, seat: number, choice: Choice): (string | null)[] | null {
  if (!follows(before, after, seat, choice)) return null;
  const trick = before.trick.map((card, place) => (choice.do === 'play' && place === seat ? choice.card : card));
  if (trick.every((card) => card === null)) return null;
  const open = after.trick.some((card) => card !== null);
  // When everyone else has folded the hand is over, and the trick is not.
  const allFolded = after.folded.length === after.held.length - 1;
  return (after.winner === null ? open : allFolded) ? null : trick;
}

/** Who took the trick or the hand, that exchanging is over. */
function came(teller: Teller, seat: number, choice: Choice, before: ToepenHand, after: ToepenHand): string[] {
  const lines: string[] = [];
  if (!follows(before, after, seat, choice)) return lines;
  const trick = completed(before, after, seat, choice);
  const winner = after.winner;
  if (trick) lines.push(trickEnd(teller, trick, before, after));
  else if (winner !== null) lines.push(t('toepen-all-folded'));
  if (winner !== null) lines.push(about(teller, 'toepen-won', winner, { clips: countClips(won(before, choice)) }));
  else if (before.phase === 'exchange' && after.phase === 'play') lines.push(about(teller, 'toepen-closed', after.leader));
  return lines;
}

function trickEnd(teller: Teller, trick: readonly (string | null)[], before: ToepenHand, after: ToepenHand): string {
  const next = after.winner ?? after.leader;
  const card = trick[next];
  const last = after.winner !== null;
  // A folded player's card may be the highest, and after seeing the highest card need not win: then it is not said.
  const plain = card != null && !after.folded.some((seat) => trick[seat] !== null);
  if (last && before.saw.length && before.toeps.by !== null && next !== before.toeps.by) {
    return between(teller, 'web-toepen-seen', next, before.toeps.by);
  }
  if (plain) return about(teller, last ? 'toepen-last-trick' : 'toepen-trick', next, { card: teller.card(card) });
  return about(teller, last ? 'web-toepen-last-trick-over' : 'web-toepen-leads', next);
}

/** What the winner takes: all stakes and the tens clips. */
function won(before: ToepenHand, choice: Choice): number {
  const staked = before.stakes.reduce((sum, clips) => sum + clips, 0);
  return staked + before.tens.length + (choice.do === 'stay' ? (before.answering?.price ?? 0) : 0);
}
