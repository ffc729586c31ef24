import type { Move, Question, WippenView } from '$wire';
import { describe, expect, test, vi } from 'vitest';
import type { Table } from '../table/table.svelte.ts';
import { Chooser } from './chooser.svelte.ts';

const view = (facts: Partial<WippenView> = {}): WippenView =>
  ({ hand: ['7c', '5d'], loose: ['3h', '4d', '7h', '7h'], builds: [], may_act: true, ...facts }) as WippenView;

const text = (about: Question): string => {
  if (about.what === 'card') return about.card;
  return about.what === 'selection' ? [about.card, ...about.cards, ...about.builds].join(' ') : '';
};

/** A table whose answers come when they are let. */
function at(facts: Partial<WippenView> = {}) {
  const waiting: { about: string; answer: (moves: Move[]) => void }[] = [];
  const asked: string[] = [];
  const ask = (about: Question): Promise<{ moves: Move[]; more: boolean }> =>
    new Promise((resolve) => {
      const what = `${about.what} ${text(about)}`;
      asked.push(what);
      waiting.push({ about: what, answer: (moves) => resolve({ moves, more: false }) });
    });
  const table = {
    me: 0,
    line: 'open',
    pending: null as { id: string; move: string } | null,
    notice: null,
    act: vi.fn((move: string) => (table.pending = { id: '1', move })),
    askWhole: ask,
    ask: async (about: Question) => (await ask(about)).moves,
  };
  const chooser = new Chooser(table as unknown as Table, view(facts));
  const answer = async (about: string, ...moves: string[]): Promise<void> => {
    const place = waiting.findIndex((one) => one.about === about);
    const [one] = waiting.splice(place, 1);
    one!.answer(moves.map((move) => ({ move, kind: move.includes('x') ? 'capture' : 'build' })));
    await new Promise((done) => setTimeout(done));
  };
  return { chooser, table, asked, answer };
}

describe('choosing', () => {
  test('asks about the card and the selection, each once', async () => {
    const { chooser, asked, answer } = at();
    chooser.pressHand('7c.0');
    expect(asked).toEqual(['card 7c', 'selection 7c']);
    await answer('card 7c', '7cx3h+4d', '7cx7h');
    await answer('selection 7c');
    chooser.pressPot('3h.0');
    expect(asked.slice(2)).toEqual(['selection 7c 3h']);
  });

  test('names builds by their places in the view', () => {
    const builds = ['[2h3s=5@1]', '[2h3s=5@1]', '[4c5s=9@2]'].map((one) => ({ text: one, cards: [], value: 5, owner: 1, times: 1 }));
    const { chooser, asked } = at({ builds });
    chooser.pressHand('5d.0');
    chooser.pressPot('[2h3s=5@1].1');
    chooser.pressPot('[4c5s=9@2].0');
    expect(asked.at(-1)).toBe('selection 5d 1 2');
  });

  test('what was asked before something else was chosen is not listened to', async () => {
    const { chooser, answer } = at();
    chooser.pressHand('7c.0');
    chooser.pressHand('5d.0');
    await answer('card 7c', '7cx7h');
    expect(chooser.choice.can).toBeNull();
    await answer('card 5d', '5dx3h');
    expect(chooser.choice.can).toHaveLength(1);
  });

  test('asks nothing while it is not mine, and asks when it is', () => {
    const { chooser, asked } = at({ may_act: false });
    chooser.pressHand('7c.0');
    chooser.pressPot('7h.0');
    expect(asked).toEqual([]);
    chooser.changed(view());
    expect(chooser.choice).toMatchObject({ card: '7c.0', ticked: ['7h.0'] });
    expect(asked).toEqual(['card 7c', 'selection 7c 7h']);
  });
});

describe('pressing twice', () => {
  test('does the only thing, also before the answer is there', async () => {
    const { chooser, table, answer } = at();
    chooser.pressHand('7c.0');
    chooser.pressHand('7c.0');
    expect(table.act).not.toHaveBeenCalled();
    await answer('card 7c', '7cx7h');
    expect(table.act).toHaveBeenCalledExactlyOnceWith('7cx7h');
  });

  test('does nothing when there is a choice, but points at it', async () => {
    const { chooser, table, answer } = at();
    chooser.pressHand('7c.0');
    await answer('card 7c', '7cx7h', '7cx3h+4d');
    await answer('selection 7c');
    chooser.pressHand('7c.0');
    expect(table.act).not.toHaveBeenCalled();
    expect(chooser.nudges).toBe(1);
    expect(chooser.choice.card).toBe('7c.0');
  });

  test('on something of the pot does what it means, if that is one thing', async () => {
    const { chooser, table, answer } = at();
    chooser.pressHand('7c.0');
    await answer('card 7c', '7cx7h', '7cx3h+4d');
    chooser.pressPot('7h.0');
    chooser.doubleTap('7h.0');
    expect(chooser.choice.ticked).toEqual(['7h.0']);
    expect(table.act).toHaveBeenCalledExactlyOnceWith('7cx7h');
  });

  test('a drop is a choice and a wish in one', async () => {
    const { chooser, table, answer } = at();
    chooser.drop('7c.0', '7h.1');
    await answer('card 7c', '7cx7h', '7cx3h+4d');
    expect(table.act).toHaveBeenCalledExactlyOnceWith('7cx7h');
  });
});

test('nothing is chosen while a move is on its way, and the choice is there again when it is refused', async () => {
  const { chooser, table, asked, answer } = at();
  chooser.pressHand('7c.0');
  await answer('card 7c', '7cx7h');
  chooser.pressHand('7c.0');
  chooser.pressHand('5d.0');
  chooser.back();
  expect(chooser.choice.card).toBe('7c.0');
  table.pending = null;
  chooser.changed(view());
  expect(chooser.choice.card).toBe('7c.0');
  expect(asked.filter((one) => one === 'card 7c')).toHaveLength(2);
});
