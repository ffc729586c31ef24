// The page fills in, writes and says the same as the program: both are held to the same tables (crates/lang/tests/files.rs).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cardText } from '../cards/card.ts';
import { spoken } from '../cards/say.ts';
import { recall } from '../net/kept.ts';
import { LANGS, preferred, type Lang } from './lang.ts';
import { bundleOf, fill } from './fluent.ts';
import { words, type Sources } from './words.svelte.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

const table = (name: string): string[][] =>
  read(`data/lang/${name}`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.replaceAll('\\u00a0', '\u00a0')));

it('fills in blanks as the table says', () => {
  const bundles = LANGS.map((lang) => bundleOf(lang, read(`lang/${lang}.ftl`)));
  for (const [key, args, ...expected] of table('expected.tsv')) {
    const given = JSON.parse(args!) as Record<string, string | number>;
    bundles.forEach((bundle, place) => {
      // Numbers are formatted before they go in; a choice between one and more needs the bare number.
      const bare = fill(bundle, key!, given);
      const lang = LANGS[place]!;
      const written = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? format(lang, value) : value]),
      );
      expect([bare, fill(bundle, key!, written)], `${key} in ${lang}`).toContain(expected[place]);
    });
  }
});

const format = (lang: Lang, value: number): string => new Intl.NumberFormat(lang).format(value);

it('writes numbers and money as the table says', async () => {
  for (const [kind, value, ...expected] of table('numbers.tsv')) {
    for (const [place, lang] of LANGS.entries()) {
      await words.choose(lang);
      const written = kind === 'number' ? words.number(Number(value)) : words.money(Number(value));
      expect(written, `${value} in ${lang}`).toBe(expected[place]);
    }
  }
});

describe.each(LANGS.map((lang, place) => ({ lang, place })))('in $lang', ({ lang, place }) => {
  beforeAll(() => words.choose(lang));

  it('shows and says all 52 cards as the table says', () => {
    const rows = table('cards.tsv');
    expect(rows).toHaveLength(52);
    for (const row of rows) {
      expect(cardText(row[0]!, lang)).toBe(row[1 + place]);
      expect(spoken(row[0]!)).toBe(row[7 + place]);
    }
  });
});

it('takes the first language of the browser that the page has', () => {
  expect(preferred(['fr-FR', 'de-AT', 'nl'])).toBe('de');
  expect(preferred(['fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});

describe('more to say', () => {
  const text = (said: string) => async () => ({ default: `test-${said.slice(3)} = ${said}` });
  const part = (name: string): Sources => ({ nl: text(`nl-${name}`), de: text(`de-${name}`), en: text(`en-${name}`) });

  it('can be tried again after it failed', async () => {
    await words.choose('en');
    const source = part('again');
    let down = true;
    const flaky: Sources = { ...source, en: async () => (down ? Promise.reject(new Error('down')) : source.en()) };
    await expect(words.add(flaky)).rejects.toThrow('down');
    // What was there before can still be said in another language.
    await words.choose('nl');
    await words.choose('en');
    down = false;
    await words.add(flaky);
    expect(words.say('test-again')).toBe('en-again');
  });

  it('goes on in the language that it has when another cannot be had, and says so', async () => {
    await words.choose('en');
    const source = part('here');
    let down = true;
    await words.add({ ...source, nl: async () => (down ? Promise.reject(new Error('down')) : source.nl()) });
    words.wish('nl');
    await vi.waitFor(() => expect([words.missing, words.lang, words.say('test-here')]).toEqual([true, 'en', 'en-here']));
    down = false;
    words.wish('nl');
    await vi.waitFor(() => expect([words.missing, words.lang, words.say('test-here')]).toEqual([false, 'nl', 'nl-here']));
  });

  it('comes in the language that was chosen last, whatever comes first', async () => {
    await words.choose('en');
    const waiting: { lang: Lang; go: () => void }[] = [];
    const source = part('slow');
    const held = (lang: Lang) => () =>
      new Promise<{ default: string }>((resolve) => waiting.push({ lang, go: () => void source[lang]().then(resolve) }));
    const slow: Sources = { nl: held('nl'), de: held('de'), en: held('en') };
    const first = words.add(slow);
    const chosen = words.choose('de');
    const second = words.add(part('quick'));
    expect(waiting.map(({ lang }) => lang)).toEqual(['en', 'de', 'de']);
    for (const { go } of waiting.reverse()) go();
    await second;
    expect([words.lang, words.say('test-slow'), words.say('test-quick')]).toEqual(['de', 'de-slow', 'de-quick']);
    await Promise.all([first, chosen]);
    expect([words.lang, recall('lang'), words.say('test-quick')]).toEqual(['de', 'de', 'de-quick']);
  });
});
