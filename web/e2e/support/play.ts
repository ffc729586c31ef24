// People who play: they look at what they were told, and press what stands in the page.
import { expect } from 'vitest';
import { Seat, until } from './seat.ts';
import { press } from './tables.ts';
import { say } from './words.ts';

/** Plays one move of Wippen: a card, and the first that it can be used for. */
export async function playWippen(seat: Seat): Promise<void> {
  const { page } = seat.person;
  const before = seat.number;
  const cards = page.locator('[data-hand]');
  const meanings = page.locator('[data-meaning]');
  const able = page.locator('[data-meaning]:not([aria-disabled="true"])');
  for (let tried = 0; seat.number === before; tried += 1) {
    expect(tried, 'a card that can be played').toBeLessThan(60);
    // Between two games the count lies over the pot, until it was read.
    const on = page.getByRole('button', { name: say('web-tally-on', {}, seat.person.lang), exact: true });
    if (await on.count()) await on.first().click();
    const count = await cards.count();
    if (!count) {
      await page.waitForTimeout(100);
      continue;
    }
    await cards.nth(tried % count).click({ timeout: 5000 }).catch(() => {});
    // What it can mean comes from the server; of some cards nothing can be done.
    await meanings.first().waitFor({ timeout: 1500 }).catch(() => {});
    if (!(await able.count())) {
      await page.waitForTimeout(50);
      continue;
    }
    await able.first().click({ timeout: 1500 }).catch(() => {});
    await until('the move is heard of', () => seat.number > before, 1500).catch(() => {});
  }
}

/** Puts a card into the pot. */
export async function addToPot(seat: Seat): Promise<void> {
  const before = seat.number;
  const { page } = seat.person;
  for (let tried = 0; seat.number === before && tried < 20; tried += 1) {
    await page.locator('[data-hand]').first().click({ timeout: 2000 }).catch(() => {});
    const button = page.locator('[data-meaning]:not([aria-disabled="true"])', { hasText: say('wippen-do-add', {}, seat.person.lang) });
    await button.click({ timeout: 1500 }).catch(() => {});
    await until('it is added', () => seat.number > before, 1000).catch(() => {});
  }
}

/** Lets everybody play until it is over, or something is so. */
export async function playOn(
  seats: readonly Seat[],
  play: (seat: Seat) => Promise<void>,
  enough: () => boolean = () => false,
): Promise<void> {
  const end = Date.now() + 200_000;
  while (!enough() && seats.some((seat) => seat.stage === 'during')) {
    const asked = seats.find((seat) => seat.asked);
    if (asked) await play(asked);
    else await new Promise((done) => setTimeout(done, 50));
    expect(Date.now(), 'the match comes to its end').toBeLessThan(end);
  }
}

/** Does something of toepen that stands as a move in the view. */
export async function doToepen(seat: Seat, move: string): Promise<void> {
  const { page } = seat.person;
  const before = seat.number;
  const send = async (): Promise<void> => {
    if (/^[A2-9TJQK][shdc]$/.test(move)) {
      await page.locator(`[data-card="${move}"]`).first().click();
      await page.locator('section.line .buttons button').first().click();
    } else if (move === 'toep') {
      const fist = page.getByTitle(say('web-toepen-toep-hint', {}, seat.person.lang));
      await fist.click();
      await fist.click();
    } else if (move === 'exchange') {
      await press(seat.person, 'toepen-do-exchange');
      await press(seat.person, 'toepen-do-exchange');
    } else if (move === 'stay' || move === 'fold') {
      await page.locator('section.answer .buttons button').nth(move === 'stay' ? 0 : 1).click();
    } else if (move.startsWith('check')) {
      await page.locator('.spot button').first().click();
      await page.locator('section.line .buttons button').first().click();
    } else {
      await press(seat.person, move === 'ready' ? 'web-toepen-ready' : `toepen-do-${move}`);
    }
  };
  for (let tried = 0; seat.number === before; tried += 1) {
    expect(tried, `${move} can be done`).toBeLessThan(6);
    await send().catch(() => {});
    await until('the move is heard of', () => seat.number > before, 1500).catch(() => {});
  }
}
