import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { likes } from '../look/settings.svelte.ts';
import { Reel } from './reel.svelte.ts';
import { play } from './sound.ts';
import { inLots, spotOf, Stage, TRAVEL } from './stage.svelte.ts';

test('a card is as wide as its place, if that has the shape of a card', () => {
  expect(spotOf({ left: 10, top: 20, width: 60, height: 84 })).toEqual({ x: 40, y: 62, width: 60 });
  expect(spotOf({ left: 0, top: 0, width: 100, height: 60 })).toEqual({ x: 50, y: 30, width: 36 });
  expect(spotOf({ left: 0, top: 0, width: 100, height: 60 }, 48)).toEqual({ x: 50, y: 30, width: 48 });
});

test('at most three are under way at once, and many do not take long', () => {
  expect(inLots([1, 2, 3])).toEqual({ lots: [[1, 2, 3]], ms: TRAVEL });
  expect(inLots([1, 2, 3, 4, 5, 6, 7]).lots).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  const { lots, ms } = inLots(Array.from({ length: 30 }, (_, place) => place));
  expect(lots.length * ms).toBeLessThanOrEqual(600);
  expect(inLots([]).lots).toEqual([]);
});

describe('a stage', () => {
  const box = (node: HTMLElement, left: number): HTMLElement =>
    Object.assign(node, { getBoundingClientRect: () => ({ left, top: 0, width: 60, height: 84 }) as DOMRect });

  test('knows its places by name, as long as they are there', () => {
    const stage = new Stage();
    const node = document.createElement('div');
    const place = stage.place(node, 'pile:0');
    expect(stage.find('pile:0')).toBe(node);
    place.update('pile:1');
    expect([stage.find('pile:0'), stage.find('pile:1')]).toEqual([null, node]);
    place.destroy();
    expect(stage.find('pile:1')).toBeNull();
  });

  test('a card that flies leaves its place empty until all is clear; a pile stays', async () => {
    const stage = new Stage();
    const [card, pile] = [box(document.createElement('div'), 0), box(document.createElement('div'), 100)];
    card.dataset.card = '';
    stage.place(card, 'hand:4s');
    stage.place(pile, 'pile:0');
    await stage.fly([{ card: '4s', from: 'hand:4s', to: 'pile:0' }]);
    expect(card.style.opacity).toBe('0');
    expect(pile.style.opacity).toBe('');
    expect(stage.flights).toMatchObject([{ card: '4s', at: { x: 30, width: 60 } }]);
    stage.clear();
    expect(card.style.opacity).toBe('');
    expect(stage.flights).toEqual([]);
  });

  test('what has no place stays where it is', async () => {
    const stage = new Stage();
    await stage.fly([{ card: '4s', from: 'nowhere', to: 'pile:0' }]);
    expect(stage.flights).toEqual([]);
  });
});

describe('a reel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'clearTimeout'] });
    likes.all.pace = 1;
  });

  const settle = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await tick();
  };

  test('shows one thing after another, however fast it comes', async () => {
    const seen: string[] = [];
    const reel: Reel<string, number> = new Reel(new Stage(), 0, async (turn) => {
      seen.push(turn);
      await reel.rest(400);
    });
    reel.push('a', 1);
    reel.push('b', 2);
    await settle(200);
    expect([seen, reel.shown, reel.behind]).toEqual([['a'], 0, true]);
    await settle(400);
    expect([seen, reel.shown]).toEqual([['a', 'b'], 1]);
    await settle(600);
    expect([reel.shown, reel.behind]).toEqual([2, false]);
  });

  test('is brought up at once when somebody plays on', async () => {
    const reel: Reel<string, number> = new Reel(new Stage(), 0, () => reel.rest(400));
    reel.push('a', 1);
    reel.push('b', 2);
    await settle(200);
    reel.catchUp();
    expect([reel.shown, reel.behind]).toEqual([2, false]);
    reel.push('c', 3);
    await settle(700);
    expect([reel.shown, reel.behind]).toEqual([3, false]);
  });

  test('does not lag far behind', async () => {
    const reel: Reel<number, number> = new Reel(new Stage(), 0, () => reel.rest(400));
    for (let turn = 1; turn <= 9; turn++) reel.push(turn, turn);
    await settle(1);
    // The seventh was too much: all before it is drawn at once.
    expect(reel.shown).toBe(7);
  });

  test('draws at once what came by itself', () => {
    const reel: Reel<string, number> = new Reel(new Stage(), 0, async () => {});
    reel.now(5);
    expect(reel.shown).toBe(5);
  });

  test('rests as long as this device likes', async () => {
    likes.all.pace = 0.5;
    const reel: Reel<string, number> = new Reel(new Stage(), 0, () => reel.rest(400));
    reel.push('a', 1);
    await settle(150);
    expect(reel.shown).toBe(0);
    await settle(200);
    expect(reel.shown).toBe(1);
  });
});

test('without sound nothing sounds, and nothing is even made', () => {
  const made = vi.fn();
  vi.stubGlobal('AudioContext', made);
  play('chime');
  expect(made).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
