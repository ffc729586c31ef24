import type { Happened, News, SeatFacts, Snapshot, ToepenView, WippenView } from '$wire';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

const seat = (name: string, facts: Partial<SeatFacts> = {}): SeatFacts => ({
  name, computer: null, person: true, here: true, away: false, gone_since: null, ready: false, ...facts,
});

const start = (facts: Partial<Snapshot> = {}): Snapshot =>
  ({
    number: 7, at: 0, now: 0, you: { who: 'seat', seat: 0 }, listed: false, rules: { game: 'wippen' }, turn_time: 'none',
    seats: [seat('Anna'), seat('Ben', { ready: true })], waiting: [], paused: false,
    pulse: { stage: 'before', host: 0, deadlines: [null, null], asked: [], away: [], stopped: false },
    view: null, commitment: null, shares: [], roots: [], secret: null, sheets: [], payments: [], closing: null, ...facts,
  }) as Snapshot;

const news = (what: News, stage = 'before'): Happened => ({
  at: 5, what, pulse: { stage, host: 0, deadlines: [], asked: [1], away: [], stopped: false },
});

const after = (what: News, facts: Partial<Snapshot> = {}, stage = 'before'): Snapshot =>
  fold(start(facts), { type: 'entry', number: 8, news: news(what, stage) });

describe('an entry', () => {
  it('that does not concern the viewer only counts', () => {
    const before = start();
    expect(fold(before, { type: 'entry', number: 8 })).toEqual({ ...before, number: 8 });
  });

  it('brings what is so afterwards', () => {
    expect(after({ what: 'reminded' })).toMatchObject({ number: 8, at: 5, pulse: { asked: [1] } });
  });

  it('seats people and computer players', () => {
    expect(after({ what: 'sat', seat: 2, name: 'Carla' }).seats[2]).toMatchObject({ name: 'Carla', person: true, here: true });
    const computer = after({ what: 'added_computer', seat: 2, computer: 'greedy' }).seats[2];
    expect(computer).toMatchObject({ computer: 'greedy', person: false });
  });

  it('lets the seats behind move up before a match, and keeps the seat during one', () => {
    expect(after({ what: 'left', seat: 0 }).seats.map((one) => one.name)).toEqual(['Ben']);
    const during = after({ what: 'left', seat: 0 }, {}, 'during').seats;
    expect(during).toHaveLength(2);
    expect(during[0]).toMatchObject({ person: false, here: false });
  });

  it('about the rules makes everybody unready', () => {
    const now = after({ what: 'rules', rules: { game: 'toepen' } });
    expect(now.rules.game).toBe('toepen');
    expect(now.seats.some((one) => one.ready)).toBe(false);
  });

  it('keeps who comes and goes, and who plays for whom', () => {
    expect(after({ what: 'went', seat: 1 }).seats[1]).toMatchObject({ here: false, gone_since: 5 });
    expect(after({ what: 'came', seat: 1 }).seats[1]).toMatchObject({ here: true, gone_since: null });
    expect(after({ what: 'replaced', seat: 1, computer: 'greedy' }).seats[1]?.computer).toBe('greedy');
    expect(after({ what: 'taken_back', seat: 1 }).seats[1]?.computer).toBeNull();
    expect(after({ what: 'name_deleted', seat: 1 }).seats[1]?.name).toBe('');
    expect(after({ what: 'waits_no_more', place: 0 }, { waiting: ['Dora', 'Eva'] }).waiting).toEqual(['Eva']);
  });

  it('begins a sheet with the match, and a row with every game', () => {
    const started = after({ what: 'started', dealer: 0, shares: [], seen: [], roots: ['r'] }, {}, 'during');
    expect(started).toMatchObject({ roots: ['r'], sheets: [{ game: 'wippen', names: ['Anna', 'Ben'], rows: [] }] });
    const view = (games: number, totals: number[]) => ({ game: 'wippen', games, totals }) as { game: 'wippen' } & WippenView;
    const played: News = { what: 'played', seat: 0, cause: 'person', seen: [], roots: [] };
    let now = fold(started, { type: 'entry', number: 9, news: news(played), view: view(0, [0, 0]) });
    expect(now.sheets[0]?.rows).toEqual([]);
    now = fold(now, { type: 'entry', number: 10, news: news(played), view: view(1, [7, 4]) });
    now = fold(now, { type: 'entry', number: 11, news: news(played), view: view(1, [7, 4]) });
    expect(now.sheets[0]?.rows).toEqual([[7, 4]]);
  });

  it('of toepen adds the balances after every hand', () => {
    const sheets = [{ game: 'toepen', names: ['Anna', 'Ben'], rows: [[21, 19]] }];
    const view = { game: 'toepen', hands_played: 2, balances: [19, 21] } as { game: 'toepen' } & ToepenView;
    expect(fold(start({ sheets }), { type: 'entry', number: 8, view }).sheets[0]?.rows).toEqual([[21, 19], [19, 21]]);
  });
});
