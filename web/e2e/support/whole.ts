// What every test here begins with: a server of its own and a browser, for all tests of a file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './people.ts';
import { Server } from './server.ts';

/** There from the first test of the file on. */
export let server: Server;
export let browser: Browser;

/** Called once by a file, before its tests. */
export function withServer(): void {
  beforeAll(async () => {
    [server, browser] = await Promise.all([Server.started(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.end();
  });
}
