// What an entry makes of what a viewer knows of a table. No rule of a game is known here.
import type { Happened, News, SeatFacts, ServerMessage, Sheet, Snapshot, View } from '$wire';

export type Entry = Extract<ServerMessage, { type: 'entry' }>;

/** Applies an entry; what is not named in it stays the same object. */
export function fold(before: Snapshot, entry: Entry): Snapshot {
  let now: Snapshot = { ...before, number: entry.number };
  if (entry.news) now = happened(now, entry.news);
  if (entry.view) now = { ...now, view: entry.view, sheets: counted(now.sheets, entry.view) };
  return now;
}

function happened(now: Snapshot, { at, what, pulse }: Happened): Snapshot {
  return { ...now, at, pulse, ...changes(now, what, pulse.stage, at) };
}

function changes(now: Snapshot, what: News, stage: string, at: number): Partial<Snapshot> {
  const seat = (number: number, facts: Partial<SeatFacts>): Partial<Snapshot> => ({
    seats: now.seats.map((one, place) => (place === number ? { ...one, ...facts } : one)),
  });
  const unready = (): SeatFacts[] => now.seats.map((one) => ({ ...one, ready: false }));
  switch (what.what) {
    case 'sat':
      return sits(now, what.seat, { name: what.name, computer: null, person: true, here: true });
    case 'added_computer':
      return sits(now, what.seat, { name: what.computer, computer: what.computer, person: false, here: false });
    case 'waits':
      return { waiting: [...now.waiting, what.name] };
    case 'waits_no_more':
      return { waiting: now.waiting.filter((_, place) => place !== what.place) };
    case 'left':
    case 'removed':
      if (stage === 'before') return { seats: now.seats.filter((_, place) => place !== what.seat) };
      return seat(what.seat, { person: false, here: false, gone_since: at });
    case 'rules':
      return { rules: what.rules, seats: unready() };
    case 'hints':
      return { hints: what.on, seats: unready() };
    case 'time':
      return { turn_time: what.turn_time, seats: unready() };
    case 'committed':
      return { commitment: what.commitment, secret: null };
    case 'ready':
      return seat(what.seat, { ready: true });
    case 'not_ready':
      return seat(what.seat, { ready: false });
    case 'started': {
      const sheet: Sheet = { game: now.rules.game, names: now.seats.map((one) => one.name), rows: [] };
      const { shares, roots } = what;
      return { shares, roots, secret: null, payments: [], sheets: [...now.sheets, sheet] };
    }
    case 'played':
      return what.roots.length ? { roots: [...now.roots, ...what.roots] } : {};
    case 'revealed':
      return { secret: what.secret };
    case 'came':
      return seat(what.seat, { here: true, gone_since: null });
    case 'went':
      return seat(what.seat, { here: false, gone_since: at });
    case 'away':
      return seat(what.seat, { away: true, gone_since: now.seats[what.seat]?.gone_since ?? at });
    case 'back':
      return seat(what.seat, { away: false, gone_since: null });
    case 'replaced':
      return seat(what.seat, { computer: what.computer });
    case 'taken_back':
      return seat(what.seat, { computer: null, away: false });
    case 'name_deleted':
      return seat(what.seat, { name: '' });
    case 'paused':
      return { paused: true };
    case 'resumed':
      return { paused: false };
    case 'closed':
      return { closing: what.why, secret: what.secret ?? now.secret };
    default:
      return {};
  }
}

/** Somebody sits down: behind all others, or at a seat that had been left. */
function sits(now: Snapshot, place: number, who: Partial<SeatFacts>): Partial<Snapshot> {
  const facts = { name: '', computer: null, person: true, here: true, away: false, gone_since: null, ready: false };
  const seats = [...now.seats];
  seats[place] = { ...facts, ...who };
  return { seats };
}

/** The standing after each game or hand: a row more whenever one more has been counted. */
function counted(sheets: Sheet[], view: View): Sheet[] {
  const [games, row] = view.game === 'wippen' ? [view.games, view.totals] : [view.hands_played, view.balances];
  const last = sheets.at(-1);
  if (!last || last.rows.length >= games) return sheets;
  return [...sheets.slice(0, -1), { ...last, rows: [...last.rows, row] }];
}
