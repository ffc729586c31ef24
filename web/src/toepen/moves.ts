// What a seat may do in toepen, as the server lists it in `view.moves`, and the words on the buttons for it.
import type { ToepenView } from '$wire';
import { t } from '../words/words.svelte.ts';
import { written } from '../cards/say.ts';

export type Choice =
  | { do: 'play'; card: string }
  | { do: 'toep'; clips: number }
  | { do: 'check'; seat: number }
  | { do: 'last'; hands: number }
  | { do: 'stay' | 'fold' | 'exchange' | 'ready' | 'deal' | 'propose' | 'agree' | 'decline' };

const PLAIN = ['stay', 'fold', 'exchange', 'ready', 'deal', 'propose', 'agree', 'decline'] as const;

/** What a move says; null if it is none that this page knows. */
export function choiceOf(move: string): Choice | null {
  const plain = PLAIN.find((word) => word === move);
  if (plain) return { do: plain };
  if (/^[2-9TJQKA][shdc]$/.test(move)) return { do: 'play', card: move };
  const [, word, number] = /^(toep|check|last)(\d*)$/.exec(move) ?? [];
  if (word === 'toep') return { do: 'toep', clips: Number(number || 1) };
  if (word === 'check' && number) return { do: 'check', seat: Number(number) };
  if (word === 'last' && number) return { do: 'last', hands: Number(number) };
  return null;
}

/** All that can be done, sorted by where it is offered. */
export type Offers = {
  cards: string[];
  /** With how many clips one may toep: none, one or two sizes. */
  toeps: number[];
  checks: number[];
  lasts: number[];
  may: Record<(typeof PLAIN)[number], boolean>;
  /** Moves that this page does not know: offered in the server's notation, so that nobody is stuck. */
  unknown: string[];
};

export function offersOf(moves: readonly string[]): Offers {
  const offers: Offers = {
    cards: [],
    toeps: [],
    checks: [],
    lasts: [],
    may: { stay: false, fold: false, exchange: false, ready: false, deal: false, propose: false, agree: false, decline: false },
    unknown: [],
  };
  for (const move of moves) {
    const choice = choiceOf(move);
    if (!choice) offers.unknown.push(move);
    else if (choice.do === 'play') offers.cards.push(choice.card);
    else if (choice.do === 'toep') offers.toeps.push(choice.clips);
    else if (choice.do === 'check') offers.checks.push(choice.seat);
    else if (choice.do === 'last') offers.lasts.push(choice.hands);
    else offers.may[choice.do] = true;
  }
  return offers;
}

/** The words on the button for a move. */
export function buttonWords(move: string, view: ToepenView, name: (seat: number) => string): string {
  const choice = choiceOf(move);
  const answering = view.hand?.answering;
  switch (choice?.do) {
    case 'play':
      return t('toepen-do-play', { card: written(choice.card) });
    case 'toep':
      return t('toepen-do-toep', { clips: choice.clips });
    case 'stay':
      return t(answering?.seeing ? 'toepen-do-see' : 'toepen-do-stay', { clips: answering?.price ?? 1 });
    case 'fold':
      return t('toepen-do-fold');
    case 'exchange':
      return t('toepen-do-exchange');
    case 'check':
      return t('web-toepen-check', { player: name(choice.seat) });
    case 'ready':
      return t('web-toepen-ready');
    case 'deal':
      return t('toepen-do-deal');
    case 'propose':
      return t('toepen-do-propose');
    case 'agree':
      return t('toepen-do-agree');
    case 'decline':
      return t('toepen-do-decline');
    case 'last':
      return t('toepen-do-last', { hands: choice.hands });
    default:
      return move;
  }
}
