// A page knows nothing that its seat may not know: not what it shows, not what it says to a screen reader, and not what
// lies in its memory.
import { expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { doToepen, playWippen } from './support/play.ts';
import { until, type Seat } from './support/seat.ts';
import { begin, openTable, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

type Heap = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
};

/**
 * Every text that something in the memory of a page holds: an object, a list, a variable. The names that the program's
 * code gives to its own things, two letters each once it is packed, are not meant.
 */
async function memory({ page, context }: Person): Promise<Set<string>> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return held(JSON.parse(chunks.join('')) as Heap);
}

function held({ snapshot: { meta }, nodes, edges, strings }: Heap): Set<string> {
  const node = Object.fromEntries(meta.node_fields.map((name, place) => [name, place]));
  const edge = Object.fromEntries(meta.edge_fields.map((name, place) => [name, place]));
  const size = meta.node_fields.length;
  const typeOf = (at: number): string => meta.node_types[0][nodes[at + node.type!]!]!;
  const texts = new Set<string>();
  let at = 0;
  for (let from = 0; from < nodes.length; from += size) {
    const holds = ['object', 'closure', 'array', 'native'].includes(typeOf(from));
    for (let count = nodes[from + node.edge_count!]!; count > 0; count -= 1, at += meta.edge_fields.length) {
      const how = meta.edge_types[0][edges[at + edge.type!]!]!;
      const to = edges[at + edge.to_node!]!;
      if (!holds || !['element', 'property', 'context'].includes(how)) continue;
      if (typeOf(to).includes('string')) texts.add(strings[nodes[to + node.name!]!]!);
    }
  }
  return texts;
}

const spoken = (card: string): string => {
  const suits: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
  const ranks = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'];
  const rank = ranks['A23456789TJQK'.indexOf(card[0]!)]!;
  return say('card-spoken', { rank: say(`rank-${rank}`), suit: say(`suit-${suits[card[1]!]!}`) });
};

/** Nothing of these cards is in the page of somebody who may not know them. */
async function knowsNothingOf(who: Person, cards: readonly string[], own: readonly string[]): Promise<void> {
  const strings = await memory(who);
  for (const card of own) expect(strings.has(card), `${card}, one's own, in the memory`).toBe(true);
  const tree = await who.page.locator('body').ariaSnapshot();
  const html = await who.page.content();
  for (const card of cards) {
    expect(strings.has(card), `${card} in the memory`).toBe(false);
    expect([...strings].find((text) => text.includes(`"${card}"`)), `${card} in a message`).toBeUndefined();
    expect(tree, `${card} for a screen reader`).not.toContain(spoken(card));
    expect(html, `${card} in the page`).not.toContain(`"${card}"`);
  }
}

/** Cards of one hand that another has never been sent; what is only digits of a proof is no card. */
function unknownTo(other: Person, cards: readonly string[]): string[] {
  const sent = other.frames.map((frame) => frame.replace(/[0-9a-f]{16,}/g, ''));
  return cards.filter((card) => !sent.some((frame) => frame.includes(card)));
}

async function two(rules: Parameters<typeof openTable>[1]): Promise<[Seat, Seat]> {
  const code = await openTable(server.url, rules);
  const anna = await sit(await Person.at(browser, server.url), server.url, code, 'Anna');
  const ben = await sit(await Person.at(browser, server.url), server.url, code, 'Ben');
  await begin(anna, [ben]);
  return [anna, ben];
}

it('in Wippen, dealt and in the middle of a deal', async () => {
  const [anna, ben] = await two({ game: 'wippen', preset: 'advanced' });
  for (let round = 0; round < 2; round += 1) {
    for (const [one, other] of [[anna, ben], [ben, anna]] as const) {
      const cards = unknownTo(other.person, one.hand);
      expect(cards.length, 'there is something to hide').toBeGreaterThan(0);
      await knowsNothingOf(other.person, cards, other.hand);
    }
    for (let move = 0; move < 2; move += 1) {
      await until('somebody is asked', () => anna.asked || ben.asked);
      await playWippen(anna.asked ? anna : ben);
    }
  }
  await anna.person.leave();
  await ben.person.leave();
});

it('in toepen, after an exchange, and for whoever looks on', async () => {
  const [anna, ben] = await two({ game: 'toepen' });
  const watcher = await Person.at(browser, anna.person.page.url());
  await watcher.page.getByText('Anna').first().waitFor();
  const dealer = [anna, ben].find((seat) => seat.toepen?.moves.includes('deal'));
  if (dealer) await doToepen(dealer, 'deal');
  await until('cards are dealt', () => anna.hand.length === 4 && ben.hand.length === 4);
  const laid = [...anna.hand];
  await doToepen(anna, 'exchange');
  await until('new cards are there', () => anna.hand.every((card) => !laid.includes(card)));
  for (const other of [ben.person, watcher]) {
    const cards = unknownTo(other, [...laid, ...anna.hand]);
    expect(cards).toHaveLength(8);
    await knowsNothingOf(other, cards, other === watcher ? [] : ben.hand);
  }
  await knowsNothingOf(watcher, unknownTo(watcher, ben.hand), []);
  for (const person of [anna.person, ben.person, watcher]) await person.leave();
});
