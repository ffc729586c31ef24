// Is a page as it should be: for those who hear it, in its width, and in its language?
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Person } from './people.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds wrong, in a line each. */
async function faults({ page }: Person): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
  });
}

export async function isSound(person: Person, what: string): Promise<void> {
  const { page, lang } = person;
  // What fades in has not all of its colour yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  expect(await faults(person), `${what} in ${lang}`).toEqual([]);
  const [width, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wide, `${what} in ${lang} is not too wide`).toBeLessThanOrEqual(width!);
  // Nothing stands there untranslated: the names of messages have hyphens and no spaces.
  expect(await page.locator('body').innerText(), `${what} in ${lang}`).not.toMatch(/\b(web|wippen|toepen|switch|preset)-[a-z]+-[a-z-]+\b/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
}
