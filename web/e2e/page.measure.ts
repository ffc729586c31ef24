// How long it takes until the page can be used, and until a long season is there.
import type { BookMade } from '$wire';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { shown } from './support/figures.ts';
import { Person } from './support/people.ts';
import { season } from './support/season.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

const ROUNDS = 9;

withServer();

it('is ready at a first visit', async () => {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: say('web-home-wippen', {}, 'en') }).first().waitFor();
    took.push(performance.now() - begun);
    await context.close();
  }
  console.log(`first visit, nothing cached, until it can be played: ${shown(took)}`);
});

/** How long it takes from opening an address until something is to be seen there. */
async function opening(page: Page, address: string, seen: string): Promise<number> {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(seen).first().waitFor();
  return performance.now() - begun;
}

/** How long from going to a page of a sheet, or pressing something there, until it is painted, and from when its last answer came; measured in the page. */
function drawing(page: Page, hash: string, seen: string): Promise<[all: number, drawn: number]> {
  return page.evaluate(
    ([hash, seen]) =>
      new Promise<[number, number]>((done) => {
        performance.clearResourceTimings();
        const begun = performance.now();
        const look = (): void => {
          if (!document.querySelector(seen!)) return;
          watch.disconnect();
          // After the next frame what is there now has been painted.
          requestAnimationFrame(() =>
            setTimeout(() => {
              const ends = performance.getEntriesByType('resource').map((one) => (one as PerformanceResourceTiming).responseEnd);
              const now = performance.now();
              done([now - begun, now - Math.max(begun, ...ends)]);
            }),
          );
        };
        const watch = new MutationObserver(look);
        // What is there of the page before goes first.
        document.querySelector('main')!.querySelectorAll(seen!).forEach((old) => old.remove());
        watch.observe(document.body, { childList: true, subtree: true });
        if (hash!.startsWith('#')) location.hash = hash!;
        else document.querySelector<HTMLElement>(hash!)!.click();
      }),
    [hash, seen],
  );
}

it('opens a long season', async () => {
  const answer = await fetch(`${server.url}/api/v1/books`, { method: 'POST', body: JSON.stringify({ file: season(200, 20, 12) }) });
  if (answer.status !== 201) throw new Error(await answer.text());
  const made = (await answer.json()) as BookMade;
  const headers = { Authorization: `Bearer ${made.edit}` };
  const opened: number[] = [];
  const figured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await (await fetch(`${server.url}/api/v1/books/${made.id}`, { headers })).text();
    opened.push(performance.now() - begun);
    const asked = performance.now();
    await (await fetch(`${server.url}/api/v1/books/${made.id}/figures?game=toepen`, { headers })).text();
    figured.push(performance.now() - asked);
  }
  console.log(`200 evenings of 20 hands, 12 people, asked of the server: ${shown(opened)}; its season: ${shown(figured)}`);

  const person = await Person.at(browser, server.url, { viewport: { width: 390, height: 844 } });
  const { page } = person;
  const book = `#sheet/${made.id}`;
  const rows = '.paper tbody tr';
  await page.goto(`${server.url}/${book}/${made.edit}`);
  await page.locator(`a[href="${book}/season"]`).waitFor();
  const taken = { book: [] as number[], season: [] as number[], drawn: [] as number[], all: [] as number[], evening: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${server.url}/healthz`);
    taken.book.push(await opening(page, `${server.url}/${book}`, `a[href="${book}/season"]`));
    const [season, drawn] = await drawing(page, `${book}/season`, rows);
    taken.season.push(season);
    taken.drawn.push(drawn);
    taken.all.push((await drawing(page, 'button[data-all]', `${rows}:nth-child(200)`))[0]);
    taken.evening.push((await drawing(page, `${book}/evening/100`, rows))[0]);
  }
  await person.leave();
  console.log(`opened anew in a browser that knows the page: ${shown(taken.book)}`);
  console.log(`from a tap until the season is painted, asking included: ${shown(taken.season)}; of that drawing: ${shown(taken.drawn)}`);
  console.log(`from a tap until all its evenings are painted: ${shown(taken.all)}`);
  console.log(`from a tap until an evening of it is painted: ${shown(taken.evening)}`);
});
