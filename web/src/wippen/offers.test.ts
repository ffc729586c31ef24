import type { Move } from '$wire';
import { expect, test } from 'vitest';
import { NOTHING, pressHand, pressPot, toldCard, toldMeanings, type Choice } from './choice.ts';
import { largestTake, offers } from './offers.ts';

const move = (text: string, kind: Move['kind'], why?: string): Move =>
  why ? { move: text, kind, why: { key: why, rule: 'W11', text: why } } : { move: text, kind };

const chosen = (...can: Move[]): Choice => toldCard(pressHand(NOTHING, '7c.0'), 1, can, false);
const texts = (choice: Choice): (string | undefined)[] => offers(choice).map((offer) => offer.move.move);

const MANY = [
  move('7cx7h', 'capture'),
  move('7cx3h+4d', 'capture'),
  move('7cx3h+4d+7h', 'capture'),
  move('7c+2h=9', 'build'),
  move('7c!1', 'steal'),
];

test('before anything is ticked, the largest take is offered, and what needs nothing of the pot', () => {
  expect(texts(chosen(...MANY))).toEqual(['7cx3h+4d+7h', '7c!1']);
  expect(largestTake(chosen(...MANY).can!)?.move.move).toBe('7cx3h+4d+7h');
});

test('a card that can do little shows all of it', () => {
  expect(texts(chosen(move('7c+2h=9', 'build'), move('7cx7h', 'capture')))).toEqual(['7cx7h', '7c+2h=9']);
});

test('to add is there too, and if it may not be, with its reason', () => {
  const choice = chosen(...MANY);
  const told = toldMeanings(choice, choice.stamp, [move('7c', 'add', 'must-capture'), move('7c!2', 'steal', 'other-top')]);
  expect(texts(told)).toEqual(['7cx3h+4d+7h', '7c!1', '7c']);
  expect(offers(told).at(-1)?.why).toEqual({ text: 'must-capture', rule: 'W11' });
});

test('what is ticked offers its meanings, best first; without any, what it cannot mean', () => {
  const ticked = pressPot(chosen(move('7c+7h=7', 'build'), move('7cx7h', 'capture')), '7h.0');
  expect(texts(ticked)).toEqual(['7cx7h', '7c+7h=7']);
  const wrong = toldMeanings(ticked, ticked.stamp, [move('7cx3h', 'capture', 'no'), move('7c+3h=10', 'build', 'no')]);
  expect(offers(wrong).map(({ why }) => why?.text)).toEqual(['no', 'no']);
});

test('without a card, or an answer, there is nothing to offer', () => {
  expect(offers(NOTHING)).toEqual([]);
  expect(offers(pressHand(NOTHING, '7c.0'))).toEqual([]);
});
