// Checks in the page that the cards of a record were dealt as they had been fixed: docs/fairness.md, written anew. The
// browser's own hashes are there on https only, so they come from a library.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Flaw, readRecord, type Head, type Line, type RecordText } from './record.ts';

/** Something that has been checked, and is right. */
export type Found = { what: 'whole' | 'secret' | 'shares' | 'no-shares' | 'packs' | 'cards' | 'proofs' | 'shown'; args: Args };

export type Verdict = { found: Found[]; flaw: Flaw | null };

/** What a table showed while the match was played; what it does not know is left out. */
export type Shown = { commitment?: string | null; shares?: readonly string[]; roots?: readonly string[] };

type Args = Record<string, string | number>;
type Bytes = Uint8Array;

/** The one hash: of `stamtafel/1/`, the tag, a line feed, and the parts one after another. */
export const tagged = (tag: string, ...parts: Bytes[]): Bytes =>
  sha256(concatBytes(utf8ToBytes(`stamtafel/1/${tag}\n`), ...parts));

const four = (value: number): Bytes => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);

/** The 32-bit numbers of a key. */
function* stream(key: Bytes): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(tagged('stream', key, four(block)).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

/** The cards, given in canonical order, in the order of the pack. */
export function shuffled(key: Bytes, cards: readonly string[]): string[] {
  const order = [...cards];
  const words = stream(key);
  for (let last = order.length - 1; last > 0; last--) {
    const bound = last + 1;
    const limit = Math.floor(2 ** 32 / bound) * bound;
    let word: number;
    do word = words.next().value;
    while (word >= limit);
    [order[last], order[word % bound]] = [order[word % bound]!, order[last]!];
  }
  return order;
}

const leaf = (salt: Bytes, place: number, card: string): Bytes =>
  tagged('card', salt, new Uint8Array([place]), utf8ToBytes(card));

/** The top of the tree of hashes over all cards at their places. */
export function rootOf(key: Bytes, order: readonly string[]): string {
  let level = order.map((card, place) => leaf(tagged('salt', key, new Uint8Array([place])).slice(0, 16), place, card));
  while (level.length > 1) {
    level = level.flatMap((left, at) => {
      if (at % 2) return [];
      const right = level[at + 1];
      return [right ? tagged('node', left, right) : left];
    });
  }
  return bytesToHex(level[0]!);
}

/** Does it follow from an opening, `PLACE CARD SALT PARTNER…`, that this card lay at this place of a pack of that size? */
export function proves(root: string, size: number, opening: string): boolean {
  const [number, card, salt, ...path] = opening.split(' ');
  let place = Number(number);
  if (!(place < size) || !/^([0-9a-f]{2})+$/.test([salt, ...path].join(''))) return false;
  let node = leaf(hexToBytes(salt!), place, card!);
  for (let width = size; width > 1; width = Math.ceil(width / 2), place >>= 1) {
    if ((place ^ 1) >= width) continue;
    const partner = path.shift();
    if (partner === undefined) return false;
    const other = hexToBytes(partner);
    node = place % 2 ? tagged('node', other, node) : tagged('node', node, other);
  }
  return path.length === 0 && bytesToHex(node) === root;
}

/** The key of a pack, counted from 1. */
export function packKey(secret: Bytes, shares: readonly string[], number: number): Bytes {
  const mixed = shares.reduce((before, share) => tagged('share', before, hexToBytes(share)), tagged('shares'));
  return tagged('pack', secret, mixed, four(number));
}

const RANKS = 'A23456789TJQK';

/** The cards that are played with, in canonical order (T1; W2 and W3). */
export function packOf({ game, rules, players }: Pick<Head, 'game' | 'rules' | 'players'>): string[] {
  const toepen = game === 'toepen';
  const decks = toepen ? 1 : Number(rules.decks);
  const excess = toepen ? 0 : (52 * decks - 4) % (4 * players);
  const thinned = 'KQJ'.slice(0, Math.floor(excess / 4));
  const ranks = [...RANKS].filter((rank) => !toepen || !'23456'.includes(rank));
  return ranks.flatMap((rank) =>
    [...'shdc'].flatMap((suit) => Array<string>(decks - (thinned.includes(rank) ? 1 : 0)).fill(rank + suit)),
  );
}

/** Checks a record as far as it goes: all that is right until the first thing that is not. */
export function check(text: string, shown: Shown = {}): Verdict {
  const found: Found[] = [];
  try {
    const record = readRecord(text);
    found.push({ what: 'whole', args: { lines: record.lines } });
    if (record.head.view === 'all') checkAll(record, shown, found);
    else checkSeat(record, found);
    return { found, flaw: null };
  } catch (error) {
    return { found, flaw: error instanceof Flaw ? error : new Flaw('form', {}) };
  }
}

const restsOf = (entries: Line[], word: string): string[] =>
  entries.filter((entry) => entry.word === word).map((entry) => entry.rest);

function checkAll({ head, entries }: RecordText, shown: Shown, found: Found[]): void {
  const [commitment] = restsOf(entries, 'commitment');
  const [secretText] = restsOf(entries, 'secret');
  if (commitment === undefined) throw new Flaw('not-fixed');
  if (secretText === undefined) throw new Flaw('no-secret');
  const secret = hexToBytes(secretText);
  if (bytesToHex(tagged('secret', secret)) !== commitment) throw new Flaw('secret');
  found.push({ what: 'secret', args: {} });

  const shares = restsOf(entries, 'share').map((share) => share.split(' ')[1]!);
  found.push({ what: shares.length ? 'shares' : 'no-shares', args: { shares: shares.length, players: head.players } });

  const { packs, cards } = checkPacks(packOf(head), entries, (number) => packKey(secret, shares, number));
  found.push({ what: 'packs', args: { packs } }, { what: 'cards', args: { cards } });

  const differ = (one: readonly string[], other: readonly string[] | undefined): boolean =>
    other !== undefined && one.join(' ') !== other.join(' ');
  const { commitment: known, shares: knownShares, roots } = shown;
  if (known && known !== commitment) throw new Flaw('other-commitment');
  if (differ(shares, knownShares)) throw new Flaw('other-shares');
  if (differ(restsOf(entries, 'pack'), roots)) throw new Flaw('other-packs');
  if (known && roots) found.push({ what: 'shown', args: {} });
}

/** Every pack is the one that secret and shares give, and every card that was dealt the one at its place. */
function checkPacks(cards: string[], entries: Line[], keyOf: (number: number) => Bytes): { packs: number; cards: number } {
  let packs = 0;
  let dealt = 0;
  let order: string[] | null = null;
  let place = 0;
  for (const { line, word, rest } of entries) {
    if (word === 'pack') {
      packs += 1;
      const key = keyOf(packs);
      order = shuffled(key, cards);
      place = 0;
      if (rootOf(key, order) !== rest) throw new Flaw('pack', { line, pack: packs });
    } else if (word === 'deal') {
      for (const card of rest.split(' ').flatMap((packet) => packet.split(':')[1]?.match(/../g) ?? [])) {
        const fixed = order?.[place];
        if (fixed === undefined) throw new Flaw('unfixed', { line, card });
        if (fixed !== card) throw new Flaw('card', { line, pack: packs, place: place + 1, card, fixed });
        place += 1;
        dealt += 1;
      }
    }
  }
  return { packs, cards: dealt };
}

/** The record of a seat: every proof of a single card that it saw. */
function checkSeat({ head, entries }: RecordText, found: Found[]): void {
  const { length } = packOf(head);
  let root = '';
  let proofs = 0;
  for (const { line, word, rest } of entries) {
    if (word === 'pack') root = rest;
    if (word !== 'open') continue;
    if (!proves(root, length, rest)) throw new Flaw('proof', { line, card: rest.split(' ')[1] ?? '' });
    proofs += 1;
  }
  if (proofs === 0) throw new Flaw('no-secret');
  found.push({ what: 'proofs', args: { proofs } });
}
