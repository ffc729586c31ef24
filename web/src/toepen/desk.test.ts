import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Answering, Move } from '$wire';
import { words } from '../words/words.svelte.ts';
import { Desk } from './desk.svelte.ts';
import { view } from './example.ts';
import { HOLD, RAISED } from './fist.ts';
import { press } from './keys.ts';

let moves: string[];
let acts: string[];
let complaints: string[];
let answer: Move[] | null;
let toep: Answering | null;
let desk: Desk;

const table = {
  pending: null as { id: string; move: string } | null,
  notice: null,
  name: (seat: number) => ['Anna', 'Ben', 'Carla'][seat]!,
  act: (move: string) => void acts.push(move),
  ask: () => Promise.resolve(answer),
  complain: (text: string, rule?: string) => void complaints.push(`${text} ${rule}`),
};

beforeAll(() => words.choose('nl'));

beforeEach(() => {
  [moves, acts, complaints, answer] = [[], [], [], null];
  table.pending = null;
  vi.useFakeTimers();
  toep = null;
  desk = new Desk(table, () => view({ moves }, { answering: toep }));
});

it('plays a card at the second touch', () => {
  moves = ['Th', '7c', 'toep'];
  desk.card('Th');
  expect(acts).toEqual([]);
  desk.card('7c');
  expect(desk.picked).toEqual({ what: 'card', card: '7c' });
  desk.card('7c');
  expect(acts).toEqual(['7c']);
  expect(desk.picked).toBeNull();
});

it('says why a card cannot be played', async () => {
  moves = ['Th'];
  answer = [{ move: '7c', kind: 'play', why: { key: 't16-follow', rule: 'T16', text: 'Je moet harten bekennen.' } }];
  desk.card('7c');
  await vi.runAllTimersAsync();
  expect(complaints).toEqual(['Je moet harten bekennen. T16']);
  expect(acts).toEqual([]);
});

it('asks twice before an exchange and a look', () => {
  moves = ['exchange', 'ready', 'check1', 'check2'];
  desk.exchange();
  desk.check(1);
  desk.check(2);
  expect(acts).toEqual([]);
  desk.check(2);
  desk.exchange();
  desk.exchange();
  expect(acts).toEqual(['check2', 'exchange']);
});

it('offers seven as the last hands, or whatever can be had', () => {
  moves = ['last1', 'last3', 'last5', 'last7', 'last9'];
  desk.last();
  expect(desk.picked).toEqual({ what: 'last', hands: 7 });
  moves = ['last1', 'last3'];
  desk.keep();
  expect(desk.picked).toBeNull();
  desk.last();
  expect(desk.picked).toEqual({ what: 'last', hands: 1 });
});

it('toeps when the fist is held, and the click that ends it does nothing more', () => {
  moves = ['toep', 'Th'];
  desk.hold();
  vi.advanceTimersByTime(HOLD - 1);
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(1);
  desk.letGo();
  desk.press();
  expect(acts).toEqual(['toep']);
  expect(desk.fist.raised).toBe(false);
});

it('does not toep when the fist is let go in time, and forgets the press', () => {
  moves = ['toep'];
  desk.hold();
  vi.advanceTimersByTime(HOLD / 2);
  desk.letGo();
  desk.press();
  expect(desk.fist.raised).toBe(true);
  vi.advanceTimersByTime(RAISED);
  expect(desk.fist.raised).toBe(false);
  expect(acts).toEqual([]);
});

it('lets one choose with how many clips', () => {
  moves = ['toep', 'toep2'];
  desk.hold();
  vi.advanceTimersByTime(HOLD);
  desk.press();
  expect([acts, desk.fist.raised]).toEqual([[], true]);
  desk.do('toep2');
  expect([acts, desk.fist.raised]).toEqual([['toep2'], false]);
});

it.each(['raised', 'held'])('lowers the %s fist when somebody else was first, and says so', (how) => {
  moves = ['toep'];
  if (how === 'raised') desk.press();
  else desk.hold();
  moves = ['stay', 'fold'];
  toep = { by: 1, stake: 1, seeing: false, price: 1, left: [2, 0] };
  desk.keep();
  vi.advanceTimersByTime(HOLD);
  desk.press();
  expect([acts, desk.fist.raised]).toEqual([[], false]);
  expect(complaints).toEqual(['Ben was eerst. Jij betaalt niets. T10']);
});

it('goes a step back', () => {
  moves = ['Th', 'toep'];
  desk.card('Th');
  expect([desk.back(), desk.picked, desk.back()]).toEqual([true, null, false]);
});

it('does nothing while a move is on its way', () => {
  moves = ['Th', 'toep'];
  table.pending = { id: '', move: '7c' };
  desk.card('Th');
  desk.press();
  expect([desk.picked, desk.fist.raised, acts]).toEqual([null, false, []]);
});

it('is played with keys alone', () => {
  moves = ['toep', 'Th', '7c'];
  expect(press(desk, '2', ['Th', '7c'])).toBe(true);
  expect(desk.picked).toEqual({ what: 'card', card: '7c' });
  expect(press(desk, 'Escape', [])).toBe(true);
  expect(press(desk, 't', [])).toBe(true);
  vi.advanceTimersByTime(400);
  expect(press(desk, 'Enter', [])).toBe(true);
  expect(acts).toEqual(['toep']);
  moves = ['stay', 'fold'];
  expect([press(desk, 'm', []), press(desk, 'r', []), press(desk, 't', [])]).toEqual([true, false, false]);
  moves = ['exchange', 'ready'];
  expect([press(desk, 'r', []), press(desk, 'r', []), press(desk, 'k', [])]).toEqual([true, true, true]);
  expect(acts).toEqual(['toep', 'stay', 'exchange', 'ready']);
});
