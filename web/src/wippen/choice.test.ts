import type { Move } from '$wire';
import { describe, expect, test } from 'vitest';
import { back, changed, drop, fitting, lawful, NOTHING, only, pressHand, pressPot, settled, standings, toldCard, toldMeanings, type Choice } from './choice.ts';

const KINDS = { x: 'capture', '+': 'build', '!': 'steal' } as const;
const moves = (...texts: string[]): Move[] =>
  texts.map((move) => ({ move, kind: KINDS[move[2] as keyof typeof KINDS] ?? 'add' }));
const forbidden = (move: string, kind: Move['kind']): Move => ({ move, kind, why: { key: 'w9-no-groups', rule: 'W9', text: 'No.' } });

/** A card is chosen, and what it can do has been told. */
function chosen(card: string, ...can: string[]): Choice {
  const choice = pressHand(NOTHING, card);
  return toldCard(choice, choice.stamp, moves(...can), false);
}

const meaning = (choice: Choice, ...means: Move[]): Choice => toldMeanings(choice, choice.stamp, means);

describe('what is chosen', () => {
  test('goes from the card to the pot and back, a step at a time', () => {
    const ticked = pressPot(chosen('7c.0', '7cx3h+4d'), '3h.0');
    expect(ticked).toMatchObject({ card: '7c.0', ticked: ['3h.0'] });
    expect(pressPot(ticked, '3h.0').ticked).toEqual([]);
    expect(back(ticked)).toMatchObject({ card: '7c.0', ticked: [] });
    expect(back(back(ticked))).toMatchObject({ card: null, ticked: [] });
    expect(back(NOTHING)).toBe(NOTHING);
  });

  test('may begin in the pot', () => {
    const choice = pressHand(pressPot(NOTHING, '3h.0'), '7c.0');
    expect(choice).toMatchObject({ card: '7c.0', ticked: ['3h.0'] });
    // Whoever ticked first wants to hear why it does not go.
    expect(toldCard(choice, choice.stamp, moves('7c'), false).ticked).toEqual(['3h.0']);
  });

  test('is left behind by another card that has no use for it', () => {
    const other = pressHand(pressPot(chosen('7c.0', '7cx3h+4d'), '3h.0'), '3s.0');
    expect(toldCard(other, other.stamp, moves('3sx3h'), false).ticked).toEqual(['3h.0']);
    expect(toldCard(other, other.stamp, moves('3s'), false).ticked).toEqual([]);
    expect(toldCard(other, other.stamp, moves('3s'), true).ticked).toEqual(['3h.0']);
  });
});

describe('what comes too late', () => {
  test('an answer about another card changes nothing', () => {
    const first = pressHand(NOTHING, '7c.0');
    const second = pressHand(first, '5d.0');
    expect(toldCard(second, first.stamp, moves('7cx7h'), false)).toBe(second);
  });

  test('an answer about another selection changes nothing', () => {
    const first = pressPot(chosen('7c.0', '7cx3h+4d'), '3h.0');
    const second = pressPot(first, '4d.0');
    expect(toldMeanings(second, first.stamp, [forbidden('7cx3h', 'capture')])).toBe(second);
  });

  test('an answer about the table as it was changes nothing', () => {
    const before = pressHand(NOTHING, '7c.0');
    const after = changed(before, ['7c.0'], ['4d.0']);
    expect(toldCard(after, before.stamp, moves('7cx7h'), false)).toBe(after);
    expect(after.can).toBeNull();
  });
});

describe('when the table changes', () => {
  const ticked = pressPot(pressPot(chosen('7c.0', '7cx3h+4d', '7cx3h+4d+7h'), '3h.0'), '4d.0');

  test('what is gone is no longer chosen, and the rest stays', () => {
    expect(changed(ticked, ['7c.0', '5s.0'], ['4d.0'])).toMatchObject({ card: '7c.0', ticked: ['4d.0'] });
    expect(changed(ticked, ['5s.0'], ['3h.0', '4d.0'])).toMatchObject({ card: null, ticked: [] });
  });

  test('the rest stays only while it can be meant', () => {
    const asked = changed(ticked, ['7c.0'], ['3h.0', '4d.0']);
    expect(toldCard(asked, asked.stamp, moves('7cx3h+4d'), false).ticked).toEqual(['3h.0', '4d.0']);
    const dropped = toldCard(asked, asked.stamp, moves('7cx7h'), false);
    expect(dropped).toMatchObject({ card: '7c.0', ticked: [] });
    expect(dropped.stamp).toBeGreaterThan(asked.stamp);
  });
});

describe('what a selection means', () => {
  const fives = pressPot(chosen('5s.0', '5sx5h', '5s+5h=5', '5s+5h=10'), '5h.0');

  test('is known before the server has answered, and more precisely after', () => {
    expect(lawful(fives).map(({ move }) => move.move)).toEqual(['5sx5h', '5s+5h=5', '5s+5h=10']);
    const told = meaning(fives, ...moves('5sx5h', '5s+5h=5'));
    expect(lawful(told).map(({ move }) => move.move)).toEqual(['5sx5h', '5s+5h=5']);
    expect(settled(fives)).toBe(false);
    expect(settled(told)).toBe(true);
  });

  test('a five on a five is asked about, never guessed', () => {
    expect(only(fives)).toBeNull();
    expect(only(meaning(fives, ...moves('5sx5h', '5s+5h=5')))).toBeNull();
  });

  test('pressing again does the only meaning, of the selection or of the card', () => {
    expect(only(chosen('7c.0', '7cx7h'))).toBe('7cx7h');
    expect(only(chosen('7c.0', '7cx7h', '7cx3h+4d'))).toBeNull();
    expect(only(pressPot(chosen('7c.0', '7cx7h', '7cx3h+4d'), '7h.0'))).toBe('7cx7h');
    expect(only(pressPot(chosen('7c.0', '7cx7h', '7cx3h+4d'), '3h.0'))).toBeNull();
    expect(pressHand(chosen('7c.0', '7cx7h'), '7c.0').eager).toBe(true);
  });

  test('while there may be more moves than were told, nothing is the only one', () => {
    const cut = toldCard(pressHand(NOTHING, '7c.0'), 1, moves('7cx7h'), true);
    expect(only(cut)).toBeNull();
    const selected = pressPot(cut, '7h.0');
    expect(only(selected)).toBeNull();
    expect(only(meaning(selected, ...moves('7cx7h')))).toBe('7cx7h');
  });

  test('what is forbidden is no meaning', () => {
    const told = meaning(pressPot(chosen('7c.0', '7cx7h'), '3h.0'), forbidden('7cx3h', 'capture'));
    expect(lawful(told)).toEqual([]);
    expect(only(told)).toBeNull();
  });

  test('a drop on a card ticks it and does its only meaning; on the table, what the card can do', () => {
    const dropped = drop(chosen('7c.0', '7cx7h', '7c+2s=9'), '7c.0', '7h.0');
    expect(dropped).toMatchObject({ card: '7c.0', ticked: ['7h.0'], eager: true });
    expect(only(dropped)).toBe('7cx7h');
    expect(drop(NOTHING, '7c.0', null)).toMatchObject({ card: '7c.0', ticked: [], eager: true });
    expect(only(drop(chosen('7c.0', '7cx7h', '7c'), '7c.0', null))).toBeNull();
  });

  test('choosing something else ends the hurry', () => {
    expect(pressPot(drop(NOTHING, '7c.0', '7h.0'), '3h.0').eager).toBe(false);
    expect(changed(drop(NOTHING, '7c.0', '7h.0'), ['7c.0'], ['7h.0']).eager).toBe(false);
  });
});

describe('how the pot stands to the card', () => {
  const build = '[2s7d=9@1].0';
  const choice = chosen('7c.0', '7cx3h+4d', '7cx7h', '7cx3h+4d+7h', '7c+2h=9', '7c+[2s7d=9@1]=9');

  test('before anything is ticked', () => {
    const all = standings(choice, [build, '2h.0', '3h.0', '4d.0', '7h.0', 'Kd.0']);
    expect([...all.values()]).toEqual(['build', 'build', 'take', 'take', 'take', 'neither']);
  });

  test('after that only what fits', () => {
    const all = standings(pressPot(choice, '3h.0'), [build, '2h.0', '3h.0', '4d.0', '7h.0', 'Kd.0']);
    expect([...all.values()]).toEqual(['neither', 'neither', 'open', 'take', 'take', 'neither']);
    expect(fitting(pressPot(choice, '3h.0')).length).toBe(2);
  });

  test('of cards that are there twice, as many as can go', () => {
    const once = pressPot(chosen('7c.0', '7cx7h'), '7h.0');
    expect(standings(once, ['7h.0', '7h.1']).get('7h.1')).toBe('neither');
    const twice = pressPot(chosen('7c.0', '7cx7h', '7cx7h+7h'), '7h.0');
    expect(standings(twice, ['7h.0', '7h.1']).get('7h.1')).toBe('take');
  });

  test('is not known without an answer, and nothing is ruled out by a list that was cut', () => {
    expect(standings(pressHand(NOTHING, '7c.0'), ['3h.0']).get('3h.0')).toBe('open');
    const cut = toldCard(pressHand(NOTHING, '7c.0'), 1, moves('7cx7h'), true);
    expect(standings(cut, ['3h.0']).get('3h.0')).toBe('open');
  });
});
