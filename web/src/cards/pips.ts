// Our own drawings, for a card of 60 × 84 units. Suits are drawn around their middle, 20 high, in relative steps alone: so
// they can be put anywhere in any size, and all ink of a card is one path, which keeps a pot of thirty cards cheap to draw.
import type { Suit } from './card.ts';

/** Where a suit's line begins, and its steps. */
const SUITS: Record<Suit, { from: [number, number]; steps: string }> = {
  s: {
    from: [0, -9.4],
    steps:
      'c-2.6 4.7-8.6 7.4-8.6 12.1c0 2.9 2.2 4.7 4.6 4.7c1.3 0 2.4-.5 3.1-1.4c-.2 1.7-.9 2.7-2 3.6h5.8c-1.1-.9-1.8-1.9-2-3.6c.7.9 1.8 1.4 3.1 1.4c2.4 0 4.6-1.8 4.6-4.7c0-4.7-6-7.4-8.6-12.1z',
  },
  h: {
    from: [0, 9.4],
    steps:
      'c-1.6-3.5-8.9-7.3-8.9-12.8c0-2.9 2.2-5 4.8-5c1.9 0 3.4 1.1 4.1 2.8c.7-1.7 2.2-2.8 4.1-2.8c2.6 0 4.8 2.1 4.8 5c0 5.5-7.3 9.3-8.9 12.8z',
  },
  d: {
    from: [0, -9.6],
    steps:
      'c1.9 3.7 4.3 6.9 7.4 9.6c-3.1 2.7-5.5 5.9-7.4 9.6c-1.9-3.7-4.3-6.9-7.4-9.6c3.1-2.7 5.5-5.9 7.4-9.6z',
  },
  c: {
    from: [0, -9.2],
    steps:
      'c2.3 0 4.2 1.9 4.2 4.2c0 2.3-1.9 4.2-4.2 4.2c-2.3 0-4.2-1.9-4.2-4.2c0-2.3 1.9-4.2 4.2-4.2zm-4.7 7.2c2.3 0 4.2 1.9 4.2 4.2c0 2.3-1.9 4.2-4.2 4.2c-2.3 0-4.2-1.9-4.2-4.2c0-2.3 1.9-4.2 4.2-4.2zm9.4 0c2.3 0 4.2 1.9 4.2 4.2c0 2.3-1.9 4.2-4.2 4.2c-2.3 0-4.2-1.9-4.2-4.2c0-2.3 1.9-4.2 4.2-4.2zm-4.7 0l1.3 5c.1 2.9.7 4.9 1.9 6.2h-6.4c1.2-1.3 1.8-3.3 1.9-6.2z',
  },
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The steps of suits in the sizes that were wanted so far. */
const scaled = new Map<string, string>();

/** The path of a suit: its middle, how large, and whether it stands on its head. */
export function suitPath(suit: Suit, x: number, y: number, size = 1, turned = false): string {
  const scale = turned ? -size : size;
  const { from, steps } = SUITS[suit];
  const name = `${suit}${scale}`;
  let path = scaled.get(name);
  if (path === undefined) {
    path = steps.replace(/-?(\d+\.?\d*|\.\d+)/g, (number) => ` ${round(Number(number) * scale)}`);
    scaled.set(name, path);
  }
  return `M${round(x + from[0] * scale)} ${round(y + from[1] * scale)}${path}`;
}

/** Where the pips of a number card stand, in units of its field (0 to 1); below the middle they stand on their heads. */
const COLUMNS: Record<string, [number, number][]> = {
  2: [[0.5, 0], [0.5, 1]],
  3: [[0.5, 0], [0.5, 0.5], [0.5, 1]],
  4: [[0, 0], [1, 0], [0, 1], [1, 1]],
  5: [[0, 0], [1, 0], [0.5, 0.5], [0, 1], [1, 1]],
  6: [[0, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [1, 1]],
  7: [[0, 0], [1, 0], [0.5, 0.25], [0, 0.5], [1, 0.5], [0, 1], [1, 1]],
  8: [[0, 0], [1, 0], [0.5, 0.25], [0, 0.5], [1, 0.5], [0.5, 0.75], [0, 1], [1, 1]],
  9: [[0, 0], [1, 0], [0, 0.333], [1, 0.333], [0.5, 0.5], [0, 0.667], [1, 0.667], [0, 1], [1, 1]],
  T: [[0, 0], [1, 0], [0.5, 0.167], [0, 0.333], [1, 0.333], [0, 0.667], [1, 0.667], [0.5, 0.833], [0, 1], [1, 1]],
};

/** All pips of a number card. */
export const pipsPath = (rank: string, suit: Suit): string =>
  (COLUMNS[rank] ?? []).map(([x, y]) => pip(rank === 'T', suit, x, y)).join('');

/** The index of the ten is wider, so its pips stand closer. */
const pip = (ten: boolean, suit: Suit, x: number, y: number): string =>
  suitPath(suit, ten ? 34.5 + x * 17 : 30 + x * 20, 14 + y * 56, ten ? 0.5 : 0.56, y > 0.5);

/** Signs for the corner, 20 high and 12 wide, as lines: the same on every device, and `10` as narrow as it has to be. */
export const INDEX_PATHS: Record<string, string> = {
  A: 'M.8 19 6 1l5.2 18M2.8 12.8h6.4',
  2: 'M1.2 5.6C1.3 2.7 3.3 1 6 1s4.7 1.8 4.7 4.5C10.7 9.8 1.6 13.5 1.2 19h10',
  3: 'M1.5 1h9L5.6 8.2c3.4-.1 5.5 1.9 5.5 5.2S8.8 19 5.8 19c-2.3 0-4-1.2-4.8-3.3',
  4: 'M8.4 19V1L1 13.8h10.6',
  5: 'M10.2 1H2.9L2.1 9c1-.9 2.3-1.4 3.8-1.4 3.1 0 5.2 2.3 5.2 5.6S8.8 19 5.7 19c-2.2 0-3.9-1.1-4.7-3',
  6: 'M9.2 1C4.5 3.7 1.1 8.2 1.1 13.3a4.9 5.7 0 1 0 9.8 0 4.9 5.5 0 1 0-9.8 0',
  7: 'M1 1h10.2L4.6 19',
  8: 'M6 9.4a4.1 4.2 0 1 1 .01 0zM6 9.4a4.9 4.8 0 1 0 .01 0z',
  9: 'M2.8 19c4.7-2.7 8.1-7.2 8.1-12.3a4.9 5.7 0 1 0-9.8 0 4.9 5.5 0 1 0 9.8 0',
  10: 'M.2 4.3 3.8 1v18M12.8 1c2.9 0 4.6 3.4 4.6 9s-1.7 9-4.6 9-4.6-3.4-4.6-9 1.7-9 4.6-9z',
  B: 'M1.8 1v18h4.4c2.9 0 4.8-1.9 4.8-4.9S9.1 9.3 6.2 9.3H1.8 5.9c2.6 0 4.2-1.6 4.2-4.1S8.5 1 5.9 1z',
  D: 'M1.8 1v18h2.8c4.2 0 6.5-3.3 6.5-9s-2.3-9-6.5-9z',
  H: 'M1.4 1v18M10.8 1v18M1.4 10h9.4',
  J: 'M9.6 1v12.6c0 3.4-1.6 5.4-4.3 5.4S1.2 17.3 1 14.4',
  K: 'M1.8 1v18M10.8 1l-9 11.6M4.9 8.6 11.2 19',
  Q: 'M6 1c3.1 0 5 3.4 5 9s-1.9 9-5 9-5-3.4-5-9 1.9-9 5-9zM7 14.6l4.6 5',
  V: 'M.8 1 6 19 11.2 1',
};

/** How the court looks: what is filled with the suit's colour, and one line of character over it. */
export const COURTS: Record<string, { fill: string; line: string }> = {
  // A farmer in a flat cap, with a moustache.
  J: {
    fill: 'M28.6 41.5c-3-6.5 1-13 9.4-13 8 0 12.5 4 12.2 8.8 2.4.5 3.3 1.9 2.3 3.6-7.5 1.9-16.5 2.2-23.9.6z',
    line: 'M33.5 53c1.3-2 3.3-2.3 5-.7 1.7-1.6 3.7-1.3 5 .7M34.8 47v.1M42.2 47v.1',
  },
  // A lady with her hair up, and a coronet.
  Q: {
    fill: 'M29.5 60c-3.5-9-3-23.5 9-23.5s12.5 14.5 9 23.5l-3.5-2c2.5-4 3-10 1.5-13.5-4-.3-7.5-2-9-4-1 2.5-2.5 3.8-4.5 4.5-1 4.5-.5 9.5 1.5 13zM31 36.5l-1.7-9 5.2 4.2 4-6.5 4 6.5 5.2-4.2-1.7 9c-4.5-1.5-10.5-1.5-15 0z',
    line: 'M36.5 54.2c1.3 1 2.7 1 4 0M34.5 48.5c.6-.7 1.5-.7 2.1 0M40.8 48.5c.6-.7 1.5-.7 2.1 0',
  },
  // A gentleman with a crown and a beard.
  K: {
    fill: 'M28.5 39.5V27l5.5 5 4.5-7 4.5 7 5.5-5v12.5c-6-1.6-14-1.6-20 0zM29.3 47.5c0 10.5 3.2 16 9.2 16s9.2-5.5 9.2-16c-1.6 3.2-3.7 4.3-5.7 4-1.5-.3-2.5-1-3.5-1s-2 .7-3.5 1c-2 .3-4.1-.8-5.7-4z',
    line: 'M34.8 46v.1M42.2 46v.1',
  },
};

/** The head and shoulders under them. */
export const HEAD = 'M38.5 36c5.6 0 9.2 4.5 9.2 11.5S44 61 38.5 61s-9.2-6.5-9.2-13.5S32.9 36 38.5 36z';
export const COAT = 'M21 80.5c.5-11 6-17.5 12-18.7 2.5 3.2 8.5 3.2 11 0 6 1.2 11.5 7.7 12 18.7z';
