// Where everything stands in a line chart of a sheet. Lines differ by their dashes and the shape of their marks, so that
// they can be told apart on a grey print and by people who see few colours.

/** Round numbers from at most `low` to at least `high`, few enough to be read. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / Math.max(most, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Moves heights apart until each has its room, and keeps their order; none leaves the frame if they fit into it. */
export function spread(heights: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]! || one - other);
  const placed = [...heights];
  let lowest = top - room;
  for (const at of order) {
    placed[at] = Math.max(heights[at]!, lowest + room, top);
    lowest = placed[at];
  }
  let highest = bottom + room;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, highest - room);
    highest = placed[at];
  }
  return placed;
}

/** A name that fits into so many letters. */
export function cut(name: string, letters: number): string {
  const all = [...name];
  return all.length <= letters ? name : `${all.slice(0, Math.max(1, letters - 1)).join('').trimEnd()}…`;
}

/** At which games of a line there is a mark: so few that they can be told apart, and always the last one. */
export function marked(last: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(last / Math.max(1, most)));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => last - at * step).reverse();
}

/** Dashes of the lines, in the order of the seats. */
export const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '14 5', '5 3 1 3', '1 5', '10 3 2 3 2 3'] as const;

/** Marks of the lines, likewise, drawn around the origin: full and hollow ones take turns. */
export const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.800-3.800h7.600v7.600h-7.600z',
  'M0-5L4.800 4h-9.600z',
  'M0-5.500L4.500 0 0 5.500-4.500 0z',
  'M-4-4l8 8M4-4l-8 8',
  'M0 5L4.800-4h-9.600z',
  'M0-5V5M-5 0H5',
  'M-5-1.600L0-5.200 5-1.600 3.100 4.300h-6.200z',
] as const;

/** The dashes and the mark of a line. Of more lines than there are of either, no two have both alike. */
export const styleOf = (line: number): { dashes: string; mark: string; hollow: boolean } => ({
  dashes: DASHES[(line + 3 * Math.floor(line / MARKS.length)) % DASHES.length]!,
  mark: MARKS[line % MARKS.length]!,
  hollow: line % 2 === 1,
});

export type Point = { x: number; y: number };

export type Plot = {
  /** The frame of the lines. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  across: { at: number; value: number }[];
  down: { at: number; value: number }[];
  lines: { points: Point[]; marks: Point[]; label: { name: string; value: number; y: number } }[];
};

/** How much a letter of a label takes. */
const LETTER = 8;
const LABEL = 17;

/** Lays out lines with as many values each, from the beginning on, in a picture of that size. */
export function plot(lines: readonly { name: string; values: readonly number[] }[], width: number, height: number): Plot {
  const games = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const all = lines.flatMap((line) => line.values);
  const lowest = Math.min(...(all.length ? all : [0]));
  const values = ticks(lowest, Math.max(lowest + 1, ...all), height / 45);
  const [low, high] = [values[0]!, values.at(-1)!];

  const longest = Math.max(0, ...lines.map((line) => [...line.name].length));
  const letters = Math.min(longest, Math.max(4, Math.floor((width * 0.3) / LETTER)));
  const digits = Math.max(...values.map((value) => String(value).length));
  const right = Math.max(width - (letters + 1 + digits) * LETTER - 18, 20 + digits * 8);
  const frame = { left: 10 + digits * 8, right, top: 12, bottom: height - 26 };

  const x = (game: number): number => frame.left + (game / games) * (frame.right - frame.left);
  const y = (value: number): number => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const most = Math.max(1, Math.floor((frame.right - frame.left) / 32));
  const labels = spread(lines.map((line) => y(line.values.at(-1) ?? low)), LABEL, frame.top, frame.bottom);

  return {
    ...frame,
    across: values.map((value) => ({ value, at: y(value) })),
    down: ticks(0, games, most)
      .filter((game) => game <= games)
      .map((value) => ({ value, at: x(value) })),
    lines: lines.map(({ name, values }, line) => ({
      points: values.map((value, game) => ({ x: x(game), y: y(value) })),
      marks: marked(values.length - 1, most).map((game) => ({ x: x(game), y: y(values[game]!) })),
      label: { name: cut(name, letters), value: values.at(-1) ?? low, y: labels[line]! },
    })),
  };
}
