// People with browsers of their own.
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const LANGS = ['nl', 'de', 'en'] as const;
export type Lang = (typeof LANGS)[number];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.STAMTAFEL_BROWSER ?? '/usr/bin/chromium', args: ARGUMENTS });

export type Habits = BrowserContextOptions & { lang?: Lang; name?: string; likes?: Record<string, unknown> };

/** Somebody with a browser: nothing that it keeps is known to the others. */
export class Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** In which they read. */
  readonly lang: Lang;
  /** What went wrong in the page, and what it asked of anybody but its server. */
  readonly faults: string[];
  /** Every frame that came over a socket. */
  readonly frames: string[] = [];

  private constructor(context: BrowserContext, page: Page, home: string, lang: Lang, faults: string[] = []) {
    this.faults = faults;
    this.context = context;
    this.lang = lang;
    this.page = page;
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      // A line that is cut on purpose is logged by the browser itself.
      const text = message.text();
      if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(text)) this.faults.push(text);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !request.url().startsWith('data:')) this.faults.push(`asked ${request.url()}`);
    });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))));
  }

  static async at(browser: Browser, home: string, habits: Habits = {}): Promise<Person> {
    const { lang = 'en', name, likes, ...options } = habits;
    const context = await browser.newContext({ locale: lang, viewport: { width: 360, height: 640 }, ...options });
    const kept = JSON.stringify({ ...(name === undefined ? {} : { name }), ...likes });
    await context.addInitScript((text) => {
      if (localStorage.getItem('stamtafel-likes') === null) localStorage.setItem('stamtafel-likes', text);
    }, kept);
    const person = new Person(context, await context.newPage(), new URL(home).origin, lang);
    await person.page.goto(home);
    return person;
  }

  /** Another window of the same browser, which keeps what this one keeps. */
  async beside(): Promise<Person> {
    const home = new URL(this.page.url()).origin;
    const person = new Person(this.context, await this.context.newPage(), home, this.lang, this.faults);
    await person.page.goto(this.page.url());
    return person;
  }

  /** Ends it; nothing may have gone wrong meanwhile. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
