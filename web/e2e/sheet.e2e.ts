// The score pad: evenings with real cards on a phone, two phones at one sheet, files out and in, keys alone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BookState, BookTold } from '$wire';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { focusShows, tabTo } from './support/keys.ts';
import { Person, type Habits } from './support/people.ts';
import { picture as leavePicture } from './support/picture.ts';
import { until } from './support/seat.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 390, height: 844 };

withServer();

const picture = (page: Page, name: string): Promise<void> => leavePicture(page, `sheet-${name}`, { fullPage: true });

/** Nothing is wrong with the page for anybody, and nothing stands beside it. */
async function sound(page: Page, name: string): Promise<void> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run());
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`), name).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name}: nothing is beside the page`).toBeLessThanOrEqual(0);
}

/** Somebody with the score pad open. */
class Pad {
  readonly person: Person;

  private constructor(person: Person) {
    this.person = person;
  }

  get page(): Page {
    return this.person.page;
  }

  static async at(habits: Habits = {}, hash = '#sheet'): Promise<Pad> {
    const person = await Person.at(browser, server.url, { viewport: PHONE, ...habits });
    await person.page.goto(`${server.url}/${hash}`);
    return new Pad(person);
  }

  say(key: string, args?: Record<string, string | number>): string {
    return say(key, args, this.person.lang);
  }

  button(key: string, args?: Record<string, string | number>) {
    return this.page.getByRole('button', { name: this.say(key, args), exact: true });
  }

  async press(key: string, args?: Record<string, string | number>): Promise<void> {
    await this.button(key, args).first().click();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('group', { name: label }).getByRole('radio', { name: option, exact: true }).first().check({ force: true });
  }

  /** A new sheet with an evening of these people; who comes first deals first. */
  async begin(game: 'wippen' | 'toepen', names: readonly string[], preset?: string): Promise<void> {
    await this.press('web-pad-new');
    await this.choose(this.say('web-pad-game'), this.say(`web-game-${game}`));
    for (const name of names) {
      await this.page.getByLabel(this.say('web-pad-add-player')).fill(name);
      await this.press('web-pad-add');
    }
    const presets = this.page.getByRole('group', { name: this.say('web-presets') });
    if (preset) await presets.getByRole('radio', { name: new RegExp(`^${this.say(`preset-${game}-${preset}`)}`) }).check({ force: true });
    await this.press('web-pad-begin');
    await this.page.locator('[data-entry]').waitFor();
  }

  /** Types a number of somebody. */
  async count(name: string, key: string, value: number): Promise<void> {
    const field = this.page.getByRole('spinbutton', { name: `${name}, ${this.say(key)}`, exact: true });
    await field.fill(String(value));
    await field.press('Tab');
  }

  async piles(piles: Record<string, [cards: number, spades: number, tens: number, twos: number, aces: number, wips?: number]>): Promise<void> {
    const kinds = ['cards', 'spades', 'tens', 'twos', 'aces', 'wips'];
    for (const [at, kind] of kinds.entries()) {
      for (const [name, pile] of Object.entries(piles)) if (pile[at]) await this.count(name, `web-pad-count-${kind}`, pile[at]);
    }
  }

  /** Notes a line, and waits until it is in the table. */
  async note(number: number): Promise<void> {
    await this.press('web-pad-note');
    await this.button('web-pad-line-open', { line: number }).waitFor();
  }

  /** A hand in which people toep in turn; after each toep those named fold. */
  async hand(winner: string, toeps: readonly { by: string; folded?: readonly string[] }[]): Promise<void> {
    for (const [at, { by, folded = [] }] of toeps.entries()) {
      await this.press('web-pad-toep-add');
      const toep = this.page.getByRole('region', { name: this.say('web-pad-toep-number', { number: at + 1 }) });
      await toep.getByRole('radio', { name: by, exact: true }).check({ force: true });
      for (const name of folded) await toep.getByRole('checkbox', { name, exact: true }).check({ force: true });
    }
    await this.page.getByRole('group', { name: this.say('web-pad-winner') }).getByRole('radio', { name: winner, exact: true }).check({ force: true });
  }

  /** What the server has, asked with this device's own secret. */
  async book(): Promise<BookState> {
    const [id, secret] = await this.page.evaluate(() => {
      const id = location.hash.split('/')[1]!;
      const books = JSON.parse(localStorage.getItem('stamtafel-books')!) as { id: string; secret: string }[];
      return [id, books.find((book) => book.id === id)!.secret];
    });
    const answer = await fetch(`${server.url}/api/v1/books/${id}`, { headers: { Authorization: `Bearer ${secret}` } });
    return ((await answer.json()) as BookTold).book!;
  }

  /** Everything is sent. */
  async sent(): Promise<void> {
    await until('everything is sent', () =>
      this.page.evaluate(() => Object.entries(localStorage).every(([key, value]) => !key.endsWith('-queue') || value === '[]')),
    );
  }

  async download(name: string): Promise<string> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync((await file.path())!, 'utf8');
  }
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

it('an evening of five games of Wippen: a mistake, files out and in', async () => {
  const pad = await Pad.at();
  const { page } = pad;
  await sound(page, 'the list');
  await pad.begin('wippen', ['Anna', 'Bram'], 'basic');
  await picture(page, 'wippen-empty');
  await sound(page, 'the first game');
  expect(await page.getByText(pad.say('web-pad-deals', { name: 'Anna' })).count()).toBe(1);

  // What cannot be right does not count.
  await pad.count('Anna', 'web-pad-count-cards', 30);
  expect(await page.locator('.result').innerText()).toContain('30');
  await pad.button('web-pad-note').click({ force: true });
  await page.waitForTimeout(300);
  expect(await pad.button('web-pad-line-open', { line: 1 }).count()).toBe(0);
  await page.getByRole('button', { name: pad.say('web-pad-rest-to', { name: 'Bram', rest: '22', what: pad.say('web-pad-count-cards') }) }).click();
  await pad.piles({ Anna: [30, 8, 1, 0, 3], Bram: [22, 5, 0, 1, 1] });
  await picture(page, 'wippen-filled');
  await pad.note(1);
  const games = [[7, 4], [4, 7], [11, 0], [6, 5]] as const;
  for (const [at, [anna, bram]] of games.entries()) {
    await pad.choose(pad.say('web-pad-how'), pad.say('web-pad-how-points'));
    await pad.count('Anna', 'web-pad-points', anna);
    await pad.count('Bram', 'web-pad-points', bram);
    await pad.note(at + 2);
  }
  await pad.sent();
  const before = (await pad.book()).evenings[0]!;
  expect(before.lines.at(-1)!.standings).toEqual([37, 18]);

  // A mistake is set right, and the change is to be seen.
  await pad.press('web-pad-line-open', { line: 3 });
  await pad.press('web-pad-correct');
  const entry = page.locator('.more form');
  await entry.getByRole('spinbutton', { name: `Anna, ${pad.say('web-pad-points')}` }).fill('5');
  await entry.getByRole('spinbutton', { name: `Bram, ${pad.say('web-pad-points')}` }).fill('6');
  await page.keyboard.press('Tab');
  await entry.getByRole('button', { name: pad.say('web-pad-correct-keep') }).click();
  await page.getByText(pad.say('web-pad-was', { scores: '' }).trim().slice(0, 8)).first().waitFor();
  await pad.sent();
  const book = await pad.book();
  expect(book.evenings[0]!.lines.at(-1)!.standings).toEqual([38, 17]);
  expect(book.evenings[0]!.lines[2]!.earlier.map(({ changes }) => changes)).toEqual([[4, 7]]);
  await sound(page, 'the evening');
  await picture(page, 'wippen-evening');

  // Out as a file, in as another sheet: equal.
  await page.goto(`${server.url}/${await page.evaluate(() => location.hash.replace(/evening.*/, 'files'))}`);
  const json = await pad.download(pad.say('web-pad-save-json'));
  const csv = await pad.download(pad.say('web-pad-save-csv', { game: pad.say('web-game-wippen') }));
  expect(csv.split('\n')[0]).toBe('evening,date,Anna,Bram');
  const html = await pad.download(pad.say('web-pad-save-html', { game: pad.say('web-game-wippen') }));
  expect(html).toContain('<svg');
  const xlsx = await pad.download(pad.say('web-pad-save-xlsx', { game: pad.say('web-game-wippen') }));
  expect(xlsx.slice(0, 2)).toBe('PK');
  await sound(page, 'files');
  await page.goto(`${server.url}/#sheet`);
  await page.locator('input[type="file"]').setInputFiles(file('sheet.json', json));
  await page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  await page.getByText(pad.say('web-pad-new-evening')).first().waitFor();
  const copy = await pad.book();
  expect(copy).toEqual(book);

  // And as comma-separated values, with what is wrong named by its line.
  await page.goto(`${server.url}/${await page.evaluate(() => `${location.hash}/files`)}`);
  await page.locator('input[type="file"]').setInputFiles(file('old.csv', `${csv}1,2026-01-01,seven,4\n`));
  await page.getByText(new RegExp(pad.say('web-pad-import-fault', { line: 7, text: '' }))).waitFor();
  await sound(page, 'a preview');
  await picture(page, 'import');
  await pad.press('web-pad-import-keep');
  await page.getByRole('status').waitFor();
  const again = await pad.book();
  expect(again.evenings[1]!.lines.map((line) => line.standings)).toEqual(book.evenings[0]!.lines.map((line) => line.standings));
  await pad.person.leave();
});

it('an evening of twenty hands of toepen, with money, figures and a season', async () => {
  const pad = await Pad.at({ lang: 'nl' });
  const { page } = pad;
  await pad.begin('toepen', ['Anna', 'Bram', 'Carla']);
  await sound(page, 'the first hand');
  const people = ['Anna', 'Bram', 'Carla'];
  for (let hand = 0; hand < 20; hand += 1) {
    const winner = people[(hand * 2) % 3]!;
    const others = people.filter((name) => name !== winner);
    await pad.hand(winner, hand % 4 === 0 ? [] : hand % 4 === 1 ? [{ by: winner }] : [{ by: others[0]!, folded: [others[1]!] }]);
    if (hand === 2) await picture(page, 'toepen-hand');
    await pad.note(hand + 1);
  }
  await pad.sent();
  const evening = (await pad.book()).evenings[0]!;
  expect(evening.lines).toHaveLength(20);
  // T5: balances never lose or make a clip, and what the page showed is what the server says.
  for (const line of evening.lines) expect(line.standings.reduce((sum, one) => sum + one)).toBe(3 * evening.start);
  const shown = await page.locator('tbody tr:not(.more)').last().locator('td').allInnerTexts();
  expect(shown.map((text) => Number(text.split('\n')[0]!.replace('−', '-')))).toEqual(evening.lines.at(-1)!.standings);
  expect(await page.getByText(/€/).count()).toBeGreaterThan(0);

  // The wrong winner: set right, taken back again.
  await pad.press('web-pad-line-open', { line: 1 });
  await pad.press('web-pad-correct');
  await page.locator('.more form').getByRole('radio', { name: 'Carla', exact: true }).first().check({ force: true });
  await pad.press('web-pad-correct-keep');
  await pad.sent();
  const corrected = (await pad.book()).evenings[0]!;
  expect(corrected.lines[0]!.changes).toEqual([-1, -1, 2]);
  await pad.press('web-pad-undo');
  await until('it is taken back', async () => (await pad.book()).evenings[0]!.lines[0]!.changes.join() === '2,-1,-1');
  await page.getByText(pad.say('web-pad-figures'), { exact: true }).click();
  await page.getByText(pad.say('web-pad-figure-spiral')).waitFor();
  await sound(page, 'an evening of toepen');
  await picture(page, 'toepen-evening');

  await page.goto(`${server.url}/${await page.evaluate(() => location.hash.replace(/evening.*/, 'season'))}`);
  await page.locator('tbody').first().waitFor();
  await sound(page, 'the season');
  await picture(page, 'season');
  await pad.person.leave();
});

it('two phones, one without a connection for a while: nothing is lost, and nothing is guessed', async () => {
  const anna = await Pad.at();
  await anna.begin('wippen', ['Anna', 'Bram'], 'basic');
  await anna.sent();
  const hash = await anna.page.evaluate(() => location.hash);
  await anna.page.goto(`${server.url}/${hash.replace(/evening.*/, 'share')}`);
  const [write, look] = await anna.page.locator('input[readonly]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await sound(anna.page, 'sharing');
  await picture(anna.page, 'share');
  await anna.page.goto(`${server.url}/${hash}`);

  const bram = await Pad.at({}, new URL(write!).hash);
  await bram.page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  await bram.page.goto(`${server.url}/${hash}`);
  await bram.page.locator('[data-entry]').waitFor();
  await bram.person.context.setOffline(true);
  const points = async (pad: Pad, one: number, other: number, line: number): Promise<void> => {
    await pad.choose(pad.say('web-pad-how'), pad.say('web-pad-how-points'));
    await pad.count('Anna', 'web-pad-points', one);
    await pad.count('Bram', 'web-pad-points', other);
    await pad.note(line);
  };
  await points(bram, 4, 7, 1);
  await points(bram, 6, 5, 2);
  await bram.page.getByText(bram.say('web-pad-offline')).first().waitFor();
  await picture(bram.page, 'offline');
  await sound(bram.page, 'without a connection');
  // It survives that the page is closed.
  await points(anna, 7, 4, 1);
  await anna.sent();
  await bram.person.context.setOffline(false);
  await bram.page.reload();
  await bram.sent();
  await bram.page.locator('[data-doubt="line"]').waitFor();
  await anna.page.locator('[data-doubt="line"]').waitFor();
  await sound(anna.page, 'a doubt');
  await picture(anna.page, 'doubt');
  const held = await anna.book();
  expect(held.evenings[0]!.lines.map(({ changes }) => changes)).toEqual(expect.arrayContaining([[7, 4], [4, 7], [6, 5]]));
  expect(held.doubts).toHaveLength(1);
  await anna.press('web-pad-doubt-both');
  await until('it is decided for both', async () => (await bram.page.locator('[data-doubt]').count()) === 0);
  expect((await bram.book()).evenings[0]!.lines.filter(({ standings }) => standings.length)).toHaveLength(3);

  // Who may only look sees it all, and has nothing to press.
  const guest = await Pad.at({}, new URL(look!).hash);
  await guest.page.getByText(guest.say('web-pad-only-look')).waitFor();
  await guest.page.goto(`${server.url}/${hash}`);
  await guest.page.locator('table').waitFor();
  expect(await guest.page.locator('[data-entry]').count()).toBe(0);
  expect(await guest.button('web-pad-line-open', { line: 1 }).count()).toBe(0);
  expect(server.log).not.toContain(new URL(write!).hash.split('/')[2]!);
  for (const pad of [anna, bram, guest]) await pad.person.leave();
});

it('keys alone, on the narrowest screen', async () => {
  const pad = await Pad.at({ viewport: { width: 320, height: 640 } }, '');
  const { page } = pad;
  const enter = async (name: string | RegExp): Promise<void> => {
    await tabTo(page, name);
    expect(await focusShows(page), `the focus on ${String(name)} can be seen`).toBe(true);
    await page.keyboard.press('Enter');
  };
  await enter(pad.say('web-home-sheet-about'));
  await page.getByRole('heading', { name: pad.say('web-pad'), exact: true }).waitFor();
  await enter(pad.say('web-pad-new'));
  for (const name of ['Anna van der Wetering-Smit', 'Bram', 'Carla', 'Dirk', 'Els']) {
    await tabTo(page, pad.say('web-pad-add-player'));
    await page.keyboard.type(name.slice(0, 24));
    await page.keyboard.press('Enter');
  }
  await enter(pad.say('web-pad-begin'));
  await page.locator('[data-entry]').waitFor();
  await sound(page, 'five players at 320 px');
  await picture(page, 'narrow-entry');
  const points = async (): Promise<void> => {
    await tabTo(page, pad.say('web-pad-how-piles'));
    await page.keyboard.press('ArrowRight');
  };
  await points();
  await enter(pad.say('web-pad-not-all'));
  await tabTo(page, 'Els');
  await page.keyboard.press('Space');
  await points();
  for (const [name, points] of [['Anna van der Wetering-Smi', 7], ['Bram', 4], ['Carla', 0], ['Dirk', 0]] as const) {
    await tabTo(page, new RegExp(`^${name.slice(0, 8)}.*, ${pad.say('web-pad-points')}$`));
    await page.keyboard.type(String(points));
  }
  await enter(pad.say('web-pad-note'));
  await pad.button('web-pad-line-open', { line: 1 }).waitFor();
  await sound(page, 'the sheet at 320 px');
  await picture(page, 'narrow-sheet');
  await pad.person.leave();
});

it('looks right in the dark, on a wide screen and in German', async () => {
  const pad = await Pad.at({ lang: 'de', viewport: { width: 1280, height: 900 }, colorScheme: 'dark', likes: { light: 'dark' } });
  await pad.begin('toepen', ['Anna', 'Bram', 'Carla', 'Dirk']);
  for (let hand = 0; hand < 4; hand += 1) {
    await pad.hand(['Anna', 'Bram', 'Dirk', 'Anna'][hand]!, [{ by: 'Anna', folded: hand % 2 ? ['Carla'] : [] }]);
    await pad.note(hand + 1);
  }
  await pad.sent();
  await sound(pad.page, 'in the dark');
  await picture(pad.page, 'dark');
  await pad.page.emulateMedia({ media: 'print' });
  await picture(pad.page, 'print');
  await pad.person.leave();
});
