import { beforeAll, describe, expect, it } from 'vitest';
import type { SeenStep } from '$wire';
import { heardTeller, readTeller } from '../table/teller.ts';
import { words } from '../words/words.svelte.ts';
import { turn, view } from './example.ts';
import { completed, told } from './told.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const anna = readTeller(0, (seat) => NAMES[seat]!);
const onlooker = readTeller(null, (seat) => NAMES[seat]!);

beforeAll(() => words.choose('nl'));

describe('a trick', () => {
  const before = view({}, { turn: 2, trick: ['9h', 'Ah', null], piles: [['9h'], ['Ah'], []], held: [3, 3, 4] });
  const after = view({}, { turn: 2, leader: 2, piles: [['9h'], ['Ah'], ['Th']], held: [3, 3, 3] });

  it('is told with who took it', () => {
    expect(told(anna, turn(2, 'Th', before, after))).toEqual(['Carla speelt 10♥.', 'Carla wint de slag met 10♥ en komt uit.']);
  });

  it('is not told before it is complete', () => {
    const first = view({}, { turn: 1, trick: ['9h', null, null], piles: [['9h'], [], []], held: [3, 4, 4] });
    const second = view({}, { turn: 2, trick: ['9h', 'Ah', null], piles: [['9h'], ['Ah'], []], held: [3, 3, 4] });
    expect(told(anna, turn(1, 'Ah', first, second))).toEqual(['Ben speelt A♥.']);
  });

  it('says nothing of the highest card where a folded player has one in it', () => {
    const one = view({}, { ...before.hand!, folded: [0] });
    const two = view({}, { ...after.hand!, folded: [0], leader: 1 });
    expect(told(anna, turn(2, 'Jh', one, two))).toEqual(['Carla speelt B♥.', 'De slag is voorbij. Ben komt uit.']);
  });

  it('is not made up after a cut, when several entries came at once', () => {
    const late = view({}, { turn: 1, leader: 2, trick: [null, null, '7c'], piles: [['9h'], ['Ah'], ['Th', '7c']], held: [3, 3, 2] });
    expect(told(anna, turn(2, '7c', before, late))).toEqual(['Carla speelt 7♣.']);
    expect(completed(before.hand!, late.hand!, 2, { do: 'play', card: '7c' })).toBeNull();
  });
});

describe('the end of a hand', () => {
  it('is told when all others have folded', () => {
    const before = view({}, { answering: { by: 0, stake: 1, seeing: false, price: 1, left: [2] }, folded: [1], stakes: [2, 1, 1] });
    const after = view({ balances: [22, 19, 19], dealer: 0 }, { winner: 0, folded: [1, 2], stakes: [0, 0, 0] });
    expect(told(anna, turn(2, 'fold', before, after))).toEqual([
      'Carla gaat weg.',
      'Alle anderen zijn weg (T12).',
      'Je wint het potje: 4 clips.',
    ]);
  });

  const last = { trick: ['9h', 'Ah', null], piles: [['9h'], ['Ah'], []] as string[][], held: [0, 0, 1], tens: [1], stakes: [3, 3, 2] };
  const over = { winner: 0, stakes: [0, 0, 0], tens: [], piles: [['9h'], ['Ah'], ['Kc']], trick: ['9h', 'Ah', 'Kc'], held: [0, 0, 0] };

  it('is told with the card that took the last trick, and the tens clips', () => {
    expect(told(anna, turn(2, 'Kc', view({}, last), view({}, over)))).toEqual([
      'Carla speelt H♣.',
      'Je wint de laatste slag met 9♥.',
      'Je wint het potje: 9 clips.',
    ]);
  });

  it('is told otherwise after seeing, without saying what beat the last card', () => {
    const toeps = { count: 2, by: 2, card_since: false };
    const seen = told(anna, turn(2, 'Kc', view({}, { ...last, saw: [0], toeps }), view({}, { ...over, saw: [0], toeps })));
    expect(seen[1]).toBe('De laatste kaart van Carla slaat niet alles. Jij wilde zien, dus jij wint (T20).');
  });

  it('counts what the last answer staked', () => {
    const before = view({}, { ...last, piles: [['9h'], ['Ah'], ['Kc']], trick: ['9h', 'Ah', 'Kc'], held: [0, 0, 0], folded: [1], answering: { by: 2, stake: 1, seeing: false, price: 1, left: [0] } });
    const after = view({}, { ...over, folded: [1] });
    expect(told(anna, turn(0, 'stay', before, after)).at(-1)).toBe('Je wint het potje: 10 clips.');
  });
});

it('tells a toep, and that one is over another', () => {
  const before = view();
  expect(told(anna, turn(1, 'toep', before, before))).toEqual(['Ben: Toep!']);
  const second = view({}, { toeps: { count: 1, by: 0, card_since: true } });
  expect(told(anna, turn(1, 'toep2', second, second))).toEqual(['Ben: Toep! Dat is eroverheen.', 'Met 2 clips.']);
});

it('tells what a check showed, to whom it was shown, and who pays', () => {
  const now = view({}, { phase: 'exchange' });
  const fact = (says: string, cards: string[] | null, face_up: boolean): SeenStep => ({ step: 'fact', seat: 1, says, cards, face_up });
  const honest = ['Js', 'Qs', 'Ks', 'As'];
  expect(told(anna, turn(0, 'check1', now, now, { more: [fact('honest', honest, false)] }))).toEqual([
    'Je kijkt wat Ben heeft weggelegd.',
    'Het zijn vier plaatjes: B♠ V♠ H♠ A♠.',
    'Je betaalt 2 clips: 1 aan Ben en 1 in je inzet (T8).',
  ]);
  expect(told(onlooker, turn(0, 'check1', now, now, { more: [fact('honest', null, false)] }))[1]).toBe('Het zijn vier plaatjes.');
  expect(told(onlooker, turn(0, 'check1', now, now, { more: [fact('dishonest', ['7s', '8s', '9s', 'Ts'], true)] })).slice(1)).toEqual([
    'Het zijn geen vier plaatjes: 7♠ 8♠ 9♠ 10♠.',
    'Ben betaalt 2 clips: 1 aan Anna en 1 in de eigen inzet (T8).',
  ]);
});

it('says one’s new cards to be heard, and nobody else’s', () => {
  const deal: SeenStep = { step: 'deal', packets: [{ seat: 1, cards: 4 }, { seat: 0, cards: ['Th', '7c'] }] };
  const heard = heardTeller(0, (seat) => NAMES[seat]!);
  expect(told(heard, turn(2, 'deal', view({}, null), view(), { more: [deal] }))).toEqual([
    'Potje 1. Carla deelt.',
    'Je kaarten: harten tien, klaveren zeven.',
  ]);
  expect(told(anna, turn(2, 'deal', view({}, null), view(), { more: [deal] }))).toEqual(['Potje 1. Carla deelt.']);
});

it('says why something was done for somebody', () => {
  const before = view({}, { answering: { by: 1, stake: 1, seeing: false, price: 1, left: [0, 2] } });
  expect(told(anna, turn(0, 'fold', before, before, { cause: 'time_up' }))).toEqual(['Je tijd was om.', 'Je gaat weg.']);
});

it('tells that the session can be called soon', () => {
  const reminded = { ...turn(0, 'toep', null, null), entry: { type: 'entry' as const, number: 2, news: { at: 0, what: { what: 'reminded' as const }, pulse: { stage: 'during', host: 0, deadlines: [], asked: [], away: [], stopped: false } } } };
  expect(told(anna, reminded, 30)[0]).toContain('30 minuten');
});
