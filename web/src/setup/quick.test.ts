import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from '../net/kept.ts';
import { myTables } from '../net/mine.ts';
import { beginOf, openFor, playAtOnce } from './quick.ts';

const GAMES = [
  { game: 'wippen', computers: ['random', 'greedy'] },
  { game: 'toepen', computers: ['random', 'sensible'] },
];
let opened: unknown[] = [];

beforeEach(() => {
  opened = [];
  forget('tables');
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (path === '/api/v1/tables') opened.push(JSON.parse(init!.body!));
    return { ok: true, json: async () => (path === '/api/v1/version' ? { games: GAMES } : { code: 'a5b1shkqw4', link: '' }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('one tap', () => {
  it('opens a table that nobody else finds, with advice, against the strongest', async () => {
    expect(await playAtOnce('wippen')).toBe('a5b1shkqw4');
    expect(opened).toEqual([{ rules: { game: 'wippen' }, listed: false, hints: true }]);
    expect(beginOf('a5b1shkqw4')).toEqual({ computers: ['greedy'], start: true });
  });

  it('is two opponents in toepen', async () => {
    await playAtOnce('toepen');
    expect(beginOf('a5b1shkqw4')).toEqual({ computers: ['sensible', 'sensible'], start: true });
  });

  it('is begun once, and the table is kept with a token', async () => {
    await playAtOnce('wippen');
    expect(beginOf('a5b1shkqw4')).toBeDefined();
    expect(beginOf('a5b1shkqw4')).toBeUndefined();
    expect(myTables()[0]).toMatchObject({ code: 'a5b1shkqw4', token: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});

describe('a table for friends', () => {
  it('is opened as it was set up, and does not begin by itself', async () => {
    const rules = { game: 'toepen', preset: 'zwols', switches: { hands: null } };
    await openFor({ rules, turnTime: '45s', listed: true, hints: false, computers: ['random'] });
    expect(opened).toEqual([{ rules, turn_time: '45s', listed: true, hints: false }]);
    expect(beginOf('a5b1shkqw4')).toEqual({ computers: ['random'], start: false });
  });
});
