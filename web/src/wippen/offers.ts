// The buttons of the action line: the meanings of what is chosen, best first; and why others cannot be.
import type { Move } from '$wire';
import { lawful, type Choice, type Meaning } from './choice.ts';
import { countOf, partsOf } from './notation.ts';

/** A button: a move that can be made, or one that cannot and why not. */
export type Offer = Meaning & { why?: { text: string; rule?: string } };

/** If a card can do no more than this, all of it is offered before anything is ticked. */
const FEW = 3;

const ORDER = { capture: 0, double: 1, raise: 2, build: 3, steal: 4, add: 5, play: 6, other: 7 };

const best = (one: Offer, other: Offer): number =>
  ORDER[one.move.kind] - ORDER[other.move.kind] || countOf(other.parts) - countOf(one.parts);

/** What cannot be meant, with its reason; without a way to write it, there is nothing to offer. */
function forbidden(moves: readonly Move[]): Offer[] {
  return moves.flatMap((move) => {
    if (!move.why || !move.move) return [];
    const { text = move.why.key, rule } = move.why;
    return [{ move, parts: partsOf(move.move), why: rule === undefined ? { text } : { text, rule } }];
  });
}

/** All that what is chosen offers, best first. */
export function offers(choice: Choice): Offer[] {
  if (choice.card === null || choice.can === null) return [];
  const means = choice.means ?? [];
  if (choice.ticked.length) {
    const able = lawful(choice);
    return able.length ? [...able].sort(best) : forbidden(means);
  }
  // Nothing ticked: to add and to steal, and of what takes or builds the largest take, or all if it is little.
  const few = !choice.more && choice.can.length <= FEW;
  const largest = largestTake(choice.can);
  const able = choice.can.filter((one) => few || one === largest || !countOf(one.parts));
  const cannot = forbidden(means).filter(({ move }) => move.kind === 'add');
  return [...[...able].sort(best), ...cannot];
}

/** The capture of the most cards. */
export function largestTake(can: readonly Meaning[]): Meaning | undefined {
  const captures = can.filter(({ parts }) => parts.kind === 'capture');
  return captures.reduce<Meaning | undefined>(
    (most, one) => (most && countOf(most.parts) >= countOf(one.parts) ? most : one),
    undefined,
  );
}
