// Names that are no names, and somebody in a hurry: nothing runs, nothing breaks, and what a move became is told at once.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { playOn, playWippen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { begin, openTable, press, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

const MARK = '\u0301';
/** What is typed, and what others may see of it. */
const NAMES = [
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert'],
  ['](javascript:1)', '](javascript:1)'],
  [`e${MARK.repeat(5000)}`, `e${MARK}${MARK}`],
] as const;
const SHOWN = NAMES.map(([, shown]) => shown);

/** The code of the table at which they played to the end. */
let played = '';

/** All of them stand there as text; nothing was made of them, and nothing is pushed beside the page. */
async function arePlain(page: Page, where: string): Promise<void> {
  const text = (await page.locator('body').innerText()).normalize('NFD');
  for (const name of SHOWN) expect(text, `${name} ${where}`).toContain(name);
  expect(text, `so many marks ${where}`).not.toContain(MARK.repeat(3));
  const made = 'img[src="x"], [onerror], a[href^="javascript:"]';
  expect(await page.locator(made).count(), `what a name became ${where}`).toBe(0);
  const [width, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wide, where).toBeLessThanOrEqual(width!);
}

it('names are cut plain text in the lobby, at the table, in its sheets and at the end', async () => {
  const rules = { game: 'wippen', preset: 'basic', switches: { finish: 'games 1' } };
  const code = await openTable(server.url, rules, { listed: true });
  const seats: Seat[] = [];
  let dialogs = 0;
  for (const [typed] of NAMES) {
    const person = await Person.at(browser, server.url);
    person.page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    seats.push(await sit(person, server.url, code, typed));
  }
  const host = seats[0]!;
  const { page } = host.person;
  await until('all sit', async () => (await page.locator('body').innerText()).normalize('NFD').includes(SHOWN[2]!));
  await arePlain(page, 'in the lobby');
  const guest = await Person.at(browser, server.url);
  await guest.page.locator(`a[href="#${code}"]`).first().waitFor();
  await arePlain(guest.page, 'in the list of tables');
  await guest.leave();

  await begin(host, seats.slice(1));
  const watcher = await Person.at(browser, `${server.url}/#${code}`);
  await watcher.page.locator('[data-seat]').nth(2).waitFor();
  await arePlain(watcher.page, 'on the mats');
  await press(host.person, 'web-sides');
  await arePlain(page, 'in the sheet');
  await page.keyboard.press('Escape');
  await press(host.person, 'web-menu');
  await press(host.person, 'web-players');
  await arePlain(page, 'in the list of players');
  await page.keyboard.press('Escape');

  await playOn(seats, playWippen);
  await page.locator('section.end').waitFor();
  await arePlain(page, 'at the end');
  expect(dialogs).toBe(0);
  for (const person of [...seats.map((seat) => seat.person), watcher]) await person.leave();
  played = code;
});

it('and in the replay', async () => {
  expect(played, 'a match was played').not.toBe('');
  const person = await Person.at(browser, `${server.url}/#replay/${played}/1`);
  await person.page.getByText(say('web-replay-keys')).waitFor();
  await arePlain(person.page, 'in the replay');
  await person.leave();
});

it('two presses at once are one move, and another card in the same breath is none', async () => {
  const code = await openTable(server.url, { game: 'wippen', preset: 'basic', switches: { must_capture: false } });
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  await until('somebody is asked', () => anna.asked || ben.asked);
  const [asked, other] = anna.asked ? [anna, ben] : [ben, anna];
  const { page } = asked.person;
  await page.locator('[data-hand]').nth(3).waitFor();
  await page.waitForTimeout(1000);
  await page.locator('[data-hand]').first().click();
  const number = asked.number;
  await page.evaluate(() => {
    const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
    press('[data-meaning]:not([aria-disabled="true"])');
    press('[data-meaning]:not([aria-disabled="true"])');
    press('[data-hand]:last-child, li:last-child > [data-hand]');
    press('[data-meaning]:not([aria-disabled="true"])');
  });
  await until('it is done', () => asked.number > number && other.number > number);
  await page.waitForTimeout(1000);
  expect(asked.number, 'moves').toBe(number + 1);
  expect(asked.hand).toHaveLength(3);
  expect(await page.locator('[data-hand]').count(), 'cards shown').toBe(3);
  await anna.person.leave();
  await ben.person.leave();
});

it('a move that the server refuses is back in the hand with its answer', async () => {
  const code = await openTable(server.url, { game: 'wippen', preset: 'basic' });
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  await until('somebody is asked', () => anna.asked || ben.asked);
  const [asked, other] = anna.asked ? [anna, ben] : [ben, anna];
  const { page, frames } = asked.person;
  // On its way the move becomes one with a card that somebody else holds.
  await page.evaluate((card) => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(String(text)) as { wish?: { do: string; move?: string } };
      if (message.wish?.do === 'act') {
        message.wish.move = card;
        WebSocket.prototype.send = send;
      }
      send.call(this, JSON.stringify(message));
    };
  }, other.hand[0]!);
  const [hand, number, told] = [[...asked.hand], asked.number, frames.length];
  const refused = (): string | undefined => frames.slice(told).find((frame) => frame.includes('"refused"'));
  let sent = false;
  for (let place = 0; place < hand.length && !sent; place += 1) {
    await page.locator('[data-hand]').nth(place).click();
    const means = page.locator('[data-meaning]:not([aria-disabled="true"])').first();
    sent = await means.click({ timeout: 1500 }).then(() => true, () => false);
  }
  await until('it is refused', () => refused() !== undefined);
  const { text } = (JSON.parse(refused()!) as { why: { text: string } }).why;
  await page.getByText(text).first().waitFor();
  expect(asked.number).toBe(number);
  expect(await page.locator('[data-hand]').count()).toBe(hand.length);
  // And the next one goes as ever.
  await playWippen(asked);
  expect(asked.hand).toHaveLength(hand.length - 1);
  await anna.person.leave();
  await ben.person.leave();
});
