import { describe, expect, it } from 'vitest';
import { codeIn, codeShown, routeOf } from './route.svelte.ts';

describe('a route', () => {
  it('is a table by its code, however it is typed', () => {
    for (const hash of ['#a5b1shkqw4', 'a5b1shkqw4', '#A5B1S-HKQW4', '#a5b1s%20hkqw4', '#a5bls-hkqw4', '#a5bIs-hkqw4']) {
      expect(routeOf(hash)).toEqual({ at: 'table', code: 'a5b1shkqw4' });
    }
    expect(codeIn('OIL0000000')).toBe('0110000000');
  });

  it('has the code that moves a seat behind the code of the table', () => {
    expect(routeOf('#a5b1shkqw4/0123456789')).toEqual({ at: 'table', code: 'a5b1shkqw4', claim: '0123456789' });
    expect(routeOf('#a5b1shkqw4/odd')).toEqual({ at: 'table', code: 'a5b1shkqw4' });
  });

  it('sets up a table, and replays', () => {
    expect(routeOf('#new/wippen')).toEqual({ at: 'new', game: 'wippen' });
    expect(routeOf('#new/toepen')).toEqual({ at: 'new', game: 'toepen' });
    expect(routeOf('#new')).toEqual({ at: 'new', game: 'wippen' });
    expect(routeOf('#replay')).toEqual({ at: 'replay', code: null, match: 1, step: null });
    expect(routeOf('#replay/a5b1shkqw4/3')).toEqual({ at: 'replay', code: 'a5b1shkqw4', match: 3, step: null });
    expect(routeOf('#replay/a5b1shkqw4/3/41')).toEqual({ at: 'replay', code: 'a5b1shkqw4', match: 3, step: 41 });
  });

  it('learns', () => {
    expect(routeOf('#learn')).toEqual({ at: 'learn', game: 'wippen', lesson: null, task: 1 });
    expect(routeOf('#learn/toepen/last-trick')).toEqual({ at: 'learn', game: 'toepen', lesson: 'last-trick', task: 1 });
    expect(routeOf('#learn/toepen/last-trick/2')).toEqual({ at: 'learn', game: 'toepen', lesson: 'last-trick', task: 2 });
  });

  it('is a rule book, with the house rules behind it', () => {
    expect(routeOf('#book/toepen')).toEqual({ at: 'book', rules: { game: 'toepen', switches: {} }, spot: null });
    expect(routeOf('#book/wippen/W24?rules=advanced&set=stealing%3Dtrue')).toEqual({
      at: 'book',
      rules: { game: 'wippen', preset: 'advanced', switches: { stealing: true } },
      spot: 'W24',
    });
    expect(routeOf('#book/bridge')).toEqual({ at: 'home' });
  });

  it('is a score sheet, by its link or as this device knows it', () => {
    const book = '0123456789abcdef';
    const secret = book.repeat(2);
    expect(routeOf('#sheet')).toEqual({ at: 'sheet', book: null });
    expect(routeOf('#sheet/odd')).toEqual({ at: 'sheet', book: null });
    expect(routeOf(`#sheet/${book}`)).toEqual({ at: 'sheet', book });
    expect(routeOf(`#sheet/${book}/${secret}`)).toEqual({ at: 'sheet', book, secret });
    expect(routeOf(`#sheet/${book}/season`)).toEqual({ at: 'sheet', book, part: 'season' });
    expect(routeOf(`#sheet/${book}/evening/4294967295`)).toEqual({ at: 'sheet', book, part: 'evening', id: 4294967295 });
  });

  it('is the first page when it means nothing', () => {
    for (const hash of ['', '#', '#/', '#a5b1', '#a5b1shkqw4x', '#uuuuuuuuuu', '#%', '#%E0%A4%A', '#<script>']) {
      expect(routeOf(hash)).toEqual({ at: 'home' });
    }
  });

  it('shows a code in two groups that can be typed back', () => {
    expect(codeShown('a5b1shkqw4')).toBe('a5b1s-hkqw4');
    expect(codeIn(codeShown('a5b1shkqw4'))).toBe('a5b1shkqw4');
  });
});
