// A table of toepen to try things on, for tests.
import type { Happened, SeenStep, ToepenHand, ToepenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';

const toeps = { count: 0, by: null, card_since: true };

/** Three players with all four cards, stakes paid; seat 2 dealt, seat 0 leads. */
export const hand = (over: Partial<ToepenHand> = {}): ToepenHand => ({
  dealer: 2,
  phase: 'play',
  turn: 0,
  winner: null,
  stock: 20,
  held: [4, 4, 4],
  stakes: [1, 1, 1],
  tens: [],
  folded: [],
  ready: [0, 1, 2],
  unchecked: [],
  exposed: [],
  leader: 0,
  trick: [null, null, null],
  piles: [[], [], []],
  toeps,
  answering: null,
  saw: [],
  ...over,
});

export const view = (over: Partial<ToepenView> = {}, inHand: Partial<ToepenHand> | null = {}): ToepenView & { game: 'toepen' } => ({
  game: 'toepen',
  players: 3,
  dealer: 2,
  turn: null,
  may_act: true,
  moves: [],
  own: { hand: [], laid: [], laid_before: [], shown: [] },
  hands: null,
  laid: null,
  double: false,
  proposal: null,
  declined: [],
  hands_played: 0,
  hands_in_all: 20,
  last: null,
  balances: [19, 19, 19],
  starting_clips: 20,
  clip_value_cents: 5,
  hand: inHand && hand(inHand),
  over: false,
  ...over,
});

const pulse = { stage: 'during', host: 0, deadlines: [], asked: [], away: [], stopped: false };

/** Somebody does something; `more` is what the rules made of it. */
export function turn(
  seat: number,
  move: string,
  before: Turn['before'],
  after: Turn['after'],
  { more = [], cause = 'person' }: { more?: SeenStep[]; cause?: string } = {},
): Turn {
  const seen: SeenStep[] = [{ step: 'act', seat, move }, ...more];
  const news: Happened = { at: 0, what: { what: 'played', seat, cause, seen, roots: [] }, pulse };
  return { entry: { type: 'entry', number: 1, news, ...(after ? { view: after } : {}) }, before, after };
}
