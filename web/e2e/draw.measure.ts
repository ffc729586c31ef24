// What an update costs a slow phone: everything that the page does from the message until the frame that shows it.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { shown } from './support/figures.ts';
import { openBrowser, Person } from './support/people.ts';
import { addToPot, playWippen } from './support/play.ts';
import { until } from './support/seat.ts';
import { Server } from './support/server.ts';
import { begin, openTable, sit } from './support/tables.ts';

/** How many cards lie in the pot meanwhile. */
const CARDS = 30;
/** How much slower than this machine's processor a phone's is taken to be. */
const SLOWED = 4;

let server: Server;
/** What is looked at is the whole work of one browser, so the other player has another. */
let browser: Browser;
let other: Browser;

beforeAll(async () => {
  [server, browser, other] = await Promise.all([Server.started(), openBrowser(), openBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), other.close()]);
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

/** Somebody without a page to draw: so that nothing but the one page that is looked at works while it hears of a move. */
class Quick {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Sits down and is ready. */
  static async at(code: string): Promise<Quick> {
    const page = await other.newPage();
    await page.goto(server.url);
    await page.evaluate((table) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`);
      const id = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16).padStart(2, '0')).join('');
      const send = (message: object): void => socket.send(JSON.stringify(message));
      let last = 0;
      const wish = (what: object): void => send({ type: 'command', id: id(), on: last, wish: what });
      const quick = { act: (move: string) => wish({ do: 'act', move }), moves: (): Promise<string[]> => Promise.resolve([]) };
      let answer: (moves: string[]) => void = () => {};
      quick.moves = () => {
        send({ type: 'ask', id: 'moves', about: { what: 'moves' } });
        return new Promise((resolve) => (answer = resolve));
      };
      socket.onopen = () => send({ type: 'hello', version: 1, table, token: id() });
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data));
        if ('number' in message) last = message.number;
        if (message.type === 'snapshot') wish('seat' in message.you ? { do: 'ready' } : { do: 'sit', name: 'Ben' });
        if (message.news?.what.what === 'committed') wish({ do: 'ready' });
        if (message.type === 'answer') answer(message.moves.map((one: { move: string }) => one.move));
      };
      Object.assign(window, { quick });
    }, code);
    return new Quick(page);
  }

  /** Adds a card to the pot, or takes as many as it can. */
  async play(take: boolean): Promise<void> {
    await this.#page.evaluate(async (takes) => {
      const { quick } = window as unknown as { quick: { act: (move: string) => void; moves: () => Promise<string[]> } };
      const moves = (await quick.moves()).sort((one, two) => one.length - two.length);
      quick.act(moves.at(takes ? -1 : 0)!);
    }, take);
  }
}

it('draws an update with a full pot', async () => {
  const rules = { game: 'wippen', preset: 'basic', switches: { must_capture: false } } as const;
  const code = await openTable(server.url, rules);
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await Quick.at(code);
  await begin(anna, []);
  const cards = (): number => anna.wippen!.loose.length;
  const play = async (): Promise<void> => {
    const number = anna.number;
    if (anna.asked) await (cards() < CARDS ? addToPot(anna) : playWippen(anna));
    else await ben.play(cards() >= CARDS);
    await until('a move is heard of', () => anna.number > number);
  };
  while (cards() < CARDS - 4) await play();
  const cdp = await anna.person.context.newCDPSession(anna.person.page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const costs = { adds: [] as number[], takes: [] as number[] };
  for (let round = 0; round < 40 && anna.wippen!.stock > 0; round += 1) {
    if (anna.asked) {
      await play();
      continue;
    }
    const before = cards();
    const events = await traced(cdp, async () => {
      await play();
      await anna.person.page.waitForTimeout(600);
    });
    if (cards() !== before) costs[cards() > before ? 'adds' : 'takes'].push(worked(events));
  }
  console.log(`a card is added to ${CARDS} in the pot, ${SLOWED} times slowed: ${shown(costs.adds)}; some are taken: ${shown(costs.takes)}`);
  await anna.person.context.close();
});
