import { describe, expect, it } from 'vitest';
import type { News, SeatFacts, Snapshot } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { mayHost, unready } from './host.ts';
import { newsOf } from './news.ts';
import { presenceOf, replaceable } from './presence.ts';
import { PHRASES, saidBy, SHOWN } from './said.ts';

const SEAT: SeatFacts = { name: 'Anna', computer: null, person: true, here: true, away: false, gone_since: null, ready: false };
const COMPUTER: SeatFacts = { ...SEAT, name: 'greedy', computer: 'greedy', person: false, here: false };
const table = (seats: SeatFacts[], host: number | null = 0) => ({ seats, pulse: { host } }) as unknown as Snapshot;

describe('presence', () => {
  it('says nothing about who is there, nor about a computer player at its own seat', () => {
    expect(presenceOf(SEAT, 'during')).toBe(null);
    expect(presenceOf(COMPUTER, 'during')).toBe(null);
    expect(presenceOf(undefined, 'during')).toBe(null);
  });

  it('tells who is away, not connected, replaced or has left', () => {
    expect(presenceOf({ ...SEAT, here: false, gone_since: 5 }, 'during')).toBe('gone');
    expect(presenceOf({ ...SEAT, away: true, gone_since: 5 }, 'during')).toBe('away');
    expect(presenceOf({ ...SEAT, computer: 'greedy', away: true }, 'during')).toBe('computer');
    expect(presenceOf({ ...SEAT, person: false, here: false, gone_since: 5 }, 'during')).toBe('left');
    expect(presenceOf({ ...COMPUTER, gone_since: 5 }, 'during')).toBe('computer');
  });

  it('lets a computer player in after three minutes, or when somebody left', () => {
    const gone = { ...SEAT, here: false, gone_since: 1_000 };
    expect(replaceable(gone, 180_999)).toBe(false);
    expect(replaceable(gone, 181_000)).toBe(true);
    expect(replaceable({ ...SEAT, person: false, gone_since: 1_000 }, 1_000)).toBe(true);
    expect(replaceable({ ...gone, computer: 'greedy' }, 999_000)).toBe(false);
    expect(replaceable(SEAT, 999_000)).toBe(false);
  });
});

describe('the host', () => {
  it('decides, and nobody else while they are there', () => {
    const facts = table([SEAT, SEAT]);
    expect(mayHost(facts, 0, 0)).toBe(true);
    expect(mayHost(facts, 1, 0)).toBe(false);
    expect(mayHost(facts, null, 0)).toBe(false);
  });

  it('is stood in for after half a minute', () => {
    const gone = { ...SEAT, here: false, gone_since: 1_000 };
    expect(mayHost(table([gone, SEAT]), 1, 30_999)).toBe(false);
    expect(mayHost(table([gone, SEAT]), 1, 31_000)).toBe(true);
    expect(mayHost(table([{ ...SEAT, away: true }, SEAT]), 1, 0)).toBe(true);
  });

  it('waits for the other people', () => {
    expect(unready(table([SEAT, { ...SEAT, ready: true }, SEAT, COMPUTER]))).toEqual([2]);
  });
});

describe('news of the table', () => {
  const name = (seat: number) => ['Anna', 'Ben', 'Carla'][seat]!;
  const say = (key: string) => `<${key}>`;
  const tell = (what: News, me: number | null = 0) => newsOf(what, me, name, say);

  it('is about others', () => {
    expect(tell({ what: 'away', seat: 1, why: 'said' })).toEqual({ key: 'web-news-away', args: { name: 'Ben' } });
    expect(tell({ what: 'away', seat: 0, why: 'said' })).toBe(null);
    expect(tell({ what: 'sat', seat: 2, name: 'Carla' })).toEqual({ key: 'web-news-sat', args: { name: 'Carla' } });
  });

  it('says what somebody said, in the words of the page', () => {
    expect(tell({ what: 'said', seat: 1, phrase: 'choices' })?.args).toEqual({ name: 'Ben', phrase: '<phrase-choices>' });
    expect(tell({ what: 'said', seat: 1, phrase: 'unheard-of' })).toBe(null);
  });

  it('leaves the game to the game', () => {
    expect(tell({ what: 'played', seat: 1, cause: 'person', seen: [], roots: [] })).toBe(null);
    expect(tell({ what: 'revealed', secret: null })).toBe(null);
    expect(tell({ what: 'paused', seat: 2 })?.key).toBe('web-news-paused');
    expect(tell({ what: 'restarted' })?.key).toBe('web-news-restarted');
  });
});

describe('what somebody said', () => {
  const said = (seat: number, at: number, phrase = 'hello') =>
    ({ entry: { news: { at, what: { what: 'said', seat, phrase } } } }) as unknown as Turn;

  it('is read for a while, the last one only', () => {
    const turns = [said(1, 1_000), said(1, 2_000, 'choices'), said(0, 2_500)];
    expect(saidBy(turns, 1, 3_000)).toBe('phrase-choices');
    expect(saidBy(turns, 0, 3_000)).toBe('phrase-hello');
    expect(saidBy(turns, 2, 3_000)).toBe(null);
    expect(saidBy(turns, 1, 2_001 + SHOWN)).toBe(null);
  });

  it('includes "keuzes, keuzes" (T27)', () => {
    expect(PHRASES.choices).toBe('phrase-choices');
  });
});
