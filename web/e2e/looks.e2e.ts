// How the table looks: on the smallest phones, lying and standing, with a full pot, without colour. The pictures are left
// in the folder that STAMTAFEL_PICTURES names, for people to look at.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGS, Person } from './support/people.ts';
import { picture } from './support/picture.ts';
import { addToPot, doToepen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';

const SIZES = { small: [320, 568], phone: [360, 640], lying: [640, 360], desk: [1280, 800] } as const;

/** The least that a finger hits (WCAG 2.5.5). */
const FINGER = 44;

withServer();

/** Buttons that are too small for a finger, or not where they can be seen. */
const badButtons = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} button`)].flatMap((button) => {
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        if (width === 0) return [];
        const what = `${button.getAttribute('aria-label') ?? button.innerText} ${Math.round(width)}×${Math.round(height)}`;
        if (width < least - 0.5 || height < least - 0.5) return [`small: ${what}`];
        const outside = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        return outside ? [`outside: ${what} at ${Math.round(left)},${Math.round(top)}`] : [];
      }),
    [within, FINGER] as const,
  );

async function fits(page: Page, name: string): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    await picture(page, `${name}-${size}`);
    // The pot alone may scroll, when it is full.
    expect(await badButtons(page, '[data-rows="hand"], .hand, [data-rows="line"], section.line, header'), `${name}, ${size}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name}, ${size}: nothing is beside the page`).toBeLessThanOrEqual(width);
  }
}

async function two(rules: Parameters<typeof openTable>[1]): Promise<[Seat, Seat]> {
  const code = await openTable(server.url, rules);
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  return [anna, ben];
}

describe('Wippen', () => {
  it('fits every screen with four cards, and with thirty in the pot', async () => {
    const [anna, ben] = await two({ game: 'wippen', preset: 'basic', switches: { must_capture: false } });
    await fits(anna.person.page, 'wippen-dealt');
    await anna.person.page.setViewportSize({ width: 360, height: 640 });
    while (anna.wippen!.loose.length < 30) {
      await until('somebody is asked', () => anna.asked || ben.asked);
      await addToPot(anna.asked ? anna : ben);
    }
    await until('all cards are shown', async () => (await anna.person.page.locator('[data-rows="pot"] button').count()) >= 30);
    await fits(anna.person.page, 'wippen-thirty');
    await anna.person.page.setViewportSize({ width: 360, height: 640 });
    const small = await anna.person.page.evaluate(
      (least) => [...document.querySelectorAll('[data-rows="pot"] button')].filter((one) => one.getBoundingClientRect().width < least).length,
      FINGER - 0.5,
    );
    expect(small, 'cards of the pot that are too small for a finger').toBe(0);
    await anna.person.leave();
    await ben.person.leave();
  });

  it('tells suits, what is chosen and whose turn it is without colour', async () => {
    const [anna, ben] = await two({ game: 'wippen', preset: 'advanced' });
    const seat = anna.asked ? anna : ben;
    const { page } = seat.person;
    await page.locator('[data-hand]').first().click();
    const session = await seat.person.context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await picture(page, 'wippen-grey');
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
    await picture(page, 'wippen-deuteranopia');
    // By name: every card says its suit, the chosen one that it is, and the tab whose turn it is.
    expect(await page.locator('[data-hand][aria-pressed="true"]').count()).toBe(1);
    expect(await page.title()).toContain('●');
    await anna.person.leave();
    await ben.person.leave();
  });
});

it('toepen fits every screen while a toep is answered', async () => {
  const [anna, ben] = await two({ game: 'toepen', switches: { exchange: false } });
  const dealer = [anna, ben].find((seat) => seat.toepen?.moves.includes('deal'));
  if (dealer) await doToepen(dealer, 'deal');
  await until('a card can be played', () => anna.asked || ben.asked);
  const [toeper, answerer] = anna.asked ? [anna, ben] : [ben, anna];
  await fits(toeper.person.page, 'toepen-dealt');
  await doToepen(toeper, 'toep');
  await until('the toep is asked about', () => answerer.asked);
  await answerer.person.page.locator('section.answer button').first().waitFor();
  await fits(answerer.person.page, 'toepen-answer');
  expect(await badButtons(answerer.person.page, 'section.answer')).toEqual([]);
  await anna.person.leave();
  await ben.person.leave();
});

describe.each(LANGS)('in %s', (lang) => {
  it.each(['light', 'dark'] as const)('the pages, %s', async (colorScheme) => {
    const person = await Person.at(browser, server.url, { lang, colorScheme });
    const { page } = person;
    for (const [name, hash] of [['home', ''], ['setup-wippen', 'new/wippen'], ['setup-toepen', 'new/toepen'], ['replay', 'replay']] as const) {
      await page.goto(`${server.url}/#${hash}`);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(300);
      await picture(page, `${name}-${lang}-${colorScheme}`);
      // Nothing stands there untranslated: the names of messages have hyphens and no spaces.
      expect(await page.locator('body').innerText()).not.toMatch(/\b(web|wippen|toepen|switch|preset)-[a-z]+-[a-z-]+\b/);
    }
    await person.leave();
  });
});
