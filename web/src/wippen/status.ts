// The sentence of the action line: what is chosen and what it comes to, what is to be done next, or why something cannot be.
import type { WippenView } from '$wire';
import { written } from '../cards/say.ts';
import { t, words } from '../words/words.svelte.ts';
import { fitting, settled, type Choice } from './choice.ts';
import { isBuild, textOf, valueOf, valueOfBuild } from './notation.ts';
import type { Offer } from './offers.ts';

export type Status = { text: string; bad?: boolean; rule?: string };

const reason = (why: { text: string; rule?: string }): Status => ({ ...why, bad: true });

const pieceValue = (text: string): number | null => (isBuild(text) ? valueOfBuild(text) : valueOf(text));

/** `3 + 4 = 7`; of face cards, which have no value, only what they are. `card`: how cards are told. */
export function sumOf(ticked: readonly string[], card = written): string {
  const texts = ticked.map(textOf);
  const values = texts.map(pieceValue);
  const named = texts.map((text) => (isBuild(text) ? t('wippen-row-build', { value: words.number(valueOfBuild(text)) }) : card(text)));
  if (texts.length < 2 || values.includes(null)) return named.join(' + ');
  const total = values.reduce<number>((sum, value) => sum + value!, 0);
  return `${values.map((value) => words.number(value!)).join(' + ')} = ${words.number(total)}`;
}

/** The sum, and with the hand card if it can build. */
function sums({ card, ticked, can }: Choice): string {
  const sum = sumOf(ticked);
  const own = card === null ? null : valueOf(textOf(card));
  const builds = can?.some(({ parts }) => parts.kind === 'build' || parts.kind === 'extend');
  const values = ticked.map((key) => pieceValue(textOf(key)));
  if (own === null || !builds || values.includes(null)) return sum;
  const total = values.reduce<number>((all, value) => all + value!, own);
  return t('web-wippen-with-yours', { sum, card: written(textOf(card!)), total: words.number(total) });
}

export type Moment = {
  view: WippenView;
  me: number | null;
  name: (seat: number) => string;
  pending: boolean;
  choice: Choice;
  offers: readonly Offer[];
  /** A forbidden meaning that was pressed. */
  asked: Offer | null;
};

export function statusOf({ view, me, name, pending, choice, offers, asked }: Moment): Status {
  if (me === null || !view.hand) return { text: t('web-wippen-watching') };
  if (pending) return { text: t('web-wippen-sent') };
  const { ticked, card } = choice;
  if (!view.may_act) {
    if (ticked.length) return { text: sumOf(ticked) };
    return { text: view.turn === null ? '' : t('web-wippen-waiting', { player: name(view.turn) }) };
  }
  if (asked?.why) return reason(asked.why);
  if (card === null) return { text: ticked.length ? t('web-wippen-choose-card-for', { sum: sumOf(ticked) }) : t('web-wippen-choose-card') };
  if (choice.can === null) return { text: '' };
  const able = offers.some(({ why }) => !why);
  const forbidden = offers.find(({ why }) => why);
  if (ticked.length === 0) return able ? { text: prompt(choice) } : forbidden?.why ? reason(forbidden.why) : { text: '' };
  if (able) return { text: sums(choice) };
  if (fitting(choice).length) return { text: t('web-wippen-not-yet', { sum: sums(choice) }) };
  if (settled(choice) && forbidden?.why) return reason(forbidden.why);
  return { text: sums(choice) };
}

/** What can be ticked for a card. */
function prompt({ can }: Choice): string {
  const kinds = new Set(can?.map(({ parts }) => parts.kind));
  const [takes, builds] = [kinds.has('capture'), kinds.has('build') || kinds.has('extend')];
  if (takes) return builds ? t('web-wippen-tick-either') : t('web-wippen-tick-take');
  return builds ? t('web-wippen-tick-build') : t('web-wippen-nothing-to-tick');
}
