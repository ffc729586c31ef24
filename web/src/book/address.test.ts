import { describe, expect, it } from 'vitest';
import { bookHash, bookOf, bookPath } from './address.ts';

const TABLE = { game: 'wippen', preset: 'advanced', switches: { stealing: true, finish: 'games 3', decks: 2 } };

describe('the address of a book', () => {
  it('names the table and the place, and reads back', () => {
    const hash = bookHash(TABLE, 'W24');
    expect(hash).toBe('#/book/wippen/W24?rules=advanced&set=stealing%3Dtrue&set=finish%3Dgames+3&set=decks%3D2');
    expect(bookOf(hash)).toEqual({ rules: TABLE, place: 'W24' });
    expect(bookOf(bookHash({ game: 'toepen', switches: { hands: null, toep_stakes: [1, 2] } }))).toEqual({
      rules: { game: 'toepen', switches: { hands: null, toep_stakes: [1, 2] } },
      place: null,
    });
    expect(bookHash({ game: 'toepen' })).toBe('#/book/toepen');
  });

  it('is none where it means nothing', () => {
    expect(bookOf('#book/wippen')).toEqual(bookOf('#/book/wippen'));
    for (const hash of ['', '#', '#book', '#book/bridge', '#book/wippen/W 1', '#books/wippen', '#book/wippen/<b>']) {
      expect(bookOf(hash), hash).toBeNull();
    }
    // What is no switch goes to the server, which says so.
    expect(bookOf('#book/wippen?set=%E0%A4%A&set=a&set=b={')?.rules.switches).toMatchObject({ a: '', b: '{' });
  });

  it('asks the server in its words', () => {
    expect(bookPath({ game: 'toepen', switches: { hands: null } }, 'nl', 5)).toBe('rules/toepen/book?set=hands%3Dnull&lang=nl&players=5');
    expect(bookPath({ game: 'wippen' }, 'de', undefined, '.pdf', { size: 'a5' })).toBe('rules/wippen/book.pdf?lang=de&size=a5');
  });
});
