// The rule book: read, searched, linked to, printed; and at a table, where a move that is refused leads to its rule.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusShows, tabTo } from './support/keys.ts';
import { LANGS, Person } from './support/people.ts';
import { picture } from './support/picture.ts';
import { until } from './support/seat.ts';
import { isSound } from './support/sound.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

const SIZES = { small: [320, 568], phone: [390, 844], desk: [1280, 800] } as const;

withServer();

async function toBook(person: Person, hash: string): Promise<void> {
  await person.page.goto(`${server.url}/#book/${hash}`);
  await person.page.locator('.chapters h2').first().waitFor();
}

/** The place at the top of what is shown, by the rule or section that a link would lead to. */
const inSight = (page: Page, place: string): Promise<boolean> =>
  page.locator(`[data-place~="${place}"]`).evaluate((at) => {
    const { top } = at.getBoundingClientRect();
    return top > -5 && top < innerHeight / 2;
  });

describe.each(LANGS)('in %s', (lang) => {
  it.each(['light', 'dark'] as const)('every book is sound when it is %s', async (colorScheme) => {
    const person = await Person.at(browser, server.url, { lang, colorScheme });
    for (const game of ['wippen?rules=advanced&set=stealing%3Dtrue', 'toepen']) {
      await toBook(person, game);
      for (const [size, [width, height]] of Object.entries(SIZES)) {
        await person.page.setViewportSize({ width, height });
        await isSound(person, `${game}, ${size}`);
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${game}, ${size}: nothing is beside the page`).toBeLessThanOrEqual(width);
        await picture(person.page, `book-${game.slice(0, 6)}-${lang}-${colorScheme}-${size}`);
      }
    }
    await person.leave();
  });
});

it('leads from home to every rule, and each rule has an address', async () => {
  const person = await Person.at(browser, server.url);
  const { page } = person;
  await page.getByRole('link', { name: say('web-home-book') }).click();
  await page.locator('.chapters h2').first().waitFor();
  for (const [game, last] of [['wippen', 35], ['toepen', 28]] as const) {
    await toBook(person, game);
    for (let rule = 1; rule <= last; rule += 9) {
      const number = `${game[0]!.toUpperCase()}${rule}`;
      if ((await page.locator(`[data-place~="${number}"]`).count()) === 0) continue;
      await page.goto(`${server.url}/#book/${game}/${number}`);
      await until(`${number} is shown`, () => inSight(page, number));
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toContain(number);
    }
  }
  // A number in a sentence is a link, and the way back leads back.
  await toBook(person, 'wippen/W11');
  await page.locator('[data-chapter="summary"] a[href*="W8"]').first().click();
  await until('W8 is shown', () => inSight(page, 'W8'));
  await page.goBack();
  await until('W11 is shown', () => inSight(page, 'W11'));
  // What the house rules leave out is not there.
  expect(await page.locator('[data-place~="W24"]').count()).toBe(0);
  await toBook(person, 'wippen/W24?rules=advanced&set=stealing%3Dtrue');
  await until('W24 is shown', () => inSight(page, 'W24'));
  await person.leave();
});

it('is searched, also in the words of another language, and says how much it found', async () => {
  const person = await Person.at(browser, server.url, { lang: 'de' });
  const { page } = person;
  await toBook(person, 'wippen?rules=advanced');
  const entries = page.locator('.entry');
  const all = await entries.count();
  await page.getByLabel(say('web-book-search', {}, 'de')).fill('erhohen');
  await until('fewer are shown', async () => (await entries.count()) < all);
  expect(await page.getByRole('status').innerText()).toMatch(/\d+/);
  await expect.poll(() => page.locator('[data-place~="W16"]').count()).toBe(1);
  await page.getByLabel(say('web-book-search', {}, 'de')).fill('bovenbouwen');
  await expect.poll(() => page.locator('dt').allInnerTexts()).toEqual(['erhöhen']);
  expect(await page.locator('[data-place~="W16"]').count(), 'the rule of the word').toBe(1);
  await page.getByLabel(say('web-book-search', {}, 'de')).fill('xyzzy');
  await expect.poll(() => page.getByRole('status').innerText()).toBe(say('web-book-found', { count: 0, shown: '0' }, 'de'));
  // A link leads to its place whatever was looked for.
  await page.goto(`${server.url}/#book/wippen/W11?rules=advanced`);
  await until('W11 is shown', () => inSight(page, 'W11'));
  await person.leave();
});

it('is read by keys alone', async () => {
  const person = await Person.at(browser, server.url);
  const { page } = person;
  await tabTo(page, say('web-home-book'));
  await page.keyboard.press('Enter');
  await page.locator('.chapters h2').first().waitFor();
  await tabTo(page, say('web-book-search'));
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.type('wip');
  await until('it is found', async () => (await page.locator('.entry').count()) < 10);
  await tabTo(page, 'W28');
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.press('Enter');
  await until('W28 is shown', () => inSight(page, 'W28'));
  await person.leave();
});

it('is printed without what is only for the screen', async () => {
  const person = await Person.at(browser, server.url, { colorScheme: 'dark' });
  const { page } = person;
  await toBook(person, 'toepen');
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.head', 'form[role="search"]', '.files']) expect(await page.locator(selector).isVisible(), selector).toBe(false);
  expect(await page.locator('.house').isVisible()).toBe(true);
  const ink = await page.locator('main').evaluate((main) => getComputedStyle(main).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  await person.leave();
});

it('has files to keep and to print, of this table', async () => {
  const person = await Person.at(browser, server.url, { lang: 'nl' });
  await toBook(person, 'wippen?rules=advanced&set=stealing%3Dtrue');
  const links = await person.page.locator('.files a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(links).toHaveLength(3);
  for (const [place, kind] of ['text/html', 'application/pdf', 'application/pdf'].entries()) {
    expect(links[place]).toContain('stealing%3Dtrue');
    const file = await fetch(links[place]!);
    expect([file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([200, kind]);
  }
  await person.leave();
});

it('opens over the table at the rule that a move would break, and the game goes on beneath', async () => {
  const code = await openTable(server.url, { game: 'wippen', preset: 'basic', switches: { stealing: true } });
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  // Until somebody can capture: then adding breaks W11.
  let seat = anna.asked ? anna : ben;
  const can = () => seat.hand.some((card) => seat.wippen!.loose.some((loose) => loose[0] === card[0]));
  for (let turns = 0; !can(); turns += 1) {
    expect(turns, 'nobody can ever capture').toBeLessThan(40);
    const before = seat.number;
    await seat.person.page.locator('[data-hand]').first().click();
    await seat.person.page.locator('[data-meaning]:not([aria-disabled="true"])').first().click();
    await until('it is played', () => seat.number > before);
    await until('somebody is asked', () => anna.asked || ben.asked);
    seat = anna.asked ? anna : ben;
  }
  const { page } = seat.person;
  const card = seat.hand.findIndex((one) => seat.wippen!.loose.every((loose) => loose[0] !== one[0]));
  await page.locator('[data-hand]').nth(Math.max(card, 0)).click();
  const forbidden = page.locator('[data-meaning][aria-disabled="true"]').first();
  // It says itself that it cannot be done, and can be pressed to hear why.
  await forbidden.click({ force: true });
  const link = page.locator('[data-rule-link="W11"]').first();
  await link.click();
  const sheet = page.locator('dialog[open]');
  await sheet.locator('[data-place~="W11"]').waitFor();
  await until('W11 is shown', () => inSight(page, 'W11'));
  await picture(page, 'book-table-W11');
  await isSound(seat.person, 'the book over the table');
  expect(page.url(), 'the table is not left').toContain(code);
  // It is the book of this table: one may steal here.
  expect(await sheet.locator('[data-place~="W24"]').count()).toBe(1);
  await sheet.locator('[data-chapter="summary"] a', { hasText: 'W8' }).first().click();
  await until('W8 is shown', () => inSight(page, 'W8'));
  expect(page.url()).toContain(code);
  await page.keyboard.press('Escape');
  await until('it is closed', async () => (await sheet.count()) === 0);
  // Again, from the menu.
  await page.getByRole('button', { name: say('web-menu'), exact: true }).click();
  await page.getByRole('button', { name: say('web-book'), exact: true }).click();
  await sheet.locator('[data-place~="W11"]').waitFor();
  await page.keyboard.press('Escape');
  await anna.person.leave();
  await ben.person.leave();
});
