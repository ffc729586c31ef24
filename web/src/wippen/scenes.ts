// How a turn of Wippen is shown: a card goes to the pot, what it takes gathers under it, and all of it goes to the pile.
import type { SeenStep, WippenView } from '$wire';
import { play } from '../motion/sound.ts';
import type { Reel } from '../motion/reel.svelte.ts';
import type { Trip } from '../motion/stage.svelte.ts';
import type { Turn } from '../table/table.svelte.ts';
import { cardsOfBuild, isBuild, keyed, partsOf, textOf, type Parts } from './notation.ts';
import { isLastDeal, isWip, stepsOf, wippenOf } from './say.ts';

/** How long a gathered capture, and any other move of somebody else, is left to be seen, in milliseconds. */
const SEEN = 450;
const OTHER_MOVE = 350;

type Deal = Extract<SeenStep, { step: 'deal' }>;

/** What is called out over the pot. */
export type Call = 'wip' | 'last-deal';

export type Shown = { me: number | null; reel: Reel<Turn, WippenView>; call: (what: Call) => void };

/** The keys of as many things as are written so, in a list of which each has one. */
function keysFor(all: readonly string[], wanted: readonly string[]): string[] {
  const left = [...wanted];
  return keyed(all).flatMap(({ key, text }) => {
    const place = left.indexOf(text);
    if (place < 0) return [];
    left.splice(place, 1);
    return [key];
  });
}

const builds = (view: WippenView): string[] => view.builds.map(({ text }) => text);

/** Shows one entry over what was drawn before it. */
export async function show(turn: Turn, shown: Shown): Promise<void> {
  const before = wippenOf(turn.before);
  const after = wippenOf(turn.after);
  if (!before || !after) return;
  for (const step of stepsOf(turn)) {
    if (step.step === 'act') await act(turn, step.seat, partsOf(step.move), before, after, shown);
    else if (step.step === 'deal') await deal(turn, step, after, shown);
  }
}

async function act(turn: Turn, seat: number, parts: Parts, before: WippenView, after: WippenView, shown: Shown): Promise<void> {
  const { me, reel } = shown;
  const mine = seat === me;
  const { card } = parts;
  const from = mine ? `hand:${keysFor(before.hand ?? [], [card])[0]}` : `mat:${seat}`;
  // Cards that are dealt in the same moment are not to be seen yet.
  const dealt = stepsOf(turn).some(({ step }) => step === 'deal');
  play('card');
  if (parts.kind === 'steal') {
    const pile = `pile:${parts.from}`;
    await reel.fly([{ card, from, to: pile }]);
    const top = before.tops[parts.from!] ?? null;
    await reel.fly([{ card: top, from: pile, to: `pile:${seat}` }, { card, from: pile, to: `pile:${seat}` }], { together: true });
  } else if (parts.kind === 'add') {
    const key = keysFor(after.loose, [card]).at(-1);
    if (dealt || key === undefined) await reel.fly([{ card, from, to: 'pot' }]);
    else await reel.fly([{ card, from, to: `pot:${key}` }], { redraw: () => reel.draw(after) });
  } else {
    const [first, gathered] = await gather(card, from, parts, before, shown);
    if (parts.kind === 'capture') {
      await reel.rest(mine ? SEEN / 3 : SEEN);
      const trips = gathered.map((one): Trip => ({ card: one, from: first, to: `pile:${seat}` }));
      if (isWip(turn, seat)) shown.call('wip');
      await reel.fly(trips, { together: true });
    } else {
      const made = builds(after).find((build) => !builds(before).includes(build));
      const trips = gathered.map((one): Trip => ({ card: one, from: first, to: `pot:${made}.0` }));
      if (made && !dealt) await reel.fly(trips, { together: true, redraw: () => reel.draw(after) });
    }
  }
  if (after.games > before.games) await rest(seat, parts, before, after, shown);
  if (!mine) await reel.rest(OTHER_MOVE);
}

/** The card goes to the first of what it takes or is built on, and the others come to it. */
async function gather(card: string, from: string, parts: Parts, before: WippenView, { reel }: Shown): Promise<[string, string[]]> {
  const keys = [...keysFor(builds(before), parts.builds), ...keysFor(before.loose, parts.loose)];
  const first = `pot:${keys[0]}`;
  await reel.fly([{ card, from, to: first }]);
  const others = keys.slice(1).filter((key) => !isBuild(key));
  await reel.fly(others.map((key) => ({ card: textOf(key), from: `pot:${key}`, to: first })));
  const lies = keys[0] === undefined ? [] : isBuild(keys[0]) ? cardsOfBuild(keys[0]).slice(0, 1) : [textOf(keys[0])];
  return [first, [...lies, ...others.map(textOf), card]];
}

/** W30: what is left in the pot at the end goes to who captured last. */
async function rest(seat: number, parts: Parts, before: WippenView, after: WippenView, { reel }: Shown): Promise<void> {
  const to = parts.kind === 'capture' ? seat : before.last_capture;
  if (to === null || after.players === 0) return;
  const taken = keysFor(before.loose, parts.loose);
  const left = keyed(before.loose).filter(({ key }) => !taken.includes(key));
  await reel.rest(SEEN);
  await reel.fly(left.map(({ key, text }) => ({ card: text, from: `pot:${key}`, to: `pile:${to}` })));
}

async function deal(turn: Turn, { packets }: Deal, after: WippenView, shown: Shown): Promise<void> {
  if (isLastDeal(turn)) shown.call('last-deal');
  play('card');
  const to = (seat: number | null): string => (seat === null ? 'pot' : seat === shown.me ? 'hand' : `mat:${seat}`);
  await shown.reel.fly(packets.map(({ seat }) => ({ card: null, from: 'stock', to: to(seat) })));
  await shown.reel.draw(after);
}
