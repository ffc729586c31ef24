// How long the page takes: until it can be used, to draw what happened, to open a long season.
import type { BookMade, HouseRules } from '$wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { openBrowser, Person } from './support/people.ts';
import { until } from './support/seat.ts';
import { Server } from './support/server.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { say } from './support/words.ts';

const ROUNDS = 9;
/** As slow as a cheap phone. */
const SLOWED = 4;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.started(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

const shown = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms (${sorted.length})`;
};

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

/** Notes, for each entry that comes, how long the page works on it, until it is drawn. */
async function watchEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { drawn: { kind: string; pot: number; took: number }[] };
    kept.drawn = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // Before the page's own listener, which is added later.
        this.addEventListener('message', (event: MessageEvent<string>) => {
          const begun = performance.now();
          const message = JSON.parse(event.data) as { type: string; view?: { loose?: unknown[] }; news?: { what: { seen?: { move?: string }[] } } };
          const pot = message.view?.loose?.length;
          if (message.type !== 'entry' || pot === undefined) return;
          const kind = message.news?.what.seen?.some((step) => step.move?.includes('x')) ? 'take' : 'add';
          // The first task after the next frame: by then it is drawn.
          requestAnimationFrame((frame) => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => kept.drawn.push({ kind, pot, took: performance.now() - Math.max(begun, frame) });
            channel.port2.postMessage(null);
          });
        });
      }
    };
  });
}

it('draws what happened', async () => {
  const rules: HouseRules = { game: 'wippen', preset: 'basic', switches: { must_capture: false } };
  const code = await openTable(server.url, rules);
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(async (name) => {
      const person = await Person.at(browser, server.url, { viewport: { width: 390, height: 844 } });
      await watchEntries(person.page);
      return sit(person, server.url, code, name);
    }),
  );
  if (!anna || !ben) throw new Error('two people');
  const [host, guest] = anna.seat === 0 ? [anna, ben] : [ben, anna];
  await begin(host, [guest]);
  const session = await host.person.context.newCDPSession(host.person.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let last = 0;
  while (last < 34 && host.stage === 'during') {
    await until('somebody is asked', () => host.asked || guest.asked);
    const seat = host.asked ? host : guest;
    const before = seat.number;
    const { page } = seat.person;
    await page.locator('[data-hand]').first().click();
    const pot = seat.wippen?.loose.length ?? 0;
    // Nothing but putting down, until the pot is full; then what can be taken is taken.
    const meanings = page.locator('[data-meaning]:not([aria-disabled="true"])');
    const meaning = pot >= 30 ? meanings.first() : meanings.last();
    await meaning.click({ timeout: 5000 });
    await until('the move is heard of', () => seat.number > before);
    last = Math.max(last + (pot >= 30 ? 1 : 0), pot >= 30 ? last : pot);
  }
  await host.person.page.waitForTimeout(1000);
  const drawn = await host.person.page.evaluate(() => (window as unknown as { drawn: { kind: string; pot: number; took: number }[] }).drawn);
  const of = (kind: string, from: number) => drawn.filter((one) => one.kind === kind && one.pot >= from).map((one) => one.took);
  console.log(`an update, ${SLOWED} times slowed, from the frame until it is drawn, a card put down: ${shown(of('add', 0))}`);
  console.log(`the same with 25 cards or more in the pot: ${shown(of('add', 25))}`);
  if (of('take', 0).length) console.log(`the same, cards taken: ${shown(of('take', 0))}`);
});

/** A book of many evenings, as docs/sheet.md has it. */
function season(evenings: number, hands: number, people: number): string {
  const operations: unknown[] = [];
  const id = (): string => (operations.length + 1).toString(16).padStart(32, '0');
  const put = (change: unknown): void => {
    operations.push({ id: id(), base: operations.length, at: 1_790_000_000_000, change });
  };
  for (let person = 1; person <= people; person += 1) put({ do: 'add_person', person, name: `Person ${person}` });
  let line = 0;
  for (let evening = 1; evening <= evenings; evening += 1) {
    const seats = [0, 1, 2, 3].map((at) => 1 + ((evening + at * 3) % people));
    const date = new Date(Date.UTC(2020, 0, 1) + evening * 7 * 86_400_000).toISOString().slice(0, 10);
    put({ do: 'add_evening', evening, about: { date, house: { game: 'toepen' }, seats, dealer: seats[0] } });
    for (let place = 1; place <= hands; place += 1) {
      line += 1;
      const clips = seats.map((_, at) => 1 + ((line + at) % 3));
      put({ do: 'add_line', evening, line, place, players: seats, entry: { hand: { winner: line % 4, stakes: { clips } } } });
    }
  }
  return `{"stamtafel":"sheet","version":1,"operations":[\n${operations.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
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
    await (await fetch(`${server.url}/api/v1/books/${made.id}?since=4000`, { headers })).text();
    opened.push(performance.now() - begun);
    const asked = performance.now();
    await (await fetch(`${server.url}/api/v1/books/${made.id}/figures?game=toepen`, { headers })).text();
    figured.push(performance.now() - asked);
  }
  console.log(`200 evenings of 20 hands, 12 people, asked of the server: ${shown(opened)}; its season: ${shown(figured)}`);
  const drawn: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await Person.at(browser, server.url, { viewport: { width: 390, height: 844 } });
    await person.page.goto(`${server.url}/#sheet/${made.id}/${made.edit}`);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await until('the book is there', async () => (await person.page.locator('main a').count()) > 10);
    drawn.push(
      await person.page.evaluate(
        (hash) =>
          new Promise<number>((done) => {
            performance.clearResourceTimings();
            location.hash = hash;
            const look = (): void => {
              if (!document.querySelector('main svg[role="img"], main figure svg, main .chart svg')) return void requestAnimationFrame(look);
              const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/figures')) as PerformanceResourceTiming[];
              const came = asked.at(-1)?.responseEnd ?? 0;
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - came)));
            };
            look();
          }),
        `#sheet/${made.id}/season`,
      ),
    );
    await person.leave();
  }
  console.log(`its season drawn in the page, from when its figures came: ${shown(drawn)}`);
});
