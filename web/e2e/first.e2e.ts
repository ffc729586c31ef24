// The first visit, and every page, sheet and table in every language and light.
import { describe, expect, it } from 'vitest';
import { LANGS, Person } from './support/people.ts';
import { doToepen, playOn, playWippen } from './support/play.ts';
import { Seat, until } from './support/seat.ts';
import { isSound } from './support/sound.ts';
import { begin, openTable, press, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';

const LIGHTS = ['light', 'dark'] as const;
const SMALL = { width: 320, height: 568 };

withServer();

it('loads less than 150 KB, from its own server alone', async () => {
  const person = await Person.at(browser, 'about:blank');
  const session = await person.context.newCDPSession(person.page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const hosts = new Set<string>();
  person.page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await person.page.goto(server.url);
  await press(person, 'web-home-wippen');
  const seat = new Seat(person);
  await until('cards are dealt', () => seat.hand.length === 4);
  await person.page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(server.url).host]);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(150_000);
  await person.context.close();
});

/** Looks at what the bar over the table opens, and closes it again. */
async function sheetsAreSound(person: Person, what: string): Promise<void> {
  for (const button of ['web-menu', 'web-help', 'web-say'] as const) {
    await press(person, button);
    await person.page.locator('dialog[open] h2').first().waitFor();
    await isSound(person, `${what}, ${button}`);
    await person.page.keyboard.press('Escape');
  }
  await press(person, 'web-menu');
  await press(person, 'web-settings');
  await isSound(person, `${what}, settings`);
  await person.page.keyboard.press('Escape');
}

describe.each(LANGS)('in %s', (lang) => {
  it.each(LIGHTS)('every page is sound when it is %s', async (colorScheme) => {
    const person = await Person.at(browser, server.url, { lang, colorScheme, viewport: SMALL });
    const { page } = person;
    for (const hash of ['', 'new/wippen', 'new/toepen', 'replay', 'aaaaaaaaaa']) {
      await page.goto(`${server.url}/#${hash}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await isSound(person, `#${hash}`);
    }
    await page.goto(`${server.url}/#`);
    await press(person, 'web-settings');
    await isSound(person, 'settings');
    await page.keyboard.press('Escape');
    for (const game of ['wippen', 'toepen'] as const) {
      await page.goto(`${server.url}/#`);
      await press(person, `web-home-${game}`);
      await page.locator('[data-seat]').first().waitFor();
      await page.waitForTimeout(1500);
      await isSound(person, game);
      await sheetsAreSound(person, game);
    }
    await person.leave();
  });
});

const GAMES = {
  wippen: { rules: { game: 'wippen', preset: 'advanced', switches: { finish: 'games 1' } }, play: playWippen },
  toepen: {
    rules: { game: 'toepen', switches: { hands: 1 } },
    play: (seat: Seat) => {
      const moves = seat.toepen!.moves;
      const move = ['deal', 'decline', 'ready', 'stay'].find((one) => moves.includes(one));
      return doToepen(seat, move ?? moves.find((one) => one.length === 2)!);
    },
  },
} as const;

describe.each(['wippen', 'toepen'] as const)('three who play %s, each in a language of their own', (game) => {
  it.each(LIGHTS)('have a sound lobby, table and end when it is %s', async (colorScheme) => {
    const { rules, play } = GAMES[game];
    const code = await openTable(server.url, rules, { turn_time: '2min' });
    const seats: Seat[] = [];
    for (const lang of LANGS) {
      const person = await Person.at(browser, server.url, { lang, colorScheme, viewport: SMALL });
      seats.push(await sit(person, server.url, code, `Speler ${lang}`));
    }
    const all = async (what: string): Promise<void> => {
      for (const { person } of seats) await isSound(person, what);
    };
    await all('the lobby');
    await begin(seats[0]!, seats.slice(1));
    await until('it is dealt, or to be dealt', () => seats.some((seat) => seat.asked));
    await seats[0]!.person.page.waitForTimeout(1500);
    await all(`${game} begun`);
    let moves = 0;
    await playOn(seats, play, () => (moves += 1) > 40);
    await all(`${game} under way`);
    await playOn(seats, play);
    for (const { person } of seats) await person.page.locator('section.end').waitFor();
    await all(`the end of ${game}`);
    for (const { person } of seats) await person.leave();
  });
});
