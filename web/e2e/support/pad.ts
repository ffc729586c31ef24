// Somebody with the score pad open, and what they do there.
import { readFileSync } from 'node:fs';
import type { BookState, BookTold } from '$wire';
import type { Page } from 'playwright-core';
import { Person, type Habits } from './people.ts';
import { picture } from './picture.ts';
import { until } from './seat.ts';
import { isSound } from './sound.ts';
import { browser, server } from './whole.ts';
import { say } from './words.ts';

export const PHONE = { width: 390, height: 844 };

/** Somebody with the score pad open. */
export class Pad {
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
    // The pad comes when it is wanted.
    if (hash) await person.page.locator('header a[href="#/"]').waitFor();
    return new Pad(person);
  }

  /** Somebody who came to it from elsewhere in the page. */
  static of(person: Person): Pad {
    return new Pad(person);
  }

  /** The same sheet in another window of the same device. */
  async beside(): Promise<Pad> {
    return new Pad(await this.person.beside());
  }

  /** The links that one can give to others: to write, and to look. They are parts of this address. */
  async links(): Promise<[write: string, look: string]> {
    const here = await this.page.evaluate(() => location.hash);
    await this.to('share');
    await this.page.locator('input[readonly]').nth(1).waitFor();
    const links = await this.page.locator('input[readonly]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await this.page.goto(`${server.url}/${here}`);
    return links.map((link) => new URL(link).hash) as [string, string];
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

  /** Types the points of two, and notes them. */
  async points(anna: number, bram: number, line: number): Promise<void> {
    await this.choose(this.say('web-pad-how'), this.say('web-pad-how-points'));
    await this.count('Anna', 'web-pad-points', anna);
    await this.count('Bram', 'web-pad-points', bram);
    await this.note(line);
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

  /** Goes to a page of the sheet that is open. */
  async to(part: string): Promise<void> {
    await this.page.evaluate((part) => (location.hash = `${location.hash.split('/').slice(0, 2).join('/')}/${part}`), part);
  }

  /** Nothing is wrong with the page, and a picture of it is left. */
  async looks(name: string): Promise<void> {
    await isSound(this.person, name);
    await picture(this.page, `sheet-${name.replaceAll(' ', '-')}`, { fullPage: true });
  }

  /** Everything is sent. */
  async sent(): Promise<void> {
    await until('everything is sent', () =>
      this.page.evaluate(() => !Object.keys(localStorage).some((key) => /^stamtafel-book-\w+-entry-/.test(key))),
    );
  }

  /** What a button gives this device to keep. */
  async download(name: string): Promise<Buffer> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync((await file.path())!);
  }
}

/** A text file to be chosen. */
export const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
