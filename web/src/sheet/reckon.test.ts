import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Course, LineEntry, Pile, SheetRules } from '$wire';
import { reckon, type Toepen, type Wippen } from './reckon.ts';

const PACK: Pile = { cards: 52, spades: 13, tens: 1, twos: 1, aces: 4, wips: 0 };
const WIPPEN: Wippen = { game: 'wippen', least: 2, packs: [PACK, PACK, PACK], only_cards: false, wips: true, target: null, games: 3 };
const TOEPEN: Toepen = {
  game: 'toepen', least: 2, most: 8, clips: 15, cents: 10, exchange: true, tens: true, retoep_own: false, most_toep: 2, hands: 20,
};

const pile = (cards: number, spades: number, tens: number, twos: number, aces: number, wips = 0): Pile => ({ cards, spades, tens, twos, aces, wips });
const game = (entry: Extract<LineEntry, { game: unknown }>['game'], players = 2, rules = WIPPEN) => reckon({ game: entry }, players, rules);
const hand = (winner: number, course: Course, players = 3, rules = TOEPEN) => reckon({ hand: { winner, stakes: { course } } }, players, rules);

describe('a game of Wippen', () => {
  it('w31_w32_counts_cards_spades_and_the_rest', () => {
    expect(game({ piles: [pile(30, 8, 1, 0, 3, 2), pile(22, 5, 0, 1, 1)] }).changes).toEqual([11, 2]);
    // A tie of two shares, a tie of three leaves the points.
    expect(game({ piles: [pile(26, 7, 1, 1, 2), pile(26, 6, 0, 0, 2)] }).changes).toEqual([8, 3]);
    expect(game({ piles: [pile(17, 4, 1, 1, 4), pile(17, 5, 0, 0, 0), pile(18, 4, 0, 0, 0)] }, 3).changes).toEqual([7, 2, 2]);
  });

  it('w2_w3_sums_must_be_those_of_the_pack', () => {
    expect(game({ piles: [pile(30, 8, 1, 0, 3), pile(21, 5, 0, 1, 1)] }).fault).toEqual({
      key: 'sheet-sum',
      args: { what: 'cards', noted: 51, pack: 52 },
    });
    expect(game({ piles: [pile(51, 0, 1, 1, 4), pile(1, 13, 0, 0, 0)] }).fault).toEqual({ key: 'sheet-too-few-spades', player: 0 });
    expect(game({ piles: [pile(44, 8, 1, 1, 4), pile(4, 5, 0, 0, 0)] }).fault).toEqual({ key: 'sheet-too-few-cards', player: 1 });
  });

  it('w30_without_any_capture_the_cards_are_nobodys', () => {
    expect(game({ piles: [pile(0, 0, 0, 0, 0), pile(0, 0, 0, 0, 0)] }).changes).toEqual([0, 0]);
    expect(game({ points: [0, 0] }).changes).toEqual([0, 0]);
  });

  it('w31_w33_points_alone_must_fit', () => {
    const plain = { ...WIPPEN, wips: false };
    expect(game({ points: [7, 4] }, 2, plain).changes).toEqual([7, 4]);
    expect(game({ points: [7, 3] }, 2, plain).fault).toEqual({ key: 'sheet-points', args: { range: 'one', noted: 10, least: 11, most: 11 } });
    expect(game({ points: [5, 4, 0] }, 3, plain).changes).toEqual([5, 4, 0]);
    expect(game({ points: [5, 5, 0] }, 3, plain).fault?.key).toBe('sheet-points');
    expect(game({ points: [9, 4] }).changes).toEqual([9, 4]);
    expect(game({ points: [30, 22] }, 2, { ...plain, only_cards: true }).changes).toEqual([30, 22]);
  });
});

describe('a hand of toepen', () => {
  it('t4_t5_the_winner_takes_what_all_have_given', () => {
    expect(hand(0, {}).changes).toEqual([2, -1, -1]);
    expect(hand(0, { toeps: [{ by: 0 }, { by: 1, folded: [2] }] }).changes).toEqual([5, -3, -2]);
  });

  it('t8_t22_fines_and_tens', () => {
    expect(hand(0, { checks: [{ by: 1, of: 2, honest: true }] }).changes).toEqual([3, -3, 0]);
    expect(hand(0, { checks: [{ by: 1, of: 2, honest: false }] }).changes).toEqual([3, 0, -3]);
    expect(hand(0, { tens: [0, 2] }).changes).toEqual([3, -1, -2]);
  });

  it('t14_t15_dearer_toeps_and_seeing', () => {
    expect(hand(1, { toeps: [{ by: 0, clips: 2 }] }).changes).toEqual([-3, 6, -3]);
    expect(hand(1, { toeps: [{ by: 0 }, { by: 1, seeing: true, folded: [2] }] }).changes).toEqual([-4, 6, -2]);
    expect(hand(1, { toeps: [{ by: 0, seeing: true }] }).fault?.key).toBe('sheet-no-seeing');
  });

  it('t10_t13_t21_what_cannot_be', () => {
    expect(hand(2, { toeps: [{ by: 0, folded: [2] }] }).fault?.key).toBe('sheet-winner-folded');
    expect(hand(1, { toeps: [{ by: 0, folded: [1, 2] }] }).fault).toEqual({ key: 'sheet-winner-not-left', player: 0 });
    expect(hand(0, { toeps: [{ by: 0 }, { by: 0 }] }).fault).toEqual({ key: 'sheet-retoep-own', player: 0 });
    expect(hand(0, { toeps: [{ by: 0, folded: [1] }, { by: 1 }] }).fault).toEqual({ key: 'sheet-has-folded', player: 1 });
    expect(hand(0, { toeps: [{ by: 0, folded: [1, 2] }, { by: 0 }] }).fault).toEqual({ key: 'sheet-is-over', player: 0 });
    expect(hand(0, { checks: [{ by: 1, of: 1, honest: true }] }).fault).toEqual({ key: 'sheet-own-cards', player: 1 });
  });

  it('t5_no_clip_appears', () => {
    const changes = (list: number[]) => reckon({ hand: { winner: 0, stakes: { changes: list } } }, list.length, TOEPEN);
    expect(changes([3, -1, -2]).changes).toEqual([3, -1, -2]);
    expect(changes([3, -1, -1]).fault).toEqual({ key: 'sheet-unbalanced', args: { too: 'many', clips: 1 } });
    const clips = (list: number[]) => reckon({ hand: { winner: 1, stakes: { clips: list } } }, list.length, TOEPEN);
    expect(clips([1, 3, 2]).changes).toEqual([-1, 3, -2]);
    expect(clips([1, 0]).fault).toEqual({ key: 'sheet-no-ante', player: 1 });
  });
});

type Case = { rules: SheetRules; players: number; entry: LineEntry; changes: number[] | null };

it('reckons as the sheet does', () => {
  const cases = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../data/sheet/reckoned.json'), 'utf8')) as Case[];
  expect(cases.length).toBeGreaterThan(100);
  for (const { rules, players, entry, changes } of cases) {
    expect(reckon(entry, players, rules).changes, JSON.stringify({ rules, players, entry })).toEqual(changes);
  }
});
