// The score pad: evenings with real cards on a phone, their files out and in, keys alone.
import type { BookState } from '$wire';
import { expect, it } from 'vitest';
import { focused, focusShows, tabTo } from './support/keys.ts';
import { file, Pad } from './support/pad.ts';
import { season } from './support/season.ts';
import { until } from './support/seat.ts';
import { server, withServer } from './support/whole.ts';
import { formulas, unzip } from './support/zip.ts';

withServer();

/** A spreadsheet with a line for each player in its chart, and totals that are formulas and say what the sheet of one evening says. */
function isSpreadsheet(bytes: Buffer, { people, evenings: [evening] }: BookState): void {
  const files = unzip(bytes);
  const texts = files.get('xl/sharedStrings.xml')!;
  for (const { name } of people) expect(texts).toContain(`>${name}</t>`);
  const chart = files.get('xl/charts/chart1.xml')!;
  expect(chart).toContain('<c:lineChart>');
  expect(chart.match(/<c:ser>/g)).toHaveLength(people.length);
  const page = files.get('xl/worksheets/sheet1.xml')!;
  expect(page).toContain('<drawing ');
  const totals = formulas(page).filter(({ formula }) => /^SUM\(([A-Z]+)\d+:\1\d+\)$/.test(formula));
  const end = evening!.lines.at(-1)!.standings.map((standing) => standing - evening!.start);
  expect(totals.slice(0, people.length).map(({ value }) => Number(value))).toEqual(end);
}

/** Saves a sheet as everything that there is, and opens the file as another sheet: nothing is lost. The new one is open then. */
async function outAndIn(pad: Pad, game: 'wippen' | 'toepen', book: BookState): Promise<{ csv: string }> {
  const { page } = pad;
  const named = { game: pad.say(`web-game-${game}`) };
  await pad.to('files');
  const json = await pad.download(pad.say('web-pad-save-json'));
  const csv = String(await pad.download(pad.say('web-pad-save-csv', named)));
  const html = String(await pad.download(pad.say('web-pad-save-html', named)));
  expect(html).toContain('<svg');
  isSpreadsheet(await pad.download(pad.say('web-pad-save-xlsx', named)), book);
  await pad.looks(`files ${game}`);
  await page.goto(`${server.url}/#sheet`);
  await page.locator('input[type="file"]').setInputFiles(file('sheet.json', String(json)));
  await page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  await page.getByText(pad.say('web-pad-new-evening')).first().waitFor();
  expect(await pad.book()).toEqual(book);
  return { csv };
}

it('an evening of five games of Wippen: a mistake, files out and in', async () => {
  const pad = await Pad.at();
  const { page } = pad;
  await pad.looks('the list');
  await pad.begin('wippen', ['Anna', 'Bram'], 'basic');
  await pad.looks('the first game');
  expect(await page.getByText(pad.say('web-pad-deals', { name: 'Anna' })).count()).toBe(1);

  // What cannot be right does not count.
  await pad.count('Anna', 'web-pad-count-cards', 30);
  expect(await page.locator('.result').innerText()).toContain('30');
  await pad.button('web-pad-note').click({ force: true });
  await page.waitForTimeout(300);
  expect(await pad.button('web-pad-line-open', { line: 1 }).count()).toBe(0);
  await page.getByRole('button', { name: pad.say('web-pad-rest-to', { name: 'Bram', rest: '22', what: pad.say('web-pad-count-cards') }) }).click();
  await pad.piles({ Anna: [30, 8, 1, 0, 3], Bram: [22, 5, 0, 1, 1] });
  await pad.looks('wippen filled');
  await pad.note(1);
  const games = [[7, 4], [4, 7], [11, 0], [6, 5]] as const;
  for (const [at, [anna, bram]] of games.entries()) await pad.points(anna, bram, at + 2);
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
  await pad.looks('the evening');

  const { csv } = await outAndIn(pad, 'wippen', book);

  expect(csv.split('\n')[0]).toBe('evening,date,Anna,Bram');
  // As comma-separated values, with what is wrong named by its line.
  await pad.to('files');
  await page.locator('input[type="file"]').setInputFiles(file('old.csv', `${csv}1,2026-01-01,seven,4\n`));
  await page.getByText(new RegExp(pad.say('web-pad-import-fault', { line: 7, text: '' }))).waitFor();
  await pad.looks('a preview');
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
  await pad.looks('the first hand');
  const people = ['Anna', 'Bram', 'Carla'];
  for (let hand = 0; hand < 20; hand += 1) {
    const winner = people[(hand * 2) % 3]!;
    const others = people.filter((name) => name !== winner);
    await pad.hand(winner, hand % 4 === 0 ? [] : hand % 4 === 1 ? [{ by: winner }] : [{ by: others[0]!, folded: [others[1]!] }]);
    if (hand === 2) await pad.looks('toepen hand');
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
  await pad.looks('an evening of toepen');

  await outAndIn(pad, 'toepen', await pad.book());
  await pad.to('season');
  await page.locator('tbody').first().waitFor();
  await pad.looks('the season');
  await pad.person.leave();
});

it('an evening of toepen with folds, seeing, cards checked, tens, double and the last 7, on the smallest phone', async () => {
  const pad = await Pad.at({ lang: 'de', viewport: { width: 320, height: 568 } });
  const { page } = pad;
  await pad.press('web-pad-new');
  await pad.choose(pad.say('web-pad-game'), pad.say('web-game-toepen'));
  for (const name of ['Anna', 'Bram', 'Carla', 'Dirk']) {
    await page.getByLabel(pad.say('web-pad-add-player')).fill(name);
    await pad.press('web-pad-add');
  }
  await page.getByText(pad.say('web-pad-double'), { exact: true }).first().click();
  await page.locator('details summary').last().click();
  await page.getByText(pad.say('switch-toepen-report_tens'), { exact: true }).click();
  await pad.press('web-pad-begin');
  await page.locator('[data-entry]').waitFor();
  // Nothing is noted before somebody has won, and the page says what it waits for.
  expect(await page.locator('.result').innerText()).toBe(pad.say('web-pad-winner'));
  await pad.hand('Anna', []);
  await pad.note(1);
  // T15: seeing costs 3 of four; T8: who checks four pictures pays 2.
  await pad.hand('Carla', [{ by: 'Bram', folded: ['Anna'] }, { by: 'Carla', folded: ['Dirk'] }]);
  await page.getByText(pad.say('web-pad-seeing'), { exact: true }).click();
  await pad.press('web-pad-check-add');
  await pad.looks('seeing and a check');
  await pad.note(2);
  // T12: whoever is left has won; T18: who folded has not, and it is said why that cannot be.
  await pad.hand('Bram', [{ by: 'Bram', folded: ['Anna', 'Carla', 'Dirk'] }]);
  await pad.note(3);
  await pad.press('web-pad-last');
  await pad.choose(pad.say('web-pad-last-hands'), '7');
  await pad.press('web-pad-last-announce');
  await page.getByText(pad.say('web-pad-to-hands', { hands: 10, shown: '10' })).waitFor();
  await pad.hand('Dirk', [{ by: 'Anna', folded: ['Dirk'] }]);
  expect(await page.locator('.result').innerText()).toBe(pad.say('sheet-winner-folded'));
  await pad.choose(pad.say('web-pad-winner'), 'Anna');
  await pad.note(4);
  for (let hand = 5; hand <= 10; hand += 1) {
    await pad.hand('Dirk', []);
    // T22: a clip on the tens spot, which the winner takes.
    if (hand === 5) await page.getByRole('group', { name: pad.say('web-pad-tens') }).getByRole('checkbox', { name: 'Anna' }).check({ force: true });
    await pad.note(hand);
  }
  await page.getByText(pad.say('web-pad-won', { winners: 'Dirk', count: 1 })).waitFor();
  expect(await page.locator('[data-entry]').count()).toBe(0);
  await pad.sent();
  const [evening] = (await pad.book()).evenings;
  expect(evening!.lines.slice(0, 5).map(({ changes }) => changes)).toEqual([
    [3, -1, -1, -1],
    [-3, -4, 9, -2],
    [-1, 3, -1, -1],
    [5, -2, -2, -1],
    [-2, -1, -1, 4],
  ]);
  expect(evening!.end).toEqual({ after: 10, winners: [evening!.people[3]] });
  // T23, T25: 5 cents a clip, twice; no clip is lost.
  const cents = evening!.lines.at(-1)!.standings.map((standing) => (standing - 20) * 10);
  expect([cents, cents.reduce((sum, one) => sum + one)]).toEqual([[-30, -100, -10, 140], 0]);
  for (const [name, cent] of [['Anna', 30], ['Bram', 100], ['Carla', 10]] as const) {
    const money = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(cent / 100);
    await page.getByText(pad.say('web-pay', { which: 'others', from: name, to: 'Dirk', money })).waitFor();
  }
  await pad.looks('an evening on the smallest phone');
  await pad.person.leave();
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
  for (const name of ['Anna van der Wetering-Smit', 'Bram', 'Carla', 'Dirk']) {
    await tabTo(page, pad.say('web-pad-add-player'));
    await page.keyboard.type(name.slice(0, 24));
    await page.keyboard.press('Enter');
  }
  // The last one is typed and not added: they play all the same.
  await tabTo(page, pad.say('web-pad-add-player'));
  await page.keyboard.type('Els');
  await enter(pad.say('web-pad-begin'));
  await page.locator('[data-entry]').waitFor();
  await pad.looks('five players at 320 px');
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
  // The next one is entered from its top on, in the way of the last one.
  expect(await focused(page)).toBe(pad.say('web-pad-next-game', { line: 2 }));
  expect(await page.getByRole('spinbutton', { name: `Bram, ${pad.say('web-pad-points')}`, exact: true }).count()).toBe(1);
  await pad.looks('the sheet at 320 px');

  // A correction is no wider than what is seen, and leaves one where one was.
  await enter(pad.say('web-pad-line-open', { line: 1 }));
  await enter(pad.say('web-pad-correct'));
  const beyond = await page.locator('.more form :is(button, input)').evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0).map((one) => one.outerHTML),
  );
  expect(beyond).toEqual([]);
  await pad.looks('a correction at 320 px');
  await enter(pad.say('web-cancel'));
  await until('the focus is on the line', async () => (await focused(page)) === pad.say('web-pad-line-open', { line: 1 }));
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
  await pad.looks('in the dark');
  await pad.page.emulateMedia({ media: 'print' });
  await pad.looks('print');
  await pad.person.leave();
});

it('a season of many evenings shows the latest, all that one asks for, and all of it on paper', async () => {
  const pad = await Pad.at({ lang: 'nl', viewport: { width: 320, height: 568 } });
  const { page } = pad;
  await page.locator('input[type="file"]').setInputFiles(file('season.json', season(40, 2, 12)));
  await page.waitForURL(/#sheet\/[0-9a-f]{16}$/);
  const rows = page.locator('.paper').first().locator('tbody tr');
  await pad.to('season');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(24);
  await pad.looks('a season of many');
  await pad.press('web-pad-all-evenings', { shown: '40' });
  expect(await rows.count()).toBe(40);
  await page.reload();
  await rows.first().waitFor();
  expect(await rows.count()).toBe(24);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await rows.count()).toBe(40);
  await pad.person.leave();
});
