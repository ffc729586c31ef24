// Pictures of real tables for the README and for docs/design.md. They are only looked at, unless STAMTAFEL_BLESS=1 is set:
// then they are written there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { doToepen, playWippen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { begin, openTable, press, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

const DOCS = resolve(import.meta.dirname, '../../docs');
const DESK = { width: 1280, height: 800 };

withServer();

/** It can be taken, it shows something, and it is small enough to be fetched by everybody who reads about it. */
function keep(name: string, picture: Buffer, most: number): void {
  expect(picture.length, name).toBeGreaterThan(15_000);
  expect(picture.length, name).toBeLessThan(most);
  if (process.env.STAMTAFEL_BLESS !== '1') return;
  const path = resolve(DOCS, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

/** As it is when everything has come to rest. */
async function taken(page: Page): Promise<Buffer> {
  await page.waitForTimeout(1200);
  return page.screenshot();
}

async function beside(pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: pictures.length * 376 + 16, height: 672 } });
  const all = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`).join('');
  await page.setContent(`<body style="margin:0;padding:16px;display:flex;gap:16px;background:#d9cbb2">${all}</body>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Chooses a card with which something can be done besides adding it; the last one that is tried. */
async function chooseWell({ person: { page }, hand }: Seat): Promise<boolean> {
  const able = page.locator('[data-meaning]:not([aria-disabled="true"])');
  for (let place = 0; place < hand.length; place += 1) {
    await page.keyboard.press('Escape');
    await page.locator('[data-hand]').nth(place).click();
    await page.waitForTimeout(500);
    const words = await able.allInnerTexts();
    if (words.some((text) => !text.includes(say('wippen-do-add')))) return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** Adds a card to the pot, if the first one may be added. */
async function add(seat: Seat): Promise<boolean> {
  const { page } = seat.person;
  const before = seat.number;
  await page.keyboard.press('Escape');
  await page.locator('[data-hand]').first().click();
  const button = page.locator('[data-meaning]:not([aria-disabled="true"])', { hasText: say('wippen-do-add') });
  await button.click({ timeout: 1500 }).catch(() => {});
  return until('it is added', () => seat.number > before, 1500).then(() => true, () => false);
}

it('of Wippen, in the middle of a game', async () => {
  const code = await openTable(server.url, { game: 'wippen', preset: 'advanced', switches: { must_capture: false } });
  const [anna, ben, carla] = [
    await sit(await Person.at(browser, server.url, { viewport: DESK }), server.url, code, 'Anna'),
    await sit(await Person.at(browser, server.url), server.url, code, 'Ben'),
    await sit(await Person.at(browser, server.url, { colorScheme: 'dark' }), server.url, code, 'Carla'),
  ] as const;
  const seats = [anna, ben, carla];
  await press(anna.person, 'web-add-computer', { name: say('computer-greedy') });
  await begin(anna, [ben, carla]);

  const pictures = new Map<Seat, Buffer>();
  for (let move = 0; pictures.size < 3; move += 1) {
    expect(move, 'somebody gets something to choose').toBeLessThan(100);
    await until('somebody is asked', () => seats.some((seat) => seat.asked));
    const asked = seats.find((seat) => seat.asked)!;
    const lie = asked.wippen!.loose.length + asked.wippen!.builds.length;
    if (!pictures.has(asked) && lie >= 5 && asked.hand.length > 1 && move > 3 && (await chooseWell(asked))) {
      pictures.set(asked, await taken(asked.person.page));
    }
    // So that the pot gets no emptier than is nice to look at.
    if (lie > 6 || !(await add(asked))) await playWippen(asked);
  }
  keep('table.png', pictures.get(anna)!, 300_000);
  keep('pictures/wippen.png', await beside([pictures.get(ben)!, pictures.get(carla)!]), 200_000);
  for (const { person } of seats) await person.leave();
});

it('of toepen, while a toep is answered', async () => {
  const code = await openTable(server.url, { game: 'toepen', switches: { exchange: false } });
  const seats: Seat[] = [];
  for (const [name, habits] of [['Anna', {}], ['Ben', { colorScheme: 'dark' }], ['Carla', {}]] as const) {
    seats.push(await sit(await Person.at(browser, server.url, habits), server.url, code, name));
  }
  await begin(seats[0]!, seats.slice(1));
  const asked = async (): Promise<Seat> => {
    await until('somebody is asked', () => seats.some((seat) => seat.asked));
    return seats.find((seat) => seat.asked)!;
  };
  const dealer = seats.find((seat) => seat.toepen?.moves.includes('deal'));
  if (dealer) await doToepen(dealer, 'deal');
  for (let card = 0; card < 4; card += 1) {
    const seat = await asked();
    await doToepen(seat, seat.toepen!.moves.find((move) => move.length === 2)!);
  }
  const toeper = await asked();
  const leading = await taken(toeper.person.page);
  await doToepen(toeper, 'toep');
  const answerer = await asked();
  keep('pictures/toepen.png', await beside([leading, await taken(answerer.person.page)]), 200_000);
  for (const { person } of seats) await person.leave();
});

it('of the first page, by day and in the evening', async () => {
  const pictures: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const person = await Person.at(browser, server.url, { colorScheme });
    await person.page.locator('h1').waitFor();
    pictures.push(await taken(person.page));
    await person.leave();
  }
  keep('pictures/first.png', await beside(pictures), 200_000);
});
