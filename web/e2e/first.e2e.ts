// The first visit, and every page in every language and light.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS, openBrowser, Person } from './support/people.ts';
import { Seat, until } from './support/seat.ts';
import { Server } from './support/server.ts';
import { say } from './support/words.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.started(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

/** What axe finds wrong, in a line each. */
async function wrong(person: Person): Promise<string[]> {
  await person.page.evaluate(AXE);
  return person.page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
  });
}

it('loads less than 150 KB, from its own server alone', async () => {
  const person = await Person.at(browser, 'about:blank');
  const session = await person.context.newCDPSession(person.page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const hosts = new Set<string>();
  person.page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await person.page.goto(server.url);
  await person.page.getByRole('button', { name: say('web-home-wippen') }).click();
  const seat = new Seat(person);
  await until('cards are dealt', () => seat.hand.length === 4);
  await person.page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(server.url).host]);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(150_000);
  await person.context.close();
});

describe.each(LANGS)('in %s', (lang) => {
  it.each(['light', 'dark'] as const)('every page is sound when it is %s', async (colorScheme) => {
    const person = await Person.at(browser, server.url, { lang, colorScheme, viewport: { width: 320, height: 568 } });
    const { page } = person;
    for (const hash of ['', 'new/wippen', 'new/toepen', 'replay', 'aaaaaaaaaa']) {
      await page.goto(`${server.url}/#${hash}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await wrong(person), `#${hash}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `#${hash} is not too wide`).toBeLessThanOrEqual(320);
    }
    for (const game of ['wippen', 'toepen'] as const) {
      await page.goto(`${server.url}/#`);
      await page.getByRole('button', { name: say(`web-home-${game}`, {}, lang) }).click();
      await page.locator('[data-card]').first().waitFor();
      await page.waitForTimeout(1500);
      expect(await wrong(person), game).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${game} is not too wide`).toBeLessThanOrEqual(320);
    }
    await person.leave();
  });
});
