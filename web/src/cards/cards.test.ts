// Every card, in every language: its index, its sign, its name; and that no two look alike.
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../words/lang.ts';
import { words } from '../words/words.svelte.ts';
import Back from './Back.svelte';
import Card from './Card.svelte';
import { cardsIn, cardText, indexOf, signOf, suitOf } from './card.ts';
import { INDEX_PATHS, suitPath } from './pips.ts';
import { spoken } from './say.ts';

const ALL = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));

const NAMES: Record<Lang, { ranks: string[]; suits: Record<string, string>; letters: string }> = {
  nl: {
    ranks: ['aas', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'boer', 'vrouw', 'heer'],
    suits: { s: 'schoppen', h: 'harten', d: 'ruiten', c: 'klaveren' },
    letters: 'BVH',
  },
  de: {
    ranks: ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König'],
    suits: { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Kreuz' },
    letters: 'BDK',
  },
  en: {
    ranks: ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'],
    suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
    letters: 'JQK',
  },
};
const SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

function drawn(card: string, props: { plain?: boolean; short?: boolean } = {}): SVGElement {
  const target = document.createElement('div');
  const component = mount(Card, { target, props: { card, ...props } });
  flushSync();
  const svg = target.querySelector('svg')!;
  void unmount(component);
  return svg;
}

afterAll(() => words.choose('en', false));

describe.each(LANGS)('in %s', (lang) => {
  test.each(ALL)('%s', async (card) => {
    await words.choose(lang, false);
    const { ranks, suits, letters } = NAMES[lang];
    const place = 'A23456789TJQK'.indexOf(card[0]!);
    const index = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', ...letters][place]!;
    const [rank, suit] = [ranks[place]!, suits[card[1]!]!];

    expect(indexOf(card, lang)).toBe(index);
    expect(signOf(card)).toBe(SIGNS[card[1]!]);
    expect(cardText(card, lang)).toBe(index + SIGNS[card[1]!]!);
    expect(spoken(card)).toBe(lang === 'en' ? `${rank} of ${suit}` : `${suit} ${rank}`);

    for (const props of [{}, { plain: true }, { plain: true, short: true }]) {
      const svg = drawn(card, props);
      expect(svg.querySelector('.index')!.getAttribute('d')).toBe(INDEX_PATHS[index]);
      expect(svg.classList.contains(card[1]!)).toBe(true);
      // It is a picture: whoever shows it says what it is.
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.textContent!.trim()).toBe('');
    }
  });

  test('no two cards look alike', async () => {
    await words.choose(lang, false);
    for (const props of [{}, { plain: true }, { plain: true, short: true }]) {
      expect(new Set(ALL.map((card) => drawn(card, props).innerHTML)).size).toBe(52);
    }
  });
});

test('a card shows as many pips as it says', () => {
  const one = (path: string): number => path.split('M').length - 1;
  for (const [place, rank] of [...'23456789T'].entries()) {
    const ink = [...drawn(`${rank}d`).querySelectorAll('.ink')].at(-1)!.getAttribute('d')!;
    // One more, under the index.
    expect(one(ink)).toBe(place + 2 + 1);
  }
});

test('a suit keeps its shape wherever it stands', () => {
  expect(suitPath('d', 0, 0)).toMatch(/^M0 -9\.6c/);
  expect(suitPath('d', 10, 20, 0.5)).toMatch(/^M10 15\.2c/);
  expect(suitPath('d', 10, 20, 0.5, true)).toMatch(/^M10 24\.8c/);
  for (const suit of ['s', 'h', 'd', 'c'] as const) expect(suitPath(suit, 1, 2)).not.toMatch(/NaN|undefined/);
});

test('a back shows nothing of its face', () => {
  const target = document.createElement('div');
  mount(Back, { target });
  expect(target.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  expect(target.textContent!.trim()).toBe('');
});

test('cards are found in notation, in order', () => {
  expect(cardsIn('9hx3c+Td+[2h3s4c=9@1]')).toEqual(['9h', '3c', 'Td', '2h', '3s', '4c']);
  expect(suitOf('Td')).toBe('d');
});
