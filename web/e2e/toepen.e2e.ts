// A whole session of toepen with three people, in which everything happens that can happen in one.
import { expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { doToepen, playOn } from './support/play.ts';
import type { Seat } from './support/seat.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';

withServer();

/** What is to happen at least once; each is taken off when it did. */
const wanted = new Set(['exchange', 'check', 'toep', 'fold', 're-toep', 'see']);

/** What somebody does: what is still wanted, if it can be done now, and otherwise what keeps the hand going. */
function choose(seat: Seat): string {
  const view = seat.toepen!;
  const { hand } = view;
  const may = (move: string): boolean => view.moves.includes(move);
  const is = (what: string, move: string): string => {
    wanted.delete(what);
    return move;
  };
  const check = view.moves.find((move) => move.startsWith('check'));
  if (check && wanted.has('check')) return is('check', check);
  if (may('exchange') && wanted.has('exchange')) return is('exchange', 'exchange');
  if (hand?.answering?.seeing && may('stay')) return is('see', 'stay');
  if (may('fold') && hand?.answering && wanted.has('fold') && !wanted.has('toep') && hand.folded.length === 0) return is('fold', 'fold');
  if (may('stay')) return 'stay';
  if (hand && may('toep')) {
    if (wanted.has('toep') && seat.asked) return is('toep', 'toep');
    // In the last trick: its first card is led after a toep, and whoever plays the last card toeps over it.
    const last = hand.held.every((cards, player) => cards <= 1 || hand.folded.includes(player));
    const unplayed = hand.held.filter((cards, player) => cards > 0 && !hand.folded.includes(player)).length;
    if (last && !wanted.has('fold') && wanted.has('see') && seat.asked) {
      if (hand.toeps.count === 0 && unplayed > 1) return 'toep';
      if (unplayed === 1 && hand.toeps.count > 0) return is('re-toep', 'toep');
    }
  }
  for (const move of ['ready', 'decline', 'deal']) if (may(move)) return move;
  return view.moves.find((move) => /^[A2-9TJQK][shdc]$/.test(move))!;
}

it('is played to its end with toep, fold, re-toep, seeing, exchange and check', async () => {
  const code = await openTable(server.url, { game: 'toepen', switches: { hands: 6 } });
  const people = await Promise.all(['Anna', 'Ben', 'Carla'].map(() => Person.at(browser, server.url)));
  const seats: Seat[] = [];
  for (const [place, name] of ['Anna', 'Ben', 'Carla'].entries()) {
    seats.push(await sit(people[place]!, server.url, code, name));
  }
  await begin(seats[0]!, seats.slice(1));

  await playOn(seats, async (seat) => doToepen(seat, choose(seat)));

  expect([...wanted]).toEqual([]);
  const balances = seats.map((seat) => seat.toepen?.balances);
  expect(balances[0]!.reduce((sum, clips) => sum + clips, 0)).toBe(60);
  expect(balances[1]).toEqual(balances[0]);
  for (const person of people) {
    await person.page.locator('section.end').waitFor();
    await person.leave();
  }
});
