// The answers to a toep so far, in their order.
import type { Answering, ToepenHand } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { actOf } from './told.ts';

export type Answer = { seat: number; answer: 'stays' | 'sees' | 'folds' | 'waits' };

/** Who had already folded before this toep is not asked. */
export function answersTo(hand: ToepenHand, answering: Answering, turns: readonly Turn[]): Answer[] {
  const players = hand.held.length;
  const order = Array.from({ length: players - 1 }, (_, place) => (answering.by + 1 + place) % players);
  const folded = foldedSince(turns);
  return order.flatMap((seat): Answer[] => {
    if (answering.left.includes(seat)) return [{ seat, answer: 'waits' }];
    if (!hand.folded.includes(seat)) return [{ seat, answer: answering.seeing ? 'sees' : 'stays' }];
    return folded.has(seat) ? [{ seat, answer: 'folds' }] : [];
  });
}

/** Who gave the same answer, in order; what has been said comes before what is still to be said. */
export function grouped(answers: readonly Answer[]): { answer: Answer['answer']; seats: number[] }[] {
  return (['stays', 'sees', 'folds', 'waits'] as const)
    .map((answer) => ({ answer, seats: answers.filter((one) => one.answer === answer).map(({ seat }) => seat) }))
    .filter(({ seats }) => seats.length > 0);
}

/** Who folded since the last toep, as far as it was seen here. */
function foldedSince(turns: readonly Turn[]): Set<number> {
  const folded = new Set<number>();
  for (let place = turns.length - 1; place >= 0; place--) {
    const act = actOf(turns[place]!);
    if (act?.move.startsWith('toep')) break;
    if (act?.move === 'fold') folded.add(act.seat);
  }
  return folded;
}
