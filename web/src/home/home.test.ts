import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from '../net/kept.ts';
import { keepTable, myTables } from '../net/mine.ts';
import { find, hashIn } from './find.ts';
import { counted, namesAt, refresh, rows } from './rows.ts';
import { ago } from './when.ts';

/** A server that knows some addresses. */
function server(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    const key = path.replace('/api/v1/', '') + (init?.body ?? '');
    const answer = answers[key];
    if (answer === 'down') throw new Error('down');
    const gone = { why: { key: path.includes('moves') ? 'refusal-wrong-code' : 'refusal-no-table' } };
    return { ok: answer !== undefined, json: async () => answer ?? gone };
  });
}

beforeEach(() => forget('tables'));
afterEach(() => vi.unstubAllGlobals());

describe('joining', () => {
  it('reads links, of tables and of seats', () => {
    expect(hashIn('http://home:8080/#A5B1S-HKQW4')).toBe('a5b1shkqw4');
    expect(hashIn(' https://example.org/#a5b1shkqw4/0123456789 ')).toBe('a5b1shkqw4/0123456789');
    expect(hashIn('a5b1shkqw4')).toBe(null);
    expect(hashIn('https://example.org/#about')).toBe(null);
  });

  it('finds a table by its code', async () => {
    server({ 'tables/a5b1shkqw4': { code: 'a5b1shkqw4' } });
    expect(await find('A5B1S HKQW4')).toBe('a5b1shkqw4');
  });

  it('takes what is no table for the code that moves a seat', async () => {
    server({ 'moves{"claim":"0123456789"}': { code: 'a5b1shkqw4' } });
    expect(await find('01234-56789')).toBe('a5b1shkqw4/0123456789');
  });

  it('says what is wrong', async () => {
    server({});
    expect(await find('short')).toBe(null);
    await expect(find('0123456789')).rejects.toMatchObject({ why: { key: 'refusal-wrong-code' } });
    server({ 'tables/0123456789': 'down' });
    await expect(find('0123456789')).rejects.toMatchObject({ why: { key: 'web-no-connection' } });
  });
});

describe('my tables', () => {
  const about = (stage: string) => ({
    stage,
    rules: { game: 'wippen' },
    seats: [
      { name: 'Anna', person: true, computer: null },
      { name: 'greedy', person: false, computer: 'greedy' },
    ],
  });

  it('are those at which I sit, those that go on first', () => {
    keepTable('closed0000', { seated: true, stage: 'closed' });
    keepTable('open000000', { seated: true, stage: 'during' });
    keepTable('looked0000', { seated: false, stage: 'during' });
    expect(rows().map((table) => table.code)).toEqual(['open000000', 'closed0000']);
  });

  it('are made true, and keep their order and their tokens', async () => {
    const one = keepTable('one0000000', { seated: true });
    const two = keepTable('two0000000', { seated: true });
    server({ 'tables/one0000000': about('after'), 'tables/two0000000': about('during') });
    await refresh();
    expect(myTables().map(({ code, token, stage }) => ({ code, token, stage }))).toEqual([
      { code: 'two0000000', token: two.token, stage: 'during' },
      { code: 'one0000000', token: one.token, stage: 'after' },
    ]);
    expect(rows()[0]).toMatchObject({ names: ['Anna'], computers: ['greedy'] });
  });

  it('that are there no more are forgotten, others are not', async () => {
    keepTable('gone000000', { seated: true });
    keepTable('down000000', { seated: true });
    server({ 'tables/down000000': 'down' });
    await refresh();
    expect(rows().map((table) => table.code)).toContain('down000000');
    server({});
    await refresh();
    expect(rows()).toEqual([]);
  });
});

describe('who sits at a table', () => {
  it('is told of the others, computer players by kind', () => {
    const table = keepTable('some000000', { names: ['Anna', 'Ben'], computers: ['greedy', 'random', 'greedy'] });
    expect(namesAt(table, 'Anna')).toEqual(['Ben', ...counted(['greedy', 'greedy', 'random'])]);
    expect(counted(['greedy', 'random', 'greedy'])).toHaveLength(2);
    expect(namesAt({ ...table, names: ['Anna'], computers: [] }, 'Anna')).toEqual(['Anna']);
  });
});

describe('how long ago', () => {
  it('is said in the largest unit', () => {
    expect(ago(0, 59_000, 'nl')).toBe(null);
    expect(ago(0, 3 * 60_000, 'nl')).toBe('3 minuten geleden');
    expect(ago(0, 86_400_000, 'de')).toBe('gestern');
    expect(ago(0, 15 * 86_400_000, 'en')).toBe('2 weeks ago');
  });
});
