import { expect, it } from 'vitest';
import type { BookState, Change, EveningAbout, Operation, SheetRules } from '$wire';
import { courseOf, differences, fold, nextPlace, numberOf } from './fold.ts';

const RULES: SheetRules = {
  game: 'toepen', least: 2, most: 8, clips: 15, cents: 10, exchange: true, tens: true, retoep_own: false, most_toep: 1, hands: 3,
};
const ABOUT: EveningAbout = { house: { game: 'toepen' }, seats: [1, 2, 3], dealer: 2 };
const EMPTY: BookState = { name: '', people: [1, 2, 3].map((id) => ({ id, name: `P${id}` })), evenings: [], order: [], doubts: [] };

let last = 0;
const operation = (change: Change): Operation => ({ id: String((last += 1)).padStart(32, '0'), base: 0, at: 1, change });
const rules = () => RULES;
const evening: Change = { do: 'add_evening', evening: 7, about: ABOUT };
const line = (number: number, place: number, winner: number): Change => ({
  do: 'add_line', evening: 7, line: number, place, players: [1, 2, 3], entry: { hand: { winner, stakes: { course: {} } } },
});

it('shows what is not sent yet, and what follows from it', () => {
  const queue = [operation(evening), operation(line(1, 1, 0)), operation(line(2, 2, 2))];
  const shown = fold(EMPTY, queue, rules).evenings[0]!;
  expect(shown.lines.map((one) => [one.standings, one.pending])).toEqual([[[17, 14, 14], true], [[16, 13, 16], true]]);
  expect([shown.dealer, shown.end, shown.stale, nextPlace(shown), numberOf(shown, 2)]).toEqual([3, null, true, 3, 2]);
  // T24: over after three hands, two of them with as much.
  const over = fold(EMPTY, [...queue, operation(line(3, 3, 1))], rules).evenings[0]!;
  expect([over.dealer, over.end]).toEqual([null, { after: 3, winners: [1, 2, 3] }]);
  expect(EMPTY.evenings).toEqual([]);
});

it('shows a correction with what was there before, and whose standing differs', () => {
  const queue = [operation(evening), operation(line(1, 1, 0)), operation(line(2, 2, 2))];
  const before = fold(EMPTY, queue, rules).evenings[0]!;
  const correct: Change = {
    do: 'correct_line', line: 1, was: before.lines[0]!.revision, players: [1, 2, 3], entry: { hand: { winner: 1, stakes: { course: {} } } },
  };
  const after = fold(EMPTY, [...queue, operation(correct)], rules).evenings[0]!;
  expect(after.lines[0]!.earlier.map((was) => was.changes)).toEqual([[2, -1, -1]]);
  expect(differences(before, after)).toEqual([
    { person: 1, before: 16, after: 13 },
    { person: 2, before: 13, after: 16 },
  ]);
  const out = fold(EMPTY, [...queue, operation({ do: 'remove_line', line: 2, was: '', removed: true })], rules).evenings[0]!;
  expect([out.lines.map(({ standings }) => standings.length), nextPlace(out)]).toEqual([[3, 0], 3]);
});

it('w7_w34_w35_the_next_dealer_and_the_end_of_a_match', () => {
  const wippen: SheetRules = { game: 'wippen', least: 2, packs: [], only_cards: false, wips: false, target: null, games: 1 };
  const points = (one: number, other: number, id: number) => ({
    id, place: id, players: [1, 2], entry: { game: { points: [one, other] } }, changes: [one, other], standings: [], revision: '', removed: false,
    doubt: null, earlier: [],
  });
  const about: EveningAbout = { house: { game: 'wippen' }, seats: [1, 2], dealer: 2 };
  const of = (...lines: ReturnType<typeof points>[]) =>
    courseOf({
      id: 1, revision: '', removed: false, about, rules: wippen, start: 0, people: [], lines, dealer: null, end: null, warnings: [], amounts: [], payments: [],
    });
  expect(of().dealer).toBe(2);
  // Equal highest totals are no end.
  expect([of(points(5, 5, 1)).end, of(points(5, 5, 1)).dealer]).toEqual([null, 1]);
  expect(of(points(5, 5, 1), points(7, 4, 2)).end).toEqual({ after: 2, winners: [1] });
});

it('shows once what the server has told of already, as when another window sent it', () => {
  const correct: Change = {
    do: 'correct_line', line: 1, was: '', players: [1, 2, 3], entry: { hand: { winner: 1, stakes: { course: {} } } },
  };
  const person: Change = { do: 'add_person', person: 4, name: 'P4' };
  const queue = [operation(person), operation(evening), operation(line(1, 1, 0)), operation(correct)];
  const told = fold(EMPTY, queue, rules);
  const again = fold(told, queue, rules);
  expect([again.people, again.order, again.evenings]).toEqual([told.people, told.order, told.evenings]);
  expect(again.evenings[0]!.lines.map(({ earlier }) => earlier.length)).toEqual([1]);
});
