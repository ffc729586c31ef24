// A whole match of either game by keys alone, from the first page to the end.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { focused, focusShows, tabTo, typeWippen } from './support/keys.ts';
import { Person } from './support/people.ts';
import { playOn } from './support/play.ts';
import { Seat, until } from './support/seat.ts';
import { openTable } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  expect(await focusShows(page), `the focus on ${String(name)} can be seen`).toBe(true);
  await page.keyboard.press('Enter');
}

/** Goes to a table by its code, sits down, adds a computer player and begins. */
async function toTable(person: Person, code: string): Promise<Seat> {
  const { page } = person;
  await tabTo(page, say('web-join-code'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete="nickname"]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('autocomplete') === 'nickname')) break;
  }
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  const seat = new Seat(person);
  await until('Anna sits', () => seat.seat >= 0);
  await enter(page, new RegExp(`${say('computer-greedy')}|${say('computer-sensible')}`));
  await until('the cards are fixed', () => person.frames.some((frame) => frame.includes('"committed"')) || seat.number > 3);
  await until('it can begin', async () => {
    const start = page.getByRole('button', { name: say('web-start'), exact: true });
    return (await start.getAttribute('aria-disabled')) !== 'true';
  });
  await enter(page, say('web-start'));
  await until('it begins', () => seat.stage === 'during');
  return seat;
}

it('Wippen', async () => {
  const code = await openTable(server.url, { game: 'wippen', preset: 'basic', switches: { finish: 'games 1' } });
  const person = await Person.at(browser, server.url, { viewport: { width: 1280, height: 800 } });
  const seat = await toTable(person, code);
  await tabTo(person.page, / of (spades|hearts|diamonds|clubs)/);
  await playOn([seat], typeWippen);
  expect(seat.wippen?.winner).not.toBeNull();
  await person.page.locator('section.end').waitFor();
  await enter(person.page, say('web-end-rematch'));
  await until('the next match is prepared', () => seat.stage === 'before');
  await person.leave();
});

it('toepen', async () => {
  const code = await openTable(server.url, { game: 'toepen', switches: { hands: 2 } });
  const person = await Person.at(browser, server.url);
  const { page } = person;
  const seat = await toTable(person, code);
  const LETTERS = ['ready', 'deal', 'stay'] as const;
  let tries = 0;
  await playOn([seat], async () => {
    const before = seat.number;
    tries += 1;
    if (tries > 12) expect.fail(`${seat.toepen!.moves.join(' ')} cannot be done by keys; the focus is on ${await focused(page)}`);
    const view = seat.toepen!;
    const word = LETTERS.find((move) => view.moves.includes(move));
    const place = seat.hand.findIndex((card) => view.moves.includes(card));
    if (view.moves.includes('decline')) await enter(page, say('toepen-do-decline'));
    else if (word) await page.keyboard.press(say(`web-toepen-letter-${word}`));
    else if (place >= 0) {
      await page.keyboard.press(String(place + 1));
      await page.keyboard.press(String(place + 1));
    }
    await until('the move is heard of', () => seat.number > before, 1500).catch(() => {});
    if (seat.number > before) tries = 0;
  });
  expect(seat.toepen?.hands_played).toBe(2);
  await person.leave();
});
