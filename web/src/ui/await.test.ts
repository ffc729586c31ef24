// What comes later may not come: wherever a template waits, it says so.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '..');
const templates = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));

const count = (text: string, part: string): number => text.split(part).length - 1;

it('each template that waits for something says when it does not come', () => {
  const waiting = templates.map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') })).filter(({ text }) => text.includes('{#await'));
  expect(waiting.length).toBeGreaterThan(5);
  expect(waiting.filter(({ text }) => count(text, '{#await') !== count(text, '{:catch')).map(({ name }) => name)).toEqual([]);
});
