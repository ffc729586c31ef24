// Moves of Wippen as the protocol writes them (docs/notation.md): read, to show what they are about. What they may be, the server says.
import { cardsIn } from '../cards/card.ts';

export type Kind = 'add' | 'capture' | 'build' | 'extend' | 'steal';

/** What a move is made of: the hand card, and what of the pot. */
export type Parts = {
  kind: Kind;
  card: string;
  loose: string[];
  /** Builds, in notation. */
  builds: string[];
  /** The value that is built or raised to, or of the build that is doubled. */
  value?: number;
  /** From whom is stolen. */
  from?: number;
};

/** `9hx3c+6d+[2h3s4c=9@1]`, `4c+2h+3s=9`, `As+[2h3s4c=9@1]=10`, `8h!2`, `4h`. */
export function partsOf(move: string): Parts {
  const builds = move.match(/\[[^\]]*\]/g) ?? [];
  const rest = move.replace(/\[[^\]]*\]/g, '');
  const [card = '', ...loose] = cardsIn(rest);
  const parts = { card, loose, builds };
  const steal = /!(\d+)$/.exec(rest);
  if (steal) return { kind: 'steal', ...parts, from: Number(steal[1]) };
  const value = /=(\d+)$/.exec(rest);
  if (value) return { kind: builds.length ? 'extend' : 'build', ...parts, value: Number(value[1]) };
  return { kind: rest.includes('x') ? 'capture' : 'add', ...parts };
}

/** What a number card counts in a sum; nothing for a face card. */
export function valueOf(card: string): number | null {
  const rank = card[0]!;
  if (rank === 'A') return 1;
  if (rank === 'T') return 10;
  return rank >= '2' && rank <= '9' ? Number(rank) : null;
}

/** The cards of a build in notation, its value, its owner. */
export const cardsOfBuild = (build: string): string[] => cardsIn(build);
export const valueOfBuild = (build: string): number => Number(/=(\d+)@/.exec(build)?.[1] ?? 0);
export const ownerOfBuild = (build: string): number => Number(/@(\d+)\]/.exec(build)?.[1] ?? 0);

/** How many cards a move takes, or lays together with its own. */
export const countOf = ({ loose, builds }: Pick<Parts, 'loose' | 'builds'>): number =>
  loose.length + builds.reduce((sum, build) => sum + cardsOfBuild(build).length, 0);

/** Something that can be pointed at: with two packs there are cards, and builds, that are written alike. */
export type Keyed = { key: string; text: string };

/** Keys for a list in which texts can be repeated: `7h.0`, `7h.1`. */
export function keyed(texts: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return { key: `${text}.${number}`, text };
  });
}

export const textOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
export const isBuild = (text: string): boolean => text.startsWith('[');

/** How often each text is there. */
export function tallied(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Is every text of `some` among `all`, as often? */
export function contains(all: ReadonlyMap<string, number>, some: ReadonlyMap<string, number>): boolean {
  return [...some].every(([text, count]) => (all.get(text) ?? 0) >= count);
}
