import type { Move, SeenStep, WippenView } from '$wire';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Turn } from '../table/table.svelte.ts';
import { heardTeller, readTeller } from '../table/teller.ts';
import { words } from '../words/words.svelte.ts';
import { partsOf } from './notation.ts';
import { brief, buildName, did, isLastDeal, lastTurnOf, offerText, sinceDeal, told } from './say.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const reader = readTeller(0, (seat) => NAMES[seat]!);
const listener = heardTeller(0, (seat) => NAMES[seat]!);

const view = (facts: Partial<WippenView> = {}): Turn['after'] =>
  ({ game: 'wippen', games: 0, dealer: 1, stock: 24, piles: [0, 12, 0], wips: [0, 0, 0], ...facts }) as Turn['after'];

const turn = (seen: SeenStep[], before = view(), after = view()): Turn => ({
  entry: { type: 'entry', number: 1, news: { what: { what: 'played', seen } } } as unknown as Turn['entry'],
  before,
  after,
});
const act = (seat: number, move: string): SeenStep => ({ step: 'act', seat, move });
const deal: SeenStep = { step: 'deal', packets: [] };

beforeAll(() => words.choose('nl', false));

test('buttons say what the moves do', () => {
  const text = (move: string, kind: Move['kind'], whole = false): string =>
    offerText(reader, { move: { move, kind }, parts: partsOf(move) }, whole);
  expect(text('7cx4d+3h', 'capture')).toBe('Neem 4♦ + 3♥');
  expect(text('9hx3c+[2h4d=6@1]', 'capture')).toBe('Neem 3♣ + bouw 6');
  expect(text('4c+2h+3s=9', 'build')).toBe('Bouw voor 9');
  expect(text('5s+5h=5', 'build')).toBe('Bouw dubbel voor 5');
  expect(text('4c+2h+3s=9', 'build', true)).toBe('Bouw voor 9 op 2♥ + 3♠');
  expect(text('As+[2h3s4c=9@1]=10', 'raise')).toBe('Bouw door naar 10');
  expect(text('9d+[2h3s4c=9@1]=9', 'double')).toBe('Verdubbel');
  expect(text('9d+[2h3s4c9s=9@1]=9', 'double')).toBe('Maak 3 keer');
  expect(text('8h!1', 'steal')).toBe('Steel de stapel van Ben');
  expect(text('4h', 'add')).toBe('Leg bij');
});

test('builds are named by value, owner and how often', () => {
  const build = (owner: number, times: number) => ({ text: '', cards: [], value: 9, owner, times });
  expect(buildName(reader, build(2, 2))).toBe('9 · van Carla · dubbel');
  expect(buildName(reader, build(0, 1))).toBe('9 · van jou');
  expect(buildName(reader, build(1, 3))).toBe('9 · van Ben · 3 keer');
});

test('mats show moves in short', () => {
  const short = (move: string): string => brief(reader, partsOf(move));
  expect(short('7cx4d+3h')).toBe('7♣ × 4♦ 3♥');
  expect(short('Tcx4d+3h+As+2s')).toBe('10♣ × 4 kaarten');
  expect(short('4h')).toBe('4♥');
  expect(short('4c+2h+3s=9')).toBe('4♣ + 2♥ + 3♠ = 9');
  expect(short('As+[2h3s4c=9@1]=10')).toBe('A♠ + [9] = 10');
  expect(short('8h!1')).toBe('8♥ × Ben');
});

describe('what happened', () => {
  test('is told to be read and to be heard, of oneself and of others', () => {
    expect(did(reader, 1, partsOf('7cx4d+3h'), null)).toBe('Ben neemt 4♦ + 3♥ met de 7♣.');
    expect(did(listener, 1, partsOf('7cx4d+3h'), null)).toBe('Ben neemt ruiten vier en harten drie met de klaveren zeven.');
    expect(did(reader, 0, partsOf('4h'), null)).toBe('Je legt de 4♥ bij.');
    expect(did(reader, 2, partsOf('5s+5h=5'), null)).toBe('Carla bouwt dubbel voor 5: de 5♠ op 5♥.');
    expect(did(reader, 2, partsOf('As+[2h3s4c=9@0]=10'), null)).toContain('door naar 10');
    expect(did(reader, 0, partsOf('8h!1'), view() as WippenView)).toContain('Ben');
  });

  test('a wip and the last deal are told once, with what led to them', () => {
    const wip = turn([act(1, '7cx4d+3h')], view(), view({ wips: [0, 1, 0] }));
    expect(told(reader, wip)).toEqual(['Ben neemt 4♦ + 3♥ met de 7♣. Wip!']);
    const last = turn([act(1, '4h'), deal], view(), view({ stock: 0 }));
    expect(told(reader, last)).toEqual(['Ben legt de 4♥ bij.', 'De laatste deling.']);
    expect(isLastDeal(last)).toBe(true);
    expect(told(reader, turn([act(1, '4h'), deal]))).toEqual(['Ben legt de 4♥ bij.', 'Er is weer gedeeld.']);
    const next = turn([act(1, '4h'), deal], view(), view({ games: 1 }));
    expect(told(reader, next).at(-1)).toBe('Spel 2. Ben deelt.');
  });

  test('what is not about the game is not told', () => {
    const other = { ...turn([]), entry: { type: 'entry', number: 1, news: { what: { what: 'came', seat: 1 } } } } as unknown as Turn;
    expect(told(reader, other)).toEqual([]);
  });

  test('the last thing of each seat is found, and the deal that is under way', () => {
    const all = [turn([act(0, '4h')]), turn([act(1, '4d'), deal]), turn([act(0, '5h')])];
    expect(lastTurnOf(all, 0)).toBe(all[2]);
    expect(lastTurnOf(all, 1)).toBe(all[1]);
    expect(lastTurnOf(all, 2)).toBeUndefined();
    expect(sinceDeal(all)).toEqual([all[2], all[1]]);
  });
});
