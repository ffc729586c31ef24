// Opening tables and sitting down, as people do it in the page.
import type { HouseRules, Opened } from '$wire';
import { expect } from 'vitest';
import type { Person } from './people.ts';
import { Seat, until } from './seat.ts';
import { say } from './words.ts';

/** Opens a table from outside, with rules that make a match as long as a test wants it. */
export async function openTable(home: string, rules: HouseRules, more: Record<string, unknown> = {}): Promise<string> {
  const body = JSON.stringify({ rules, listed: false, ...more });
  const answer = await fetch(`${home}/api/v1/tables`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Opened).code;
}

/** Goes to a table by its link and sits down. */
export async function sit(person: Person, home: string, code: string, name: string): Promise<Seat> {
  const { page } = person;
  await page.goto(`${home}/#${code}`);
  await page.locator('form input[autocomplete="nickname"]').fill(name);
  await page.locator('form button[type="submit"]').click();
  const seat = new Seat(person);
  await until(`${name} sits`, () => seat.seat >= 0);
  return seat;
}

/** Presses a button of the page by its words. */
export async function press(person: Person, key: string, args?: Record<string, string | number>): Promise<void> {
  await person.page.getByRole('button', { name: say(key, args, person.lang), exact: true }).first().click();
}

/** Everybody who is not the host is ready, and the host begins. */
export async function begin(host: Seat, others: readonly Seat[]): Promise<void> {
  for (const other of others) await press(other.person, 'web-ready');
  const start = host.person.page.getByRole('button', { name: say('web-start', {}, host.person.lang), exact: true });
  await until('all are ready', async () => (await start.count()) === 1 && (await start.getAttribute('aria-disabled')) !== 'true');
  await start.click();
  await until('it begins', () => [host, ...others].every((seat) => seat.stage === 'during'));
}
