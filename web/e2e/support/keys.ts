// Somebody without a mouse: only keys, and what has the focus.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Seat } from './seat.ts';
import { until } from './seat.ts';

/** What has the focus, by its words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    if (!at || at === (document.body as HTMLElement)) return '';
    return at.getAttribute('aria-label') ?? at.labels?.[0]?.innerText ?? at.innerText;
  });

/** Goes on with Tab until what has the focus is called so. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const is = (text: string): boolean => (typeof name === 'string' ? text.includes(name) : name.test(text));
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const text = await focused(page);
    if (is(text)) return;
    seen.push(text);
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab never reached ${String(name)}, but ${seen.slice(-30).join(' | ')}`);
}

/** Is what has the focus marked so that one can see it? */
export const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement!;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    return at.matches(':focus-visible') && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none');
  });

/** Plays a card of Wippen by keys: the card by its index, then the first thing that it can mean. */
export async function typeWippen(seat: Seat): Promise<void> {
  const { page } = seat.person;
  const before = seat.number;
  const letters = [...new Set(seat.hand.map((card) => (card[0] === 'T' ? '0' : card[0]!)))];
  for (let tried = 0; seat.number === before; tried += 1) {
    if (tried === 16) expect.fail(`${seat.hand.join(' ')} cannot be played by keys; the focus is on ${await focused(page)}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press(letters[tried % letters.length]!);
    const able = page.locator('[data-meaning]:not([aria-disabled="true"])').first();
    const meaning = await able.getAttribute('data-meaning', { timeout: 1500 }).catch(() => null);
    if (meaning) await page.keyboard.press(`Shift+Digit${meaning}`);
    await until('the move is heard of', () => seat.number > before, 1500).catch(() => {});
  }
}
