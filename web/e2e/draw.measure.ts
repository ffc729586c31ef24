// What an update costs a slow phone: everything that the page does from the message until the frame that shows it.
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { shown } from './support/figures.ts';
import { openBrowser, Person } from './support/people.ts';
import { addToPot, playWippen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { Server } from './support/server.ts';
import { begin, openTable, sit } from './support/tables.ts';

/** How many cards lie in the pot meanwhile. */
const CARDS = 30;
/** How much slower than this machine's processor a phone's is taken to be. */
const SLOWED = 4;

let server: Server;
/** One for each of them: what is looked at is the whole work of one. */
let browsers: Browser[];

beforeAll(async () => {
  [server, ...browsers] = await Promise.all([Server.started(), openBrowser(), openBrowser()]);
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await server.end();
});

type Traced = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number };

/** What the browser did meanwhile. */
async function traced(cdp: CDPSession, during: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as Traced[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { categories: 'devtools.timeline,disabled-by-default-devtools.timeline', transferMode: 'ReportEvents' });
  await during();
  const ended = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await ended;
  cdp.off('Tracing.dataCollected', collect);
  return events.sort((a, b) => a.ts - b.ts);
}

/** Milliseconds of work of the page's thread, from a message until what it changed was handed on to be shown; waiting for the screen is left out. */
function worked(events: readonly Traced[]): number {
  const message = events.find(({ name }) => name === 'WebSocketReceive');
  if (!message) return NaN;
  const own = events.filter(({ pid, tid }) => pid === message.pid && tid === message.tid);
  const end = ({ ts, dur = 0 }: Traced): number => ts + dur;
  const frame = own.find(({ name, ts }) => name === 'Commit' && ts > message.ts);
  const tasks = own.filter((event) => event.name === 'RunTask' && end(event) > message.ts && frame && event.ts <= frame.ts);
  return tasks.reduce((sum, task) => sum + end(task) - Math.max(task.ts, message.ts), 0) / 1000;
}

it('draws an update with a full pot', async () => {
  const rules = { game: 'wippen', preset: 'basic', switches: { must_capture: false } } as const;
  const code = await openTable(server.url, rules);
  const seats: Seat[] = [];
  for (const [place, name] of ['Anna', 'Ben'].entries()) {
    seats.push(await sit(await Person.at(browsers[place]!, server.url), server.url, code, name));
  }
  const [anna, ben] = seats as [Seat, Seat];
  await begin(anna, [ben]);
  const next = async (): Promise<Seat> => {
    await until('somebody is asked', () => anna.asked || ben.asked);
    return anna.asked ? anna : ben;
  };
  while (anna.wippen!.loose.length < CARDS - 4) await addToPot(await next());
  const cdp = await anna.person.context.newCDPSession(anna.person.page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const costs = { adds: [] as number[], takes: [] as number[] };
  // A card is added, then one is taken; each is looked at when it is Ben's, so that Anna's page does nothing but hear it.
  for (let round = 0; round < 40 && anna.stage === 'during'; round += 1) {
    const seat = await next();
    const before = anna.wippen!.loose.length;
    if (seat === anna) {
      await (before < CARDS ? addToPot(seat) : playWippen(seat));
      continue;
    }
    const events = await traced(cdp, async () => {
      await (before < CARDS ? addToPot(seat) : playWippen(seat));
      await anna.person.page.waitForTimeout(600);
    });
    const after = anna.wippen!.loose.length;
    if (before >= CARDS - 4 && after !== before) costs[after > before ? 'adds' : 'takes'].push(worked(events));
  }
  console.log(`a card is added to ${CARDS} in the pot, ${SLOWED} times slowed: ${shown(costs.adds)}; some are taken: ${shown(costs.takes)}`);
  await Promise.all(seats.map((seat) => seat.person.context.close()));
});
