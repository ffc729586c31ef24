// The middle of the table: a place for each player, where their pile lies and what they staked.
import type { ToepenHand } from '$wire';

/** Where a card lies: in the trick under way, in the one that is just over, or on a pile before that. */
export type Lies = 'now' | 'last' | 'before';

export type Spot = {
  seat: number;
  /** The pile that can be seen, bottom to top; null lies face down. */
  pile: (string | null)[];
  lies: Lies;
  /** Did they lead to the trick that is shown? */
  led: boolean;
  folded: boolean;
  stake: number;
  /** Four cards that they laid down, at which somebody may still look. */
  laid: boolean;
  /** A clip on the tens spot. */
  ten: boolean;
};

export function spotsOf(hand: ToepenHand, order: readonly number[]): Spot[] {
  const deepest = Math.max(0, ...hand.piles.map((pile) => pile.length));
  const under = hand.winner === null && hand.trick.some((card) => card !== null);
  return order.map((seat) => {
    const pile = hand.piles[seat] ?? [];
    const last = pile.length > 0 && pile.length === deepest;
    return {
      seat,
      pile,
      lies: under && hand.trick[seat] != null ? 'now' : !under && last ? 'last' : 'before',
      led: under && hand.leader === seat,
      folded: hand.folded.includes(seat),
      stake: hand.stakes[seat] ?? 0,
      laid: hand.phase === 'exchange' && hand.unchecked.includes(seat),
      ten: hand.tens.includes(seat),
    };
  });
}

/** What lies there to be won. */
export const potOf = (hand: ToepenHand): number => hand.stakes.reduce((sum, clips) => sum + clips, hand.tens.length);

/** All seats clockwise, whoever looks on last: they sit at the bottom. */
export function orderOf(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, place) => ((me ?? players - 1) + 1 + place) % players);
}

/** Where the `place`-th of `order` lies around the middle: from -1 to 1 to the right and down. */
export function around(place: number, players: number): { x: number; y: number } {
  const angle = Math.PI / 2 + ((place + 1) * 2 * Math.PI) / players;
  const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;
  return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
}

type Room = {
  width: number;
  height: number;
  players: number;
  /** Pixels that words take in the height. */
  words: number;
  /** Do all played cards stay visible, fanned? */
  open: boolean;
};

/** The least and the most that a card in the middle is wide, in pixels. */
const NARROWEST = 36;
const WIDEST = 88;
/** What stands under a card, a name and clips, and the gap to the next row; what stands above all. */
const BELOW = 46;
const ABOVE = 44;
/** Narrower cards have the clips on them, and a sign instead of words. */
export const NARROW = 48;
const BELOW_NARROW = 28;

/** How wide four fanned cards are, in cards. */
const FANNED = 1.9;

export type Plan = {
  ring: boolean;
  /** Do the words stand beside the places, because there is no height for them below? */
  side: boolean;
  columns: number;
  card: number;
};

/** What the places have of the width, if words stand beside them. */
export const BESIDE = 0.66;

/** How the places lie: in a ring, as people sit, where there is room; else in one row or two, whichever has the wider cards. */
export function planOf({ width, height, players, words, open }: Room): Plan {
  const fit = (inWidth: number, inHeight: number): number => {
    const widest = (below: number): number => Math.min(WIDEST, open ? inWidth / FANNED : inWidth, (inHeight - below) / 1.4);
    return Math.round(Math.max(NARROWEST, widest(BELOW), Math.min(NARROW - 1, widest(BELOW_NARROW))));
  };
  if (width >= 440 && height >= 360 && players > 2) {
    return { ring: true, side: false, columns: 1, card: fit(width / 6, (height - Math.max(words, 110)) / 2) };
  }
  const side = height < 200 && width >= 360;
  const [across, down] = side ? [width * BESIDE, height - ABOVE] : [width, height - words - ABOVE];
  const inRows = (rows: number): Plan => {
    const columns = Math.ceil(players / rows);
    return { ring: false, side, columns, card: fit(across / columns - 12, down / rows) };
  };
  const [one, two] = [inRows(1), inRows(2)];
  return two.card > one.card && players > 3 ? two : one;
}
