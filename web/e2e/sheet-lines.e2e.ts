// The score pad where the line, the device or the link is not as one would like: nothing entered is lost, and it is said.
import { expect, it } from 'vitest';
import { file, Pad } from './support/pad.ts';
import { until } from './support/seat.ts';
import { server, withServer } from './support/whole.ts';

withServer();

it('two phones, one without a connection for a while: nothing is lost, and nothing is guessed', async () => {
  const anna = await Pad.at();
  await anna.begin('wippen', ['Anna', 'Bram'], 'basic');
  await anna.sent();
  const hash = await anna.page.evaluate(() => location.hash);
  const [write, look] = await anna.links();
  await anna.to('share');
  await anna.looks('sharing');
  await anna.page.goto(`${server.url}/${hash}`);

  const bram = await Pad.at({}, write);
  await bram.page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  await bram.page.goto(`${server.url}/${hash}`);
  await bram.page.locator('[data-entry]').waitFor();
  await bram.person.context.setOffline(true);
  await bram.points(4, 7, 1);
  await bram.points(6, 5, 2);
  await bram.page.getByText(bram.say('web-pad-offline')).first().waitFor();
  await bram.looks('without a connection');
  // It survives that the page is closed.
  await anna.points(7, 4, 1);
  await anna.sent();
  await bram.person.context.setOffline(false);
  await bram.page.reload();
  await bram.sent();
  await bram.page.locator('[data-doubt="line"]').waitFor();
  await anna.page.locator('[data-doubt="line"]').waitFor();
  await anna.looks('a doubt');
  const held = await anna.book();
  expect(held.evenings[0]!.lines.map(({ changes }) => changes)).toEqual(expect.arrayContaining([[7, 4], [4, 7], [6, 5]]));
  expect(held.doubts).toHaveLength(1);
  await anna.press('web-pad-doubt-both');
  await until('it is decided for both', async () => (await bram.page.locator('[data-doubt]').count()) === 0);
  expect((await bram.book()).evenings[0]!.lines.filter(({ standings }) => standings.length)).toHaveLength(3);

  // Who may only look sees it all, and has nothing to press.
  const guest = await Pad.at({}, look);
  await guest.page.getByText(guest.say('web-pad-only-look')).waitFor();
  await guest.page.goto(`${server.url}/${hash}`);
  await guest.page.locator('table').waitFor();
  expect(await guest.page.locator('[data-entry]').count()).toBe(0);
  expect(await guest.button('web-pad-line-open', { line: 1 }).count()).toBe(0);
  expect(server.log).not.toContain(write.split('/')[2]!);
  for (const pad of [anna, bram, guest]) await pad.person.leave();
});

it('two phones set the same line right, one without a connection: both are shown, and one of them is chosen', async () => {
  const anna = await Pad.at();
  await anna.begin('wippen', ['Anna', 'Bram'], 'basic');
  await anna.points(7, 4, 1);
  await anna.sent();
  const [write] = await anna.links();
  const evening = await anna.page.evaluate(() => location.hash);
  const bram = await Pad.at({ lang: 'nl' }, write);
  await bram.page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  await bram.page.goto(`${server.url}/${evening}`);
  await bram.button('web-pad-line-open', { line: 1 }).waitFor();
  await bram.person.context.setOffline(true);
  const correct = async (pad: Pad, one: number, other: number): Promise<void> => {
    await pad.press('web-pad-line-open', { line: 1 });
    await pad.press('web-pad-correct');
    const form = pad.page.locator('.more form');
    await form.getByRole('spinbutton', { name: `Anna, ${pad.say('web-pad-points')}` }).fill(String(one));
    await form.getByRole('spinbutton', { name: `Bram, ${pad.say('web-pad-points')}` }).fill(String(other));
    await pad.page.keyboard.press('Tab');
    await pad.press('web-pad-correct-keep');
  };
  await correct(bram, 4, 7);
  await correct(anna, 6, 5);
  await anna.sent();
  await bram.person.context.setOffline(false);
  await bram.sent();
  for (const pad of [anna, bram]) await pad.page.locator('[data-doubt]').waitFor();
  const doubt = bram.page.locator('[data-doubt]');
  for (const score of ['+6', '+5', '+4', '+7']) expect(await doubt.innerText()).toContain(score);
  await bram.looks('a correction in doubt');
  // Until it is decided, what came first counts.
  expect((await anna.book()).evenings[0]!.lines[0]!.changes).toEqual([6, 5]);
  await bram.press('web-pad-doubt-instead');
  await until('it is decided for both', async () => (await anna.page.locator('[data-doubt]').count()) === 0);
  expect((await anna.book()).evenings[0]!.lines[0]!.changes).toEqual([4, 7]);
  for (const pad of [anna, bram]) await pad.person.leave();
});

it('two windows of one device enter without a connection: both are shown in both, and sent once', async () => {
  const anna = await Pad.at();
  await anna.begin('wippen', ['Anna', 'Bram'], 'basic');
  await anna.sent();
  const other = await anna.beside();
  await other.page.locator('[data-entry]').waitFor();
  await anna.person.context.setOffline(true);
  await anna.points(7, 4, 1);
  // What one window noted has its place in the other, so nothing is in doubt.
  await other.button('web-pad-line-open', { line: 1 }).waitFor();
  await other.points(4, 7, 2);
  await anna.button('web-pad-line-open', { line: 2 }).waitFor();
  await anna.points(11, 0, 3);
  await anna.person.context.setOffline(false);
  await anna.sent();
  const { evenings, doubts } = await anna.book();
  expect([evenings[0]!.lines.map(({ changes }) => changes), doubts]).toEqual([[[7, 4], [4, 7], [11, 0]], []]);
  for (const pad of [anna, other]) {
    await until('both know that it is sent', async () => (await pad.page.getByText(pad.say('web-pad-not-sent')).count()) === 0);
    expect(await pad.page.locator('tbody tr').count()).toBe(3);
  }
  await anna.person.leave();
});

it('a device without room: it is said, nothing is lost, and another window loses nothing by it', async () => {
  const pad = await Pad.at({ lang: 'nl' });
  const { page } = pad;
  await pad.begin('wippen', ['Anna', 'Bram'], 'basic');
  await pad.sent();
  const other = await pad.beside();
  await other.page.locator('[data-entry]').waitFor();
  await pad.person.context.setOffline(true);
  // Every last letter of it.
  await page.evaluate(() => {
    for (let length = 1 << 23, at = 0; length >= 1; length >>= 1) {
      try {
        for (;;) localStorage.setItem(`filled-${at++}`, 'x'.repeat(length));
      } catch {
        // Less, then.
      }
    }
  });
  await pad.points(7, 4, 1);
  await page.getByText(pad.say('web-pad-full')).waitFor();
  await pad.looks('a full device');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filled-')) localStorage.removeItem(key);
  });
  await other.points(4, 7, 1);
  await pad.points(6, 5, 3);
  expect(await page.getByText(pad.say('web-pad-full')).count()).toBe(0);
  await pad.person.context.setOffline(false);
  await pad.sent();
  const lines = (await pad.book()).evenings[0]!.lines.map(({ changes }) => changes.join('-'));
  expect(lines.sort()).toEqual(['4-7', '6-5', '7-4']);
  await pad.person.leave();
});

it('a link to look, with something left to be sent: one goes on hearing, can save it, and can give it up', async () => {
  const anna = await Pad.at();
  await anna.begin('wippen', ['Anna', 'Bram'], 'basic');
  await anna.points(7, 4, 1);
  await anna.sent();
  const [write, look] = await anna.links();
  const bram = await Pad.at({}, write);
  await bram.page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  const evening = await anna.page.evaluate(() => location.hash);
  await bram.page.goto(`${server.url}/${evening}`);
  await bram.page.locator('[data-entry]').waitFor();
  await bram.person.context.setOffline(true);
  await bram.points(4, 7, 2);
  // The device has forgotten the book over others, and comes back by the other link.
  await bram.page.evaluate(() => {
    location.hash = '#sheet';
    localStorage.removeItem('stamtafel-books');
  });
  await bram.page.getByRole('heading', { name: bram.say('web-pad'), exact: true }).waitFor();
  await bram.person.context.setOffline(false);
  await bram.page.goto(`${server.url}/${look}`);
  await bram.page.reload();
  const stuck = bram.page.locator('[data-stuck]');
  await stuck.waitFor();
  await bram.looks('cannot be sent');
  await bram.page.goto(`${server.url}/${evening}`);
  await anna.points(11, 0, 2);
  await bram.page.getByText('+11', { exact: true }).first().waitFor();

  const json = String(await bram.download(bram.say('web-pad-stuck-save')));
  await bram.press('web-pad-stuck-discard');
  await bram.page.getByRole('dialog').getByRole('button', { name: bram.say('web-pad-stuck-discard'), exact: true }).click();
  await stuck.waitFor({ state: 'detached' });
  expect((await anna.book()).evenings[0]!.lines).toHaveLength(2);
  // What was saved is a sheet with it, as one that stands to be decided.
  await bram.page.goto(`${server.url}/#sheet`);
  await bram.page.locator('input[type="file"]').setInputFiles(file('mine.json', json));
  await bram.page.locator('[data-doubt="line"]').waitFor();
  expect((await bram.book()).evenings[0]!.lines.map(({ changes }) => changes)).toEqual(expect.arrayContaining([[7, 4], [11, 0], [4, 7]]));
  for (const pad of [anna, bram]) await pad.person.leave();
});
