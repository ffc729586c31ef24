// Pictures for people to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Leaves a picture of what is seen, or of the whole page, in the folder that STAMTAFEL_PICTURES names, if it names one. */
export async function picture(page: Page, name: string, how: { fullPage?: boolean } = {}): Promise<void> {
  const folder = process.env.STAMTAFEL_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await page.screenshot(how));
}
