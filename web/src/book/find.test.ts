import type { BookBlock, RuleBook } from '$wire';
import { describe, expect, it } from 'vitest';
import { chaptersOf, find } from './find.ts';

const says = (text: string, ...rules: string[]): BookBlock => ({ is: 'paragraph', rules, text: [{ is: 'text', text }] });
const BOOK: RuleBook = {
  rules: { game: 'wippen' },
  lang: 'de',
  title: 'Wippen',
  contents: 'Inhalt',
  heading: 'Euer Tisch spielt:',
  house: [],
  sections: [
    { id: 'summary', title: 'Kurz', blocks: [says('Sammle Karten.'), { is: 'list', items: [[{ is: 'text', text: 'stechen ' }, { is: 'rule', rule: 'W8' }]] }] },
    {
      id: 'build',
      title: 'Bauen',
      blocks: [
        says('Erhöhen geht so.', 'W16'),
        { is: 'example', rules: ['W16'], picture: [], allowed: true, verdict: [], played: [{ is: 'card', card: 'As', text: 'A♠' }], text: [] },
        says('Auch fremde.', 'W16'),
        says('Zwei Gruppen.', 'W1', 'W16'),
      ],
    },
  ],
  words: 'Wörter',
  glossary: [
    { name: 'Mitte', about: 'Was offen daliegt.', rule: 'W12', elsewhere: { en: 'pot', nl: 'pot' } },
    { name: 'zusammenzählen', about: 'Mit einer Zahl.', rule: 'W1', elsewhere: { en: 'adding up', nl: 'optellen' } },
  ],
};

const look = (typed: string) => find(BOOK, chaptersOf(BOOK.sections), typed);
const rulesFound = (typed: string): string[] => look(typed).chapters.flatMap(({ entries }) => entries.flatMap(({ rules }) => rules));

describe('a book', () => {
  it('falls into rules with what belongs to them', () => {
    const [summary, build] = chaptersOf(BOOK.sections);
    expect(summary!.entries.map(({ blocks }) => blocks.length)).toEqual([2]);
    expect(build!.entries.map(({ first, blocks }) => [first, blocks.length])).toEqual([[['W16'], 3], [['W1'], 1]]);
  });

  it('is whole as long as nothing is looked for', () => {
    expect(look('  ')).toMatchObject({ count: 5, words: BOOK.glossary });
  });

  it('is found by words without accents, by signs, and by whole numbers', () => {
    expect(rulesFound('erhohen')).toEqual(['W16']);
    expect(rulesFound('so ERHÖHEN')).toEqual(['W16']);
    expect(rulesFound('a♠')).toEqual(['W16']);
    expect(rulesFound('w1')).toEqual(['W1', 'W16']);
    expect(rulesFound('W16 auch')).toEqual(['W16']);
    expect(look('W8').chapters.map(({ id }) => id)).toEqual(['summary']);
    expect(look('gruppen fremde').count).toBe(0);
  });

  it('is found by the words of other languages too, each with its rule', () => {
    expect(look('pot')).toMatchObject({ chapters: [], count: 1 });
    expect(rulesFound('optellen')).toEqual(['W1', 'W16']);
  });
});
