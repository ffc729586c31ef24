import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../words/lang.ts';
import { words } from '../words/words.svelte.ts';
import { keys } from './keys.ts';

describe.each(LANGS)('in %s', (lang) => {
  beforeAll(() => words.choose(lang));

  it('gives every key one meaning, in words', () => {
    const all = keys();
    expect(new Set(all.map((one) => one.keys)).size).toBe(all.length);
    for (const one of all) expect(one.says).not.toMatch(/^web-|^$/);
  });
});
