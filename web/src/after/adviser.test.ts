import { expect, test } from 'vitest';
import type { Table } from '../table/table.svelte.ts';
import { Adviser } from './adviser.svelte.ts';

type Fake = { facts: { hints: boolean; number: number }; asked: boolean; askWhole: (about: object) => Promise<object | null> };

const fake = (answer: object | null): Fake => ({ facts: { hints: true, number: 7 }, asked: true, askWhole: async () => answer });
const of = (table: Fake): Adviser => new Adviser(table as unknown as Table);

test('a hint is offered to whoever is asked, where the table has hints', () => {
  const table = fake(null);
  const adviser = of(table);
  expect(adviser.offered).toBe(true);
  table.asked = false;
  expect(adviser.offered).toBe(false);
  table.asked = true;
  table.facts.hints = false;
  expect(adviser.offered).toBe(false);
});

test('a hint lasts until something happens, or it is put away', async () => {
  const table = fake({ moves: [{ move: '7cx4d+3h', kind: 'capture' }], more: false, reason: { key: 'k', text: 'It takes most.' } });
  const adviser = of(table);
  expect(adviser.advice).toBeNull();
  await adviser.ask();
  expect(adviser.advice).toEqual({ move: { move: '7cx4d+3h', kind: 'capture' }, reason: 'It takes most.' });
  table.facts.number = 8;
  expect(adviser.advice).toBeNull();
  await adviser.ask();
  expect(adviser.advice).not.toBeNull();
  adviser.drop();
  expect(adviser.advice).toBeNull();
});

test('no answer is no hint, and no trouble', async () => {
  const adviser = of(fake(null));
  await adviser.ask();
  expect(adviser.advice).toEqual({ move: null, reason: null });
});

test('a hint for a table that has moved on meanwhile is dropped', async () => {
  const table = fake(null);
  table.askWhole = async () => {
    table.facts.number += 1;
    return null;
  };
  const adviser = of(table);
  await adviser.ask();
  expect(adviser.advice).toBeNull();
});
