import { expect, it } from 'vitest';
import { answersTo, grouped } from './answers.ts';
import { hand, turn, view } from './example.ts';

const five = { held: [4, 4, 4, 4, 4], folded: [0, 3], stakes: [1, 2, 2, 1, 1] };
const toep = { by: 1, stake: 1, seeing: false, price: 1, left: [4] };
const now = view();

it('lists the answers in their order, without those who had gone before', () => {
  const turns = [turn(0, 'fold', now, now), turn(1, 'toep', now, now), turn(2, 'stay', now, now), turn(3, 'fold', now, now)];
  const answers = answersTo(hand(five), toep, turns);
  expect(answers).toEqual([
    { seat: 2, answer: 'stays' },
    { seat: 3, answer: 'folds' },
    { seat: 4, answer: 'waits' },
  ]);
  expect(grouped(answers).map(({ answer, seats }) => [answer, seats])).toEqual([
    ['stays', [2]],
    ['folds', [3]],
    ['waits', [4]],
  ]);
});

it('says of whoever stays at seeing price that they want to see', () => {
  expect(answersTo(hand(five), { ...toep, seeing: true }, [])[0]).toEqual({ seat: 2, answer: 'sees' });
});
