// Evenings that survive: a page loaded again, a second tab, a cut line, a server that is killed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { doToepen, playWippen } from './support/play.ts';
import { Wire } from './support/proxy.ts';
import { Seat, until } from './support/seat.ts';
import { begin, openTable, press, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

describe('in the middle of a deal', () => {
  let anna: Seat;
  let ben: Seat;
  let wire: Wire;

  beforeEach(async () => {
    wire = await Wire.to(server.url);
    const code = await openTable(wire.url, { game: 'wippen', preset: 'advanced' });
    anna = await sit(await Person.at(browser, wire.url), wire.url, code, 'Anna');
    ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
    await begin(anna, [ben]);
    for (let move = 0; move < 3; move += 1) {
      await until('somebody is asked', () => anna.asked || ben.asked);
      await playWippen(anna.asked ? anna : ben);
    }
  });
  afterEach(async () => {
    await anna.person.leave();
    await ben.person.leave();
    wire.end();
  });

  const goesOn = async (seats: Seat[]): Promise<void> => {
    const number = seats[0]!.number;
    for (let move = 0; move < 3; move += 1) {
      await until('somebody is asked', () => seats.some((seat) => seat.asked));
      await playWippen(seats.find((seat) => seat.asked)!);
    }
    await until('all have heard of it', () => seats.every((seat) => seat.number >= number + 3));
  };

  it('a page that is loaded again shows the same hand', async () => {
    const hand = [...anna.hand];
    await anna.person.page.reload();
    await until('the hand is there', async () => (await anna.person.page.locator('[data-hand]').count()) === hand.length);
    expect(anna.hand).toEqual(hand);
    await goesOn([anna, ben]);
  });

  it('a second tab takes over, and the first can take it back', async () => {
    const second = await anna.person.context.newPage();
    await second.goto(anna.person.page.url());
    await second.locator('[data-hand]').first().waitFor();
    await anna.person.page.getByText(say('web-elsewhere')).waitFor();
    await press(anna.person, 'web-here');
    await anna.person.page.locator('[data-hand]').first().waitFor();
    await second.getByText(say('web-elsewhere')).waitFor();
    await second.close();
    await goesOn([anna, ben]);
  });

  it('a line that is cut for ten seconds comes back, and nothing is missed', async () => {
    const { page } = anna.person;
    wire.cut();
    await page.getByText(say('web-line-lost')).first().waitFor();
    if (ben.asked) await playWippen(ben);
    await new Promise((done) => setTimeout(done, 10_000));
    wire.mend();
    await until('both know the same', () => anna.number === ben.number, 10_000);
    await goesOn([anna, ben]);
  });

  it('a server that is killed goes on with the same cards', async () => {
    const hands = [[...anna.hand], [...ben.hand]];
    await server.stop('SIGKILL');
    await ben.person.page.getByText(say('web-line-lost')).first().waitFor();
    await server.start();
    await until('both are back', () => anna.stage === 'during' && ben.stage === 'during');
    expect([anna.hand, ben.hand]).toEqual(hands);
    await goesOn([anna, ben]);
  });
});

it('a server that is killed while a toep is being answered waits for the answer', async () => {
  const code = await openTable(server.url, { game: 'toepen', switches: { exchange: false } });
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  const dealer = [anna, ben].find((seat) => seat.toepen?.moves.includes('deal'));
  if (dealer) await doToepen(dealer, 'deal');
  await until('a card can be played', () => anna.asked || ben.asked);
  const [toeper, answerer] = anna.asked ? [anna, ben] : [ben, anna];
  await doToepen(toeper, 'toep');
  await until('the toep is asked about', () => answerer.toepen?.hand?.answering != null);
  const hand = [...answerer.hand];

  await server.stop('SIGKILL');
  await server.start();

  await until('the question is back', () => answerer.asked && answerer.toepen?.hand?.answering != null);
  expect(answerer.hand).toEqual(hand);
  await doToepen(answerer, 'stay');
  await until('it is paid', () => answerer.toepen?.hand?.stakes.every((stake) => stake === 2) ?? false);
  await anna.person.leave();
  await ben.person.leave();
});
