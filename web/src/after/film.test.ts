import type { ReplayStep, View } from '$wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callAll, chaptersOf, handsOf, turnOf } from './film.ts';
import { Projector } from './projector.svelte.ts';

const wippen = (games: number, more: object = {}): ReplayStep =>
  ({
    seen: [{ step: 'act', seat: games % 2, move: '4s' }],
    view: { game: 'wippen', players: 2, games, totals: [games * 3, games], counts: null, turn: 0, open_hands: [['4s'], []], ...more },
  }) as unknown as ReplayStep;

const over = { counts: [{}, {}], turn: null };
const match = [wippen(0), wippen(0), wippen(1), wippen(1), wippen(2), wippen(2), wippen(3, over)];

const ROUNDS = [0, 2, 4];

describe('a film', () => {
  test('has its games and hands, as far as they have come', () => {
    expect(chaptersOf([0, 2, 4], 7)).toEqual([{ number: 1, at: 0 }, { number: 2, at: 2 }, { number: 3, at: 4 }]);
    expect(chaptersOf([0, 2, 4], 3)).toEqual([{ number: 1, at: 0 }, { number: 2, at: 2 }]);
    expect(chaptersOf([0], 0)).toEqual([]);
  });

  test('can be told like what happens at a table', () => {
    const turn = turnOf(match, 2)!;
    expect(turn.before).toBe(match[1]!.view);
    expect(turn.after).toBe(match[2]!.view);
    expect(turn.entry.news?.what).toMatchObject({ what: 'played', seat: 1, seen: match[2]!.seen });
    expect(turnOf(match, 0)!.before).toBeNull();
    expect(turnOf(match, 99)).toBeNull();
  });

  test('begins a game of Wippen with nothing before it', () => {
    expect(turnOf([wippen(1, { counts: [{}, {}] }), wippen(1)], 1)!.before).toBeNull();
  });

  test('names its players', () => {
    const say = (key: string): string => ({ 'computer-greedy': 'Gretig', 'seat-number': 'plaats' })[key] ?? key;
    const names = ['Anna', 'greedy', '', 'greedy', 'Ben'];
    expect(callAll(names, [null, 'greedy', null, 'greedy', 'greedy'], say)).toEqual(['Anna', 'Gretig', 'plaats', 'Gretig 2', 'Ben']);
    expect(callAll(['greedy'], [null], say)).toEqual(['greedy']);
  });

  test('shows all hands that are known', () => {
    expect(handsOf(match[0]!.view, 'all')).toEqual([['4s'], []]);
    const evening = (facts: object): View => ({ game: 'toepen', players: 2, ...facts }) as unknown as View;
    expect(handsOf(evening({ hands: [['7s'], ['8s']] }), 'all')).toEqual([['7s'], ['8s']]);
    expect(handsOf(evening({ own: { hand: ['7s'] } }), 'seat 1')).toEqual([[], ['7s']]);
    expect(handsOf(evening({ own: null }), 'spectator')).toEqual([[], []]);
  });
});

describe('stepping', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const loaded = (): Projector => {
    const projector = new Projector();
    projector.show(match, ROUNDS, false);
    return projector;
  };

  test('to the end, back to the beginning and forward, three times, shows the same', () => {
    const projector = loaded();
    const walk = (by: number): View[] => match.map(() => {
      const view = projector.step!.view;
      projector.by(by);
      return view;
    });
    const first = walk(1);
    for (let round = 0; round < 3; round++) {
      expect(walk(-1)).toEqual(first.toReversed());
      const again = walk(1);
      expect(again.every((view, at) => view === first[at])).toBe(true);
    }
  });

  test('stays within the film', () => {
    const projector = loaded();
    projector.by(-1);
    expect(projector.at).toBe(0);
    projector.to(99);
    expect(projector.at).toBe(6);
    projector.to(NaN);
    expect(projector.at).toBe(0);
    expect(new Projector().step).toBeUndefined();
  });

  test('goes by games', () => {
    const projector = loaded();
    projector.to(3);
    projector.byChapter(false);
    expect(projector.at).toBe(2);
    projector.byChapter(false);
    expect(projector.at).toBe(0);
    projector.byChapter(true);
    projector.byChapter(true);
    expect(projector.at).toBe(4);
    projector.byChapter(true);
    expect(projector.at).toBe(6);
  });

  test('goes by itself, stops at the end, and begins anew from there', () => {
    const projector = loaded();
    projector.toggle();
    vi.advanceTimersByTime(1600);
    expect([projector.at, projector.playing]).toEqual([1, true]);
    projector.faster(4);
    vi.advanceTimersByTime(400 * 5);
    expect([projector.at, projector.playing]).toEqual([6, false]);
    projector.toggle();
    expect([projector.at, projector.playing]).toEqual([0, true]);
    projector.by(1);
    vi.advanceTimersByTime(10_000);
    expect([projector.at, projector.playing]).toEqual([1, false]);
  });

  test('a link leads to a step that has yet to come', () => {
    const projector = new Projector();
    projector.show(match.slice(0, 2), ROUNDS, true);
    projector.to(5);
    expect(projector.at).toBe(1);
    projector.show(match.slice(0, 4), ROUNDS, true);
    expect(projector.at).toBe(3);
    projector.show(match, ROUNDS, false);
    expect(projector.at).toBe(5);
  });

  test('going by itself waits for what has yet to come', () => {
    const projector = new Projector();
    projector.show(match.slice(0, 2), ROUNDS, true);
    projector.toggle();
    vi.advanceTimersByTime(1600 * 3);
    expect([projector.at, projector.playing]).toEqual([1, true]);
    projector.show(match, ROUNDS, false);
    vi.advanceTimersByTime(1600);
    expect(projector.at).toBe(2);
    projector.pause();
  });
});
