// What a line gives, worked out here too, so that one sees it while entering and without a connection. It mirrors the sums of
// the sheet (W30–W33, T4–T22); what counts is what the server says as soon as it has heard of the line.
import type { Course, GameLine, HandLine, LineEntry, Pile, SheetRules } from '$wire';

export type Wippen = Extract<SheetRules, { game: 'wippen' }>;
export type Toepen = Extract<SheetRules, { game: 'toepen' }>;

/** What cannot be right: the name of a message, and about which player (as a place in the line) it is. */
export type Fault = { key: string; player?: number; args?: Record<string, string | number> };

export type Reckoned = { changes: number[]; fault: null } | { changes: null; fault: Fault };

const given = (changes: number[]): Reckoned => ({ changes, fault: null });
const wrong = (key: string, player?: number, args?: Record<string, string | number>): Reckoned => ({
  changes: null,
  fault: { key, ...(player === undefined ? {} : { player }), ...(args ? { args } : {}) },
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is counted of all piles together, in the order in which one counts. */
export const COUNTED = ['cards', 'spades', 'tens', 'twos', 'aces'] as const;
export type Counted = (typeof COUNTED)[number];

const MOST_WIPS = 50;
const MOST_CLIPS = 10_000;
const MOST_TOEPS = 33;

/** What is in the pack for so many players. */
export const packFor = (rules: Wippen, players: number): Pile | undefined => rules.packs[players - rules.least];

/** What a line gives, by these rules. */
export function reckon(entry: LineEntry, players: number, rules: SheetRules): Reckoned {
  if ('game' in entry) return rules.game === 'wippen' ? ofGame(entry.game, players, rules) : wrong('sheet-other-game');
  return rules.game === 'toepen' ? ofHand(entry.hand, players, rules) : wrong('sheet-other-game');
}

/** W32: 2 points for the most, shared by two who tie; a tie of more, or a highest count of none, gives none. */
function most(counts: readonly number[], at: number): number {
  const highest = Math.max(...counts);
  const ties = counts.filter((count) => count === highest).length;
  return highest > 0 && counts[at] === highest ? Math.floor(2 / ties) : 0;
}

/** The points of piles, whatever cannot be right about them. */
export function points(piles: readonly Pile[], rules: Wippen): number[] {
  if (rules.only_cards) return piles.map(({ cards }) => cards);
  const cards = piles.map((pile) => pile.cards);
  const spades = piles.map((pile) => pile.spades);
  return piles.map(
    ({ tens, twos, aces, wips = 0 }, at) => most(cards, at) + most(spades, at) + 2 * tens + twos + aces + (rules.wips ? wips : 0),
  );
}

function ofGame(line: GameLine, players: number, rules: Wippen): Reckoned {
  const pack = packFor(rules, players);
  if (!pack) return wrong('sheet-per-player', undefined, { players });
  if ('points' in line) return ofPoints(line.points, pack, rules);
  const { piles } = line;
  const decks = pack.tens;
  for (const [player, pile] of piles.entries()) {
    if (pile.spades < pile.twos) return wrong('sheet-too-few-spades', player);
    // One ace in a deck may be among the spades, beside the 2♠.
    const otherAces = Math.max(0, pile.aces - Math.min(decks, pile.spades - pile.twos));
    if (pile.cards < pile.spades + pile.tens + otherAces) return wrong('sheet-too-few-cards', player);
    if (pile.wips && !rules.wips && !rules.only_cards) return wrong('sheet-no-wips', player);
    if (pile.wips && pile.wips > MOST_WIPS) return wrong('sheet-too-many-wips', player, { most: MOST_WIPS });
  }
  // W30: without any capture the cards are nobody's.
  const nothing = piles.every((pile) => COUNTED.every((what) => pile[what] === 0) && !pile.wips);
  if (!nothing) {
    for (const what of COUNTED) {
      const noted = sum(piles.map((pile) => pile[what]));
      if (noted !== pack[what]) return wrong('sheet-sum', undefined, { what, noted, pack: pack[what] });
    }
  }
  return given(points(piles, rules));
}

function ofPoints(noted: number[], pack: Pile, rules: Wippen): Reckoned {
  const all = sum(noted);
  if (all === 0) return given(noted); // W30
  const highest = rules.only_cards ? pack.cards : 4 + 2 * pack.tens + pack.twos + pack.aces;
  // W32: a tie of three for most cards or most spades leaves its two points.
  const least = rules.only_cards || noted.length < 3 ? highest : highest - 4;
  const wips = !rules.only_cards && rules.wips ? MOST_WIPS * noted.length : 0;
  for (let fits = least; fits <= highest; fits += rules.only_cards ? 1 : 2) {
    if (all >= fits && all <= fits + wips) return given(noted);
  }
  return wrong('sheet-points', undefined, { range: least === highest ? 'one' : 'other', noted: all, least, most: highest });
}

function ofHand({ winner, stakes }: HandLine, players: number, rules: Toepen): Reckoned {
  if ('changes' in stakes) {
    const surplus = sum(stakes.changes);
    return surplus === 0
      ? given(stakes.changes)
      : wrong('sheet-unbalanced', undefined, { too: surplus > 0 ? 'many' : 'few', clips: Math.abs(surplus) });
  }
  if ('clips' in stakes) {
    const none = stakes.clips.findIndex((clips) => clips < 1);
    if (none >= 0) return wrong('sheet-no-ante', none);
    const many = stakes.clips.findIndex((clips) => clips > MOST_CLIPS);
    if (many >= 0) return wrong('sheet-too-many-clips', many, { most: MOST_CLIPS });
    return given(won(stakes.clips.map((clips) => -clips), winner));
  }
  return ofCourse(stakes.course, winner, players, rules);
}

/** The winner takes what all others, and they themselves, have given. */
function won(changes: number[], winner: number): number[] {
  const pot = sum(changes);
  return changes.map((change, player) => (player === winner ? change - pot : change));
}

function ofCourse({ toeps = [], checks = [], tens = [] }: Course, winner: number, players: number, rules: Toepen): Reckoned {
  const changes = Array<number>(players).fill(-1); // T4
  const folded = new Set<number>();
  const left = () => changes.flatMap((_, player) => (folded.has(player) ? [] : [player]));
  if (toeps.length > MOST_TOEPS) return wrong('sheet-too-many-toeps', undefined, { most: MOST_TOEPS });
  if (checks.length > 0 && !rules.exchange) return wrong('sheet-no-exchange');
  const most = Math.max(0, 8 - players);
  if (checks.length > most) return wrong('sheet-too-many-checks', undefined, { most });
  for (const { by, of, honest } of checks) {
    if (by === of) return wrong('sheet-own-cards', by);
    // T8
    changes[by]! += honest ? -2 : 1;
    changes[of]! += honest ? 1 : 1 - players;
  }
  for (const [at, player] of tens.entries()) {
    // T22: once a hand, where it is played.
    if (!rules.tens || tens.indexOf(player) < at) return wrong('sheet-no-tens', player);
    changes[player]! -= 1;
  }
  let last: number | null = null;
  for (const [at, { by, clips = 1, folded: out = [], seeing = false }] of toeps.entries()) {
    if (seeing && (at === 0 || at + 1 < toeps.length)) return wrong('sheet-no-seeing');
    if (left().length === 1) return wrong('sheet-is-over', left()[0]!);
    if (folded.has(by)) return wrong('sheet-has-folded', by);
    if (last === by && !rules.retoep_own) return wrong('sheet-retoep-own', by);
    if (clips < 1 || clips > rules.most_toep) return wrong('sheet-toep-size', undefined, { clips });
    for (const player of out) {
      if (player === by) return wrong('sheet-own-toep', player);
      if (folded.has(player)) return wrong('sheet-has-folded', player);
      folded.add(player);
    }
    // T15: n − 1, and never less than the toep itself.
    const price = seeing ? Math.max(clips, players - 1) : clips;
    for (const player of left()) changes[player]! -= player === by ? clips : price;
    last = by;
  }
  if (left().length === 1 && left()[0] !== winner) return wrong('sheet-winner-not-left', left()[0]!);
  if (folded.has(winner)) return wrong('sheet-winner-folded');
  return given(won(changes, winner));
}
