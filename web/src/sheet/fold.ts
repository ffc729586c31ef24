// A book as this device shows it: what the server told, and on top of it what was entered here and is not sent yet.
import type { BookState, Change, EveningTold, HouseRules, LineTold, Operation, SheetRules } from '$wire';
import { reckon } from './reckon.ts';

/** A line; `pending`: the server has not heard of it, or of its last change, yet. */
export type Line = LineTold & { pending?: boolean };

/** An evening; `stale`: who pays whom is worked out when what was entered here has been sent. */
export type Evening = Omit<EveningTold, 'lines'> & { lines: Line[]; pending?: boolean; stale?: boolean };

export type Shown = Omit<BookState, 'evenings'> & { evenings: Evening[] };

/** House rules as the key of what they say of sheets. */
export const houseKey = (house: HouseRules): string =>
  JSON.stringify([house.game, house.preset ?? '', Object.entries(house.switches ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))]);

export const counts = (line: LineTold): boolean => !line.removed && line.doubt === null;

/** The lines that count, in their order. */
export const counting = (evening: Pick<Evening, 'lines'>): Line[] => evening.lines.filter(counts);

/** The place that a new line is to have: what was taken out keeps its place, what is in doubt has none. */
export const nextPlace = (evening: Pick<Evening, 'lines'>): number =>
  Math.max(0, ...evening.lines.filter((line) => line.doubt === null).map((line) => line.place)) + 1;

/** The how manieth of its lines a line is, from 1, those taken out included: by this number people speak of it. */
export const numberOf = (evening: Pick<Evening, 'lines'>, line: number): number => evening.lines.findIndex(({ id }) => id === line) + 1;

/** What a book becomes by what is not sent yet. `rules` knows what house rules say of sheets. */
export function fold(told: BookState, queue: readonly Operation[], rules: (house: HouseRules) => SheetRules | undefined): Shown {
  if (queue.length === 0) return told;
  const shown: Shown = { ...told, people: [...told.people], evenings: [...told.evenings], order: [...told.order], doubts: [...told.doubts] };
  const touched = new Set<number>();
  for (const operation of queue) if (!isThere(shown, operation)) apply(shown, operation, touched, rules);
  for (const [at, evening] of shown.evenings.entries()) {
    if (touched.has(evening.id)) shown.evenings[at] = courseOf(evening);
  }
  delete shown.undo;
  return shown;
}

/** Says the book that it has it already? It may have been sent by another window of the device, or its answer got lost. */
export function isThere({ people, evenings }: BookState | Shown, { id, change }: Operation): boolean {
  switch (change.do) {
    case 'add_person':
      return people.some((person) => person.id === change.person);
    case 'add_evening':
      return evenings.some((evening) => evening.id === change.evening);
    case 'add_line':
      return evenings.some(({ lines }) => lines.some((line) => line.id === change.line));
    case 'change_evening':
      return evenings.some((evening) => evening.revision === id);
    case 'correct_line':
      return evenings.some(({ lines }) => lines.some((line) => line.revision === id));
    default:
      // Once or twice is the same.
      return false;
  }
}

function apply(shown: Shown, { id, change }: Operation, touched: Set<number>, rules: (house: HouseRules) => SheetRules | undefined): void {
  const evening = (number: number): Evening | undefined => shown.evenings.find((one) => one.id === number);
  const change_ = (number: number, into: (evening: Evening) => Partial<Evening>): void => {
    touched.add(number);
    shown.evenings = shown.evenings.map((one) => (one.id === number ? { ...one, ...into(one) } : one));
  };
  const line = (number: number, into: Partial<Line>): void => {
    const of = shown.evenings.find((one) => one.lines.some(({ id }) => id === number));
    if (of) change_(of.id, ({ lines }) => ({ lines: lines.map((one) => (one.id === number ? { ...one, ...into, revision: id, pending: true } : one)) }));
  };
  switch (change.do) {
    case 'name':
      shown.name = change.name;
      break;
    case 'add_person':
      shown.people.push({ id: change.person, name: change.name });
      break;
    case 'rename_person':
      shown.people = shown.people.map((one) => (one.id === change.person ? { ...one, name: change.name } : one));
      break;
    case 'add_evening': {
      const known = rules(change.about.house);
      if (!known) break;
      const start = known.game === 'toepen' ? known.clips : 0;
      const { evening: number, about } = change;
      shown.evenings.push({
        id: number, revision: id, removed: false, about, rules: known, start, people: about.seats, lines: [],
        dealer: about.dealer, end: null, warnings: [], amounts: [], payments: [], pending: true,
      });
      shown.order.push(number);
      touched.add(number);
      break;
    }
    case 'change_evening':
      change_(change.evening, () => ({ about: change.about, revision: id, pending: true }));
      break;
    case 'remove_evening':
      change_(change.evening, () => ({ removed: change.removed, pending: true }));
      shown.order = shown.order.filter((one) => one !== change.evening);
      if (!change.removed) shown.order.push(change.evening);
      break;
    case 'add_line': {
      const of = evening(change.evening);
      if (!of) break;
      const { line: number, place, players, entry } = change;
      const { changes } = reckon(entry, players.length, of.rules);
      const added: Line = {
        id: number, place, players, entry, changes: changes ?? players.map(() => 0), standings: [], revision: id,
        removed: false, doubt: null, earlier: [], pending: true,
      };
      change_(of.id, ({ lines }) => ({ lines: [...lines, added] }));
      break;
    }
    case 'correct_line': {
      const of = shown.evenings.find((one) => one.lines.some(({ id }) => id === change.line));
      const before = of?.lines.find(({ id }) => id === change.line);
      if (!of || !before) break;
      const { players, entry } = change;
      const earlier = [...before.earlier, { until: 0, players: before.players, changes: before.changes }];
      line(change.line, { players, entry, changes: reckon(entry, players.length, of.rules).changes ?? before.changes, earlier });
      break;
    }
    case 'remove_line':
      line(change.line, { removed: change.removed });
      break;
    case 'decide':
      shown.doubts = shown.doubts.filter(({ operation }) => operation !== change.operation);
      break;
  }
}

/** The course of an evening whose lines were changed here: standings, who deals next (T3, W7), how it ended (T24, W34, W35). */
export function courseOf(evening: Evening): Evening {
  const { about, rules, start } = evening;
  const people = [...about.seats];
  for (const line of evening.lines) for (const player of line.players) if (!people.includes(player)) people.push(player);
  const standings = people.map(() => start);
  let played = 0;
  let end: Evening['end'] = null;
  const lines = evening.lines.map((line) => {
    if (!counts(line)) return { ...line, standings: [] };
    played += 1;
    for (const [place, player] of line.players.entries()) standings[people.indexOf(player)]! += line.changes[place] ?? 0;
    end ??= endOf(rules, about.last ?? null, people, standings, played);
    return { ...line, standings: [...standings] };
  });
  const last = lines.filter(counts).at(-1);
  const next = (): number | null => {
    if (!last) return about.dealer;
    if ('hand' in last.entry) return last.players[last.entry.hand.winner] ?? null;
    const first = about.seats.indexOf(about.dealer);
    return about.seats[(first + played) % about.seats.length] ?? null;
  };
  return { ...evening, people, lines, end, dealer: end ? null : next(), stale: true };
}

function endOf(rules: SheetRules, last: readonly number[] | null, people: number[], standings: number[], played: number): Evening['end'] {
  const highest = Math.max(...standings);
  const winners = people.filter((_, at) => standings[at] === highest);
  let over: boolean;
  if (rules.game === 'wippen') {
    const enough = rules.target !== null ? highest >= rules.target : played >= (rules.games ?? Infinity);
    over = enough && winners.length === 1;
  } else {
    const hands = last ? last[0]! + last[1]! : rules.hands;
    over = hands !== null && played >= hands;
  }
  return over ? { after: played, winners } : null;
}

/** Whose standing differs between two states of an evening, as before and after a correction. */
export function differences(before: Evening, after: Evening): { person: number; before: number; after: number }[] {
  const standing = (evening: Evening, person: number): number => {
    const at = evening.people.indexOf(person);
    return counting(evening).at(-1)?.standings[at] ?? evening.start;
  };
  return after.people
    .map((person) => ({ person, before: standing(before, person), after: standing(after, person) }))
    .filter((one) => one.before !== one.after);
}

/** What takes back an operation that is not sent yet cannot come from the server: it is dropped from the queue instead. */
export const takesBack = (change: Change): boolean => change.do !== 'add_person';
