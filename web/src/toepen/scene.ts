// How what happens in toepen is shown, one thing after another: cards from hands to the middle, clips to the stakes and the winner.
import type { ToepenView } from '$wire';
import type { Reel } from '../motion/reel.svelte.ts';
import type { Stage } from '../motion/stage.svelte.ts';
import { play as sound } from '../motion/sound.ts';
import type { Turn } from '../table/table.svelte.ts';
import type { Air } from './air.svelte.ts';
import { choiceOf } from './moves.ts';
import { spotsOf } from './spots.ts';
import { actOf, completed, follows } from './told.ts';

/** How long the eye rests on somebody's word, on a trick that is over, on a hand that is over; in milliseconds. */
const WORD = 450;
const TRICK = 900;
const HAND = 500;

type Shown = { stage: Stage; air: Air; me: () => number | null; reel: () => Reel<Turn, ToepenView> };

export function scene({ stage, air, me, reel }: Shown): (turn: Turn) => Promise<void> {
  const mat = (seat: number): string => `mat:${seat}`;
  const hand = (seat: number): string => (seat === me() ? 'hand' : mat(seat));

  return async (turn) => {
    const act = actOf(turn);
    const choice = act && choiceOf(act.move);
    const before = turn.before?.game === 'toepen' ? turn.before : null;
    const after = turn.after?.game === 'toepen' ? turn.after : null;
    if (!act || !choice || !after?.hand) return;
    const { fly, rest } = { fly: reel().fly.bind(reel()), rest: reel().rest.bind(reel()) };

    switch (choice.do) {
      case 'deal': {
        sound('card');
        const seats = after.balances.map((_, place) => (act.seat + 1 + place) % after.players);
        await fly(seats.map((seat) => ({ card: null, from: mat(act.seat), to: hand(seat) })));
        await reel().draw(after);
        stake(after.balances.map((_, seat) => ({ seat, clips: after.hand!.stakes[seat] ?? 0 })));
        return;
      }
      case 'play': {
        sound('card');
        const from = act.seat === me() ? `hand:${choice.card}` : mat(act.seat);
        await fly([{ card: choice.card, from, to: `spot:${act.seat}` }]);
        break;
      }
      case 'exchange':
        sound('card');
        await fly(Array.from({ length: 4 }, () => ({ card: null, from: hand(act.seat), to: `spot:${act.seat}` })), { together: true });
        break;
      case 'toep':
        sound('knock');
        stake([{ seat: act.seat, clips: choice.clips }]);
        await rest(WORD);
        break;
      case 'stay':
        sound('clip');
        stake([{ seat: act.seat, clips: before?.hand?.answering?.price ?? 1 }]);
        await rest(WORD);
        break;
      case 'fold':
      case 'check':
        await rest(WORD);
        break;
      default:
    }
    if (!before?.hand || !follows(before.hand, after.hand, act.seat, choice)) return;
    if (completed(before.hand, after.hand, act.seat, choice)) await rest(TRICK);
    if (after.hand.winner === null) return;
    const winner = document.querySelector(`[data-seat="${after.hand.winner}"]`);
    sound('clip');
    air.start(
      spotsOf(before.hand, after.balances.map((_, seat) => seat))
        .filter(({ stake: clips }) => clips > 0)
        .map(({ seat, stake: clips }) => ({ clips, from: stage.find(`stake:${seat}`), to: winner })),
    );
    await rest(HAND);
  };

  function stake(all: readonly { seat: number; clips: number }[]): void {
    air.start(
      all.map(({ seat, clips }) => ({
        clips,
        from: document.querySelector(`[data-seat="${seat}"]`),
        to: stage.find(`stake:${seat}`) ?? stage.find(`spot:${seat}`),
      })),
    );
  }
}
