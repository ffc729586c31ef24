import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of a rule. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...body.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

const light = colours(':root');
const four = colours(":root[data-suits='four']");
const LIGHTS = { light, dark: { ...light, ...colours(":root[data-light='dark']") } };

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is written on what. */
const TEXT: [string, string[]][] = [
  ['ink', ['wall', 'page', 'action-soft']],
  ['ink-soft', ['wall', 'page']],
  ['action', ['wall', 'page']],
  ['bad', ['wall', 'page']],
  ['pencil', ['page']],
  ['on-table', ['table', 'table-edge', 'runner']],
  ['mat-ink', ['mat']],
  ['on-turn', ['turn']],
  ['on-action', ['action']],
];

/** What is seen beside what: rims, rings, signs. */
const SIGNS: [string, string[]][] = [
  ['focus', ['wall', 'page', 'mat', 'focus-gap']],
  ['line-strong', ['page', 'wall']],
  ['turn', ['mat', 'page']],
];

describe.each(Object.entries(LIGHTS))('in the %s', (_, tokens) => {
  it.each(TEXT)('%s can be read', (name, grounds) => {
    for (const ground of grounds) expect(contrast(tokens[name]!, tokens[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('%s can be seen', (name, grounds) => {
    for (const ground of grounds) expect(contrast(tokens[name]!, tokens[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it.each(['spades', 'hearts', 'diamonds', 'clubs'])('%s can be read, with two colours and with four', (suit) => {
    for (const all of [tokens, { ...tokens, ...four }]) {
      for (const ground of ['card-paper', 'card-court']) {
        expect(contrast(all[`suit-${suit}`]!, all[ground]!), `${suit} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
