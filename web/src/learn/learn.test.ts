import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TaskFact, View } from '$wire';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken } from '../cards/say.ts';
import { forget, recallJson } from '../net/kept.ts';
import { readTeller } from '../table/teller.ts';
import { words } from '../words/words.svelte.ts';
import { LESSONS } from './load.ts';
import { progress } from './progress.svelte.ts';
import { aloud, choiceWords, LEARNER, nameOf, outcomeOf, reasonOf, told } from './telling.ts';
import { localVoices } from './voice.svelte.ts';

const teller = readTeller(LEARNER, nameOf);
const tell = (fact: TaskFact): string => told(teller, fact);

beforeAll(async () => {
  await words.choose('en');
  await words.add(LESSONS);
});

describe('what happened', () => {
  it('is told of the learner and of others', () => {
    expect(tell({ fact: 'added', seat: 0, card: '4h' })).toBe('You add 4♥ to the pot.');
    expect(tell({ fact: 'captured', seat: 1, card: '9s', cards: ['3h', '6d'], owners: [0] })).toBe(
      'Anna captures 3♥ + 6♦ with 9♠. It was your build.',
    );
    // One's own build is no news.
    expect(tell({ fact: 'captured', seat: 0, card: '9s', cards: ['3h', '6d'], owners: [0] })).toBe('You capture 3♥ + 6♦ with 9♠.');
    expect(tell({ fact: 'built', seat: 0, value: 5, times: 2, cards: ['5h', '5s'] })).toBe('You build double for 5.');
    expect(tell({ fact: 'won', seat: 2, clips: 1 })).toBe('Ben wins the hand and takes 1 clip.');
  });

  it('says for what there are points, and leaves out what gives none', () => {
    const count = { cards: 8, spades: 1, tens: 1, twos: 0, aces: 2, wips: 0, most_cards: 2, most_spades: 0, points: 6 };
    expect(tell({ fact: 'counted', seat: 0, count })).toBe('You have 6 points. (most cards: 2, 10♦: 2, aces: 2)');
  });

  it('says what it costs unless that is what is asked', () => {
    expect(tell({ fact: 'stayed', seat: 0, clips: 2, seeing: true })).toBe('You see. That costs 2 clips.');
    expect(tell({ fact: 'stayed', seat: 0, clips: 0, seeing: true })).toBe('You stay.');
    expect(tell({ fact: 'folded', seat: 1, clips: 0 })).toBe('Anna folds.');
    expect(tell({ fact: 'checked', seat: 0, of: 1, honest: false, clips: 2 })).toBe(
      'You check the cards of Anna. They are not four pictures. Anna pays 2 clips.',
    );
  });
});

it('gives reasons in the words of the lessons, others as they come', () => {
  expect(reasonOf({ key: 'w11-must-capture', rule: 'W11', text: 'x' })).toBe('You can capture. Then you may not add.');
  expect(reasonOf({ key: 'w99-other', text: 'as it came' })).toBe('as it came');
});

it('offers numbers, people, yes and no', () => {
  const asked = { question: 'may', seat: null, move: '9h', story: [], choices: [1, 0], seats: false };
  expect(asked.choices.map((choice) => choiceWords(asked, choice))).toEqual(['Yes', 'No']);
  expect(choiceWords({ ...asked, question: 'winner', seats: true }, 0)).toBe('You');
  expect(choiceWords({ ...asked, question: 'price' }, 3)).toBe('3');
});

it('says what is so in the end where what happened does not', () => {
  const asked = { question: 'price', seat: null, move: null, story: [], choices: [], seats: false };
  const toepen = { game: 'toepen', hand: { answering: { price: 2 } } } as unknown as View;
  expect(outcomeOf(asked, toepen)).toEqual(['To stay costs 2 clips now.']);
  expect(outcomeOf({ ...asked, question: 'winner' }, toepen)).toEqual([]);
  const wippen = { game: 'wippen', piles: [5, 0], wips: [0, 1], builds: [{ owner: 1 }] } as unknown as View;
  expect(outcomeOf({ ...asked, question: 'cards', seat: 0 }, wippen)).toEqual(['Your pile has 5 cards now.']);
  expect(outcomeOf({ ...asked, question: 'owner' }, wippen)).toEqual(["The build is Anna's now."]);
  expect(outcomeOf({ ...asked, question: 'wips', seat: 1 }, wippen)).toEqual(['Wips: 1.']);
  expect(outcomeOf({ ...asked, question: 'points', seat: 1 }, wippen)).toEqual([]);
});

it('says cards that are written in a text', () => {
  expect(aloud('The 10♦ is 2 points, the 2♠ is 1, K♥ none.', spoken)).toBe(
    'The ten of diamonds is 2 points, the two of spades is 1, king of hearts none.',
  );
});

it('reads with voices of this device only, in the language of the page', () => {
  const voice = (lang: string, localService: unknown) => ({ lang, localService }) as SpeechSynthesisVoice;
  const all = [voice('nl-NL', false), voice('nl-BE', true), voice('de-DE', true), voice('nl', 'yes')];
  expect(localVoices(all, 'nl')).toEqual([all[1]]);
  expect(localVoices(all, 'en')).toEqual([]);
});

describe('progress', () => {
  beforeEach(() => forget('lessons'));

  it('is kept on this device', () => {
    expect(progress.has('wippen', 'capture')).toBe(false);
    progress.add('wippen', 'capture');
    progress.add('wippen', 'capture');
    expect(progress.has('wippen', 'capture')).toBe(true);
    expect(progress.has('toepen', 'capture')).toBe(false);
    expect(recallJson('lessons', {})).toEqual({ wippen: ['capture'], toepen: [] });
  });

  it('begins anew where what was kept is none', async () => {
    for (const kept of ['[]', '7', '{"wippen":7}', 'null', '{']) {
      localStorage.setItem('stamtafel-lessons', kept);
      vi.resetModules();
      const { progress: fresh } = await import('./progress.svelte.ts');
      expect(fresh.has('wippen', 'capture'), kept).toBe(false);
      fresh.add('wippen', 'capture');
      expect(fresh.has('wippen', 'capture'), kept).toBe(true);
    }
  });
});

it('has a text for every kind of thing that can happen', () => {
  const facts = /export type TaskFact = ([^;]*);/s.exec(readFileSync(resolve(import.meta.dirname, '../../../crates/wire/generated/protocol.ts'), 'utf8'))![1]!;
  const kinds = [...facts.matchAll(/"fact": "(\w+)"/g)].map(([, kind]) => kind!);
  expect(kinds.length).toBeGreaterThan(15);
  for (const fact of kinds) {
    const text = tell({ fact, seat: 0, card: '4h', cards: ['5h'], owners: [], count: {}, of: 1, from: 1, clips: 1, value: 9, times: 1, seeing: false, honest: true } as never);
    expect(text, fact).not.toMatch(/learn-|undefined/);
    expect(text.length, fact).toBeGreaterThan(5);
  }
});
