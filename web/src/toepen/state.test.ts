import { beforeAll, expect, it } from 'vitest';
import type { ToepenHand, ToepenView } from '$wire';
import { readTeller } from '../table/teller.ts';
import { t, words } from '../words/words.svelte.ts';
import { view } from './example.ts';
import { asksOf, infoOf, stateOf } from './state.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const teller = (me: number | null) => readTeller(me, (seat) => NAMES[seat]!);
const state = (over: Partial<ToepenView>, hand: Partial<ToepenHand> | null, me: number | null = 0): string =>
  stateOf(teller(me), view(over, hand));
const toep = { by: 0, stake: 1, seeing: false, price: 1, left: [1, 2] };

beforeAll(() => words.choose('nl'));

it('says whose turn it is and what was led', () => {
  expect(state({}, {})).toBe('Jij bent: kom uit met een kaart.');
  expect(state({}, {}, 1)).toBe('Anna komt uit.');
  const led = { trick: ['9h', null, null], turn: 1 };
  expect(state({}, led, 1)).toBe('Jij bent: Anna kwam uit met 9♥.');
  expect(state({}, led, 2)).toBe('Ben is aan de beurt. Anna kwam uit met 9♥.');
  expect(state({}, led, 0)).toBe('Ben is aan de beurt. Jij kwam uit met 9♥.');
});

it('says who has to answer which toep', () => {
  expect(state({}, { answering: toep }, 0)).toBe('Ben moet antwoorden op jouw toep.');
  expect(state({ moves: ['stay', 'fold'] }, { answering: toep }, 1)).toBe('Ga je mee met de toep van Anna?');
  expect(state({}, { answering: toep }, 2)).toBe('Ben moet antwoorden op de toep van Anna. Daarna jij.');
  expect(state({}, { answering: toep }, null)).toBe('Ben moet antwoorden op de toep van Anna.');
});

it('says for whom exchanging waits', () => {
  expect(state({ moves: ['exchange', 'ready'] }, { phase: 'exchange', ready: [] })).toBe('Ruilen of klaar?');
  expect(state({ moves: ['exchange'] }, { phase: 'exchange', ready: [0], folded: [2] })).toBe('Ruilen of klaar? Nog niet gekozen: Ben.');
});

it('says what happens between hands', () => {
  expect(state({}, null, 2)).toBe('Jij deelt.');
  expect(state({ dealer: 1 }, { winner: 1 })).toBe('Ben deelt.');
  const proposal = { by: 0, left: [1, 2] };
  expect(state({ proposal, moves: ['agree', 'decline'] }, null, 1)).toBe('Anna wil dubbel spelen. Doe je mee?');
  expect(state({ proposal }, null, 0)).toBe('Ben moet nog antwoorden op je voorstel om dubbel te spelen.');
  expect(state({ over: true }, { winner: 1 })).toBe('De avond is voorbij.');
});

it('says aloud what an answer costs', () => {
  expect(asksOf(teller(1), view({ moves: ['stay', 'fold'] }, { answering: toep }))).toEqual(['Meegaan kost 1 clip.']);
  const seeing = { ...toep, seeing: true, price: 2 };
  expect(asksOf(teller(1), view({ moves: ['stay', 'fold'] }, { answering: seeing }))).toEqual(['Meegaan is nu zien, en kost 2 clips (T15).']);
  expect(asksOf(teller(2), view({}, { answering: toep }))).toEqual([]);
});

it('counts the hands, and says what is special about them', () => {
  const info = (over: Partial<ToepenView>, hand: Partial<ToepenHand> | null): string => infoOf(view(over, hand), t, String).join(' · ');
  expect(info({}, null)).toBe('voor het eerste potje');
  expect(info({ hands_played: 2 }, {})).toBe('potje 3 van 20');
  expect(info({ hands_played: 3, double: true, hands_in_all: null }, { winner: 0 })).toBe('na potje 3 · dubbel');
  expect(info({ hands_played: 3, hands_in_all: 4, last: { by: 1, after: 3, hands: 1 } }, {})).toBe('potje 4 van 4 · het laatste potje');
});
