// Matches played at the table here onto a score sheet: by a tap, once, whoever taps and how often.
import type { HouseRules } from '$wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Pad } from './support/pad.ts';
import { Person } from './support/people.ts';
import { picture } from './support/picture.ts';
import { doToepen, playOn, playWippen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { isSound } from './support/sound.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

/** Two people play a short match, and both see its end. */
async function played(rules: HouseRules, play: (seat: Seat) => Promise<void>): Promise<[Seat, Seat]> {
  const code = await openTable(server.url, rules);
  const people = [await Person.at(browser, server.url), await Person.at(browser, server.url, { lang: 'nl' })] as const;
  const anna = await sit(people[0], server.url, code, 'Anna');
  const ben = await sit(people[1], server.url, code, 'Ben');
  await begin(anna, [ben]);
  await playOn([anna, ben], play);
  for (const { page } of people) await page.locator('section.end').waitFor();
  return [anna, ben];
}

/** The moves that end a hand of toepen without a toep. */
const quietly = async (seat: Seat): Promise<void> => {
  const { moves } = seat.toepen!;
  const quiet = ['ready', 'decline', 'deal', 'stay'].find((move) => moves.includes(move));
  await doToepen(seat, quiet ?? moves.find((move) => /^[A2-9TJQK][shdc]$/.test(move))!);
};

const button = (page: Page, lang: 'en' | 'nl') => page.getByRole('button', { name: say('web-pad-to-sheet', {}, lang), exact: true });

it.each([
  ['wippen', { game: 'wippen', preset: 'basic', switches: { finish: 'games 1' } }, playWippen],
  ['toepen', { game: 'toepen', switches: { hands: 3, exchange: false } }, quietly],
] as const)('a match of %s is on the sheet once, tapped twice, after a reload and from two devices', async (game, rules, play) => {
  const [anna, ben] = await played(rules, play);
  const end = anna.toepen?.balances ?? anna.wippen!.totals;
  const { page } = anna.person;
  await button(page, 'en').scrollIntoViewIfNeeded();
  await picture(page, `sheet-end-of-${game}`);
  // Twice as fast as a thumb can.
  await button(page, 'en').evaluate((one: HTMLButtonElement) => {
    one.click();
    one.click();
  });
  await page.getByText(say('web-pad-on-sheet')).waitFor();
  await isSound(anna.person, `the end of a match of ${game}`);
  const table = page.url();
  // And again when one comes back: it goes where it went.
  await page.reload();
  await button(page, 'en').click();
  const there = page.getByRole('status').getByRole('link', { name: say('web-pad'), exact: true });
  await there.waitFor();
  await there.click();
  const pad = Pad.of(anna.person);
  await page.locator('table').first().waitFor();
  const [write] = await pad.links();
  const book = await pad.book();
  expect(book.evenings).toHaveLength(1);
  const [evening] = book.evenings;
  expect([evening!.about.house.game, evening!.lines.at(-1)!.standings, evening!.lines.length]).toEqual([game, end, game === 'toepen' ? 3 : 1]);
  expect(evening!.people.map((person) => book.people.find(({ id }) => id === person)!.name)).toEqual(['Anna', 'Ben']);
  // It is over: nothing more is waited for.
  expect(await page.locator('[data-entry]').count()).toBe(0);
  await pad.looks(`a match of ${game}`);

  // The other device has the link to write, and taps too.
  await ben.person.page.goto(`${server.url}/${write}`);
  await ben.person.page.getByText(say('web-pad-new-evening', {}, 'nl')).first().waitFor();
  await ben.person.page.goto(table);
  await ben.person.page.locator('section.end').waitFor();
  await ben.person.page.getByText(say('web-pad-to-always', {}, 'nl')).click();
  await button(ben.person.page, 'nl').click();
  const onSheet = ben.person.page.getByText(say('web-pad-on-sheet', {}, 'nl'));
  await onSheet.waitFor();
  expect((await pad.book()).evenings).toEqual(book.evenings);
  // What comes by itself comes once: taken out again, it stays out.
  await ben.person.page.getByRole('status').getByRole('link').click();
  await ben.person.page.getByRole('button', { name: say('web-pad-evening-remove', {}, 'nl') }).click();
  await ben.person.page.getByText(say('web-pad-evening-out', {}, 'nl')).waitFor();
  await until('it is sent', async () => (await pad.book()).evenings[0]!.removed);
  await ben.person.page.goto(table);
  await onSheet.waitFor();
  await ben.person.page.waitForTimeout(500);
  expect((await pad.book()).evenings[0]!.removed).toBe(true);
  for (const { person } of [anna, ben]) await person.leave();
});
