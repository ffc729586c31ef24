// How large the cards of the pot are drawn, so that all of it can be seen: smaller in steps, then only their upper parts, and
// only then does the pot scroll.

export type Step = { width: number; short: boolean };

/** From the largest to the smallest. Nothing is smaller than a fingertip. */
export const STEPS: readonly Step[] = [
  ...[88, 76, 64, 56, 48, 44].map((width) => ({ width, short: false })),
  { width: 44, short: true },
];

/** Between cards; small ones lie closer. */
export const gapOf = ({ width }: Step): number => (width > 48 ? 6 : 4);

/** By how much the mat of a build is larger than its cards. */
export const matOf = ({ short }: Pick<Step, 'short'>): number => (short ? 6 : 12);

/** In a narrow pot of a small page no card is larger than in the hand. */
const NARROW = 480;
const LARGEST_IN_NARROW = 64;
export const LARGEST = 88;

/** From where on a card is drawn with one large sign instead of its pips. */
export const PLAIN_BELOW = 60;

export const heightOf = ({ width, short }: Step): number => Math.round((width * (short ? 62 : 84)) / 60);

/** How far apart the cards of a build lie, in card widths; many cards lie closer. */
export const fanOf = (cards: number): number => Math.min(0.46, 1.4 / Math.max(1, cards - 1));

/** The width of a build with its mat. */
export const buildWidth = (cards: number, step: Step): number =>
  Math.round(step.width * (1 + fanOf(cards) * (cards - 1))) + matOf(step);

/** How many rows the pot has, cards being so wide: builds first, loose cards after them. */
export function rowsOf(builds: readonly number[], loose: number, step: Step, room: number): number {
  const widths = [...builds.map((cards) => buildWidth(cards, step)), ...Array<number>(loose).fill(step.width)];
  let rows = widths.length ? 1 : 0;
  let used = 0;
  for (const width of widths) {
    if (used && used + gapOf(step) + width > room) {
      rows += 1;
      used = 0;
    }
    used += (used ? gapOf(step) : 0) + width;
  }
  return rows;
}

/** The largest step with which everything fits, up to `largest`; the smallest if none does. `builds`: of how many cards each is. */
export function fit(
  builds: readonly number[],
  loose: number,
  width: number,
  height: number,
  largest = width < NARROW ? LARGEST_IN_NARROW : LARGEST,
): Step {
  const fits = (step: Step): boolean => {
    if (step.width > largest) return false;
    const rows = rowsOf(builds, loose, step, width);
    // Rows with builds are higher by their mats; how many of them there are is found as if there were nothing else.
    const higher = rowsOf(builds, 0, step, width) * matOf(step);
    return rows * (heightOf(step) + gapOf(step)) - gapOf(step) + higher <= height;
  };
  return STEPS.find(fits) ?? STEPS.at(-1)!;
}
