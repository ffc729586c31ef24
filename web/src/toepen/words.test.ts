import { beforeAll, expect, it } from 'vitest';
import { words } from '../words/words.svelte.ts';
import { turn, view } from './example.ts';
import { lastDone, wordOf } from './words.ts';

const name = (seat: number): string => ['Anna', 'Ben', 'Carla'][seat]!;
const now = view();

beforeAll(() => words.choose('nl'));

it('keeps what each did last since the deal', () => {
  const asked = view({}, { answering: { by: 1, stake: 1, seeing: true, price: 2, left: [2, 0] } });
  const turns = [turn(1, '7h', now, now), turn(2, 'deal', now, now), turn(0, 'Th', now, now), turn(1, 'toep', now, asked), turn(0, 'stay', asked, asked)];
  const done = lastDone(turns);
  const said = [0, 1, 2].map((seat) => wordOf(asked, seat, done.get(seat), name)?.shown);
  expect(said).toEqual(['zien (2)', 'Toep!', 'deelde']);
  expect([...lastDone(turns.slice(0, 2)).keys()]).toEqual([2]);
});

it('reads a card and says it', () => {
  const done = lastDone([turn(0, 'Jh', now, now)]);
  expect(wordOf(now, 0, done.get(0), name)).toEqual({ shown: 'B♥', heard: 'harten boer' });
});

it('does not call somebody ready whom an exchange has made unready', () => {
  const done = lastDone([turn(0, 'ready', now, now)]);
  expect(wordOf(view({}, { phase: 'exchange', ready: [0] }), 0, done.get(0), name)?.shown).toBe('klaar');
  expect(wordOf(view({}, { phase: 'exchange', ready: [] }), 0, done.get(0), name)).toBeNull();
});

it('tells from the table what was not seen here', () => {
  const toep = { by: 0, stake: 2, seeing: false, price: 2, left: [1] };
  expect(wordOf(view({}, { answering: toep }), 0, undefined, name)?.shown).toBe('Toep! met 2 clips');
  expect(wordOf(view({}, { folded: [1] }), 1, undefined, name)?.shown).toBe('weg');
  expect(wordOf(view({}, { piles: [['7s', '8s'], [], []] }), 0, undefined, name)?.shown).toBe('8♠');
  expect(wordOf(view({}, { phase: 'exchange', ready: [], unchecked: [2] }), 2, undefined, name)?.shown).toBe('ruilde');
  expect(wordOf(now, 0, undefined, name)).toBeNull();
});
