import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../words/lang.ts';
import { words } from '../words/words.svelte.ts';
import { view } from './example.ts';
import { buttonWords, choiceOf, offersOf } from './moves.ts';

/** Every move that the notation has (docs/rules/notation.md, docs/notation.md), with the words on its button. */
const WORDS: [string, string, string, string][] = [
  ['toep', 'Toep!', 'Toep!', 'Toep!'],
  ['toep2', 'Toep! met 2 clips', 'Toep! mit 2 Clips', 'Toep! with 2 clips'],
  ['stay', 'Ik ga mee (2)', 'Ich gehe mit (2)', "I'm in (2)"],
  ['fold', 'Ik ga weg', 'Ich steige aus', "I'm out"],
  ['exchange', 'Ruilen', 'Tauschen', 'Exchange'],
  ['check2', 'Kijken bij Carla', 'Nachsehen bei Carla', 'Check Carla'],
  ['ready', 'Klaar', 'Bereit', 'Ready'],
  ['deal', 'Delen', 'Geben', 'Deal'],
  ['propose', 'Dubbel spelen voorstellen', 'Doppelt spielen vorschlagen', 'Propose to play double'],
  ['agree', 'Ja, dubbel', 'Ja, doppelt', 'Yes, double'],
  ['decline', 'Nee, gewoon', 'Nein, wie sonst', 'No, as usual'],
  ['last1', 'Het laatste potje aankondigen', 'Das letzte Spiel ansagen', 'Announce the last hand'],
  ['last19', 'De laatste 19 potjes aankondigen', 'Die letzten 19 Spiele ansagen', 'Announce the last 19 hands'],
  ['Th', 'Speel 10♥', 'Spiel 10♥', 'Play 10♥'],
  ['Ks', 'Speel H♠', 'Spiel K♠', 'Play K♠'],
];

const PACK = [...'789TJQKA'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
const ODD = Array.from({ length: 10 }, (_, place) => `last${2 * place + 1}`);
const CHECKS = Array.from({ length: 8 }, (_, seat) => `check${seat}`);

const name = (seat: number): string => ['Anna', 'Ben', 'Carla'][seat] ?? `${seat}`;
const answering = { by: 1, stake: 2, seeing: false, price: 2, left: [0] };

describe.each(LANGS.map((lang, place) => ({ lang, place })))('in $lang', ({ lang, place }) => {
  beforeAll(() => words.choose(lang));

  it('has words for every move', () => {
    const now = view({}, { answering });
    for (const [move, ...said] of WORDS) expect(buttonWords(move, now, name), move).toBe(said[place]);
    for (const move of [...PACK, ...ODD, ...CHECKS]) expect(buttonWords(move, now, name), move).not.toBe(move);
  });

  it('says that staying is seeing, with its price', () => {
    const said = { nl: 'Laat zien (3)', de: 'Ich will sehen (3)', en: 'Show me (3)' };
    const now = view({}, { answering: { ...answering, seeing: true, price: 3 } });
    expect(buttonWords('stay', now, name)).toBe(said[lang]);
  });
});

it('knows every move that the rules can list', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const table = source.slice(source.indexOf('**Moves of toepen**'), source.indexOf('## Time'));
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/[^`, ]+/g)!);
  expect(listed).toContain('propose');
  for (const move of listed) expect(choiceOf(move), move).not.toBeNull();
});

it('sorts what can be done by where it is offered', () => {
  const offers = offersOf(['Th', '7c', 'toep', 'toep2', 'check0', 'check2', 'exchange', 'ready', 'last7', 'knock']);
  expect(offers.cards).toEqual(['Th', '7c']);
  expect(offers.toeps).toEqual([1, 2]);
  expect(offers.checks).toEqual([0, 2]);
  expect(offers.lasts).toEqual([7]);
  expect([offers.may.exchange, offers.may.ready, offers.may.stay]).toEqual([true, true, false]);
  expect(offers.unknown).toEqual(['knock']);
});

it('takes nothing for a move that is none', () => {
  for (const word of ['', 'toepx', 'check', 'last', 'Xh', 'Stay', '4sx4h']) expect(choiceOf(word), word).toBeNull();
});
