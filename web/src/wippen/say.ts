// Moves of Wippen in words: on buttons, in the history, to be heard, and short on a mat.
import type { Build, SeenStep, WippenView } from '$wire';
import type { Turn } from '../table/table.svelte.ts';
import { about, between, togetherOf, type Teller } from '../table/teller.ts';
import { t, words } from '../words/words.svelte.ts';
import type { Offer } from './offers.ts';
import { cardsOfBuild, countOf, ownerOfBuild, partsOf, valueOf, valueOfBuild, type Parts } from './notation.ts';

/** How often cards hold a value: their sum over it. */
const times = (cards: readonly string[], value: number): number =>
  Math.round(cards.reduce((sum, card) => sum + (valueOf(card) ?? 0), 0) / value);

/** "for 9", "double for 9". */
function how(cards: readonly string[], value: number): string {
  const often = times(cards, value);
  const blanks = { value: words.number(value), times: words.number(often) };
  if (often <= 1) return t('wippen-for-single', blanks);
  return often === 2 ? t('wippen-for-double', blanks) : t('wippen-for-more', blanks);
}

function kindOfBuild(often: number): string {
  if (often <= 1) return t('wippen-build-single');
  return often === 2 ? t('wippen-build-double') : t('wippen-build-more', { times: words.number(often) });
}

/** "Ben's double build for 9 (4♦ 5♥ 9♠)", as `actor` or somebody else sees it. */
function namedBuild(teller: Teller, build: string, actor: number): string {
  const [cards, value, owner] = [cardsOfBuild(build), valueOfBuild(build), ownerOfBuild(build)];
  const whose = owner === actor ? 'own' : owner === teller.me ? 'you' : 'other';
  return t('wippen-build', {
    whose,
    player: teller.name(owner),
    kind: kindOfBuild(times(cards, value)),
    value: words.number(value),
    cards: cards.map(teller.card).join(' '),
  });
}

/** The name of a build for who cannot see it: "9 · Carla's · double". */
export function buildName({ me, name }: Pick<Teller, 'me' | 'name'>, { value, owner, times: often }: Build): string {
  const whose = t('wippen-build-owner', { who: owner === me ? 'you' : 'other', player: name(owner) });
  const double = often === 2 ? t('wippen-times-double') : t('wippen-times-more', { times: words.number(often) });
  return [words.number(value), whose, ...(often > 1 ? [double] : [])].join(' · ');
}

/** What is taken or built on: cards, and builds by their value. */
const pieces = (teller: Teller, { loose, builds }: Parts): string => {
  const named = builds.map((build) => t('wippen-row-build', { value: words.number(valueOfBuild(build)) }));
  return togetherOf(teller, [...loose.map(teller.card), ...named]);
};

/** The words on a button. `whole`: also what it is done with, because nothing has been ticked. */
export function offerText(teller: Teller, { move, parts }: Offer, whole: boolean): string {
  const actor = teller.me ?? -1;
  const what = pieces(teller, parts);
  switch (move.kind) {
    case 'capture':
      return t('wippen-do-capture', { what });
    case 'build': {
      const blanks = { how: how([parts.card, ...parts.loose], parts.value!), what };
      return whole ? t('wippen-do-build', blanks) : t('web-wippen-build', blanks);
    }
    case 'raise': {
      const value = words.number(parts.value!);
      return whole
        ? t('wippen-do-raise', { value, build: namedBuild(teller, parts.builds[0]!, actor) })
        : t('web-wippen-raise', { value });
    }
    case 'double': {
      const build = parts.builds[0]!;
      const often = times([...cardsOfBuild(build), ...parts.loose, parts.card], parts.value!);
      const blanks = { build: namedBuild(teller, build, actor), times: words.number(often) };
      if (!whole) return often > 2 ? t('web-wippen-multiply', blanks) : t('web-wippen-double');
      const choice = often > 2 ? t('wippen-do-multiply', blanks) : t('wippen-do-double', blanks);
      const more = togetherOf(teller, parts.loose.map(teller.card));
      return parts.loose.length ? t('wippen-do-with', { choice, what: more }) : choice;
    }
    case 'steal':
      return t('web-wippen-steal', { player: teller.name(parts.from!) });
    default:
      return t('wippen-do-add');
  }
}

/** What somebody did, in a sentence. */
export function did(teller: Teller, seat: number, parts: Parts, before: WippenView | null): string {
  const card = teller.card(parts.card);
  const value = words.number(parts.value ?? 0);
  switch (parts.kind) {
    case 'add':
      return about(teller, 'wippen-did-add', seat, { card });
    case 'capture':
      return about(teller, 'wippen-did-capture', seat, { card, what: pieces(teller, parts) });
    case 'build': {
      const blanks = { how: how([parts.card, ...parts.loose], parts.value!), what: pieces(teller, parts) };
      return about(teller, 'wippen-did-build', seat, { card, ...blanks });
    }
    case 'extend': {
      const old = parts.builds[0]!;
      const build = namedBuild(teller, old, seat);
      if (parts.value! > valueOfBuild(old)) return about(teller, 'wippen-did-raise', seat, { card, build, value });
      const laid = togetherOf(teller, [...parts.loose, parts.card].map(teller.card));
      const often = times([...cardsOfBuild(old), ...parts.loose, parts.card], parts.value!);
      const key = often > 2 ? 'wippen-did-multiply' : 'wippen-did-double';
      return about(teller, key, seat, { build, what: laid, times: words.number(often) });
    }
    case 'steal': {
      const count = t('wippen-count-cards', { cards: before?.piles[parts.from!] ?? 0 });
      return between(teller, 'wippen-did-steal', seat, parts.from!, { card, count });
    }
  }
}

/** So many things fit on a mat one by one. */
const FIT_ON_MAT = 3;

/** Short, for a mat: `7♣ × 4♦ 3♥`, `2♣ + 7♦ = 9`. */
export function brief(teller: Teller, parts: Parts): string {
  const { kind, card, loose, builds, value, from } = parts;
  const own = teller.card(card);
  if (kind === 'capture' && loose.length + builds.length > FIT_ON_MAT) {
    return `${own} × ${t('wippen-count-cards', { cards: countOf(parts) })}`;
  }
  const on = [...loose.map(teller.card), ...builds.map((build) => `[${words.number(valueOfBuild(build))}]`)];
  if (kind === 'capture') return `${own} × ${on.join(' ')}`;
  if (kind === 'steal') return `${own} × ${teller.name(from!)}`;
  return kind === 'add' ? own : `${[own, ...on].join(' + ')} = ${words.number(value!)}`;
}

type Act = Extract<SeenStep, { step: 'act' }>;

export const stepsOf = ({ entry }: Turn): readonly SeenStep[] => {
  const what = entry.news?.what;
  return what?.what === 'played' || what?.what === 'started' ? what.seen : [];
};

export const actOf = (turn: Turn): Act | undefined => stepsOf(turn).find((step): step is Act => step.step === 'act');

export const wippenOf = (view: Turn['before']): WippenView | null => (view?.game === 'wippen' ? view : null);

/** Was the pot captured empty for a point? */
export function isWip({ before, after }: Turn, seat: number): boolean {
  const [was, is] = [wippenOf(before), wippenOf(after)];
  return was !== null && is !== null && is.games === was.games && is.wips[seat]! > was.wips[seat]!;
}

/** Is this deal the last of the game? */
export const isLastDeal = (turn: Turn): boolean =>
  stepsOf(turn).some(({ step }) => step === 'deal') && wippenOf(turn.after)?.stock === 0;

/** Everything that came of an entry, in sentences; nothing if it was not about the game. */
export function told(teller: Teller, turn: Turn): string[] {
  const [before, after] = [wippenOf(turn.before), wippenOf(turn.after)];
  return stepsOf(turn).flatMap((step) => {
    if (step.step === 'act') {
      const sentence = did(teller, step.seat, partsOf(step.move), before);
      return [isWip(turn, step.seat) ? `${sentence} ${t('wippen-wip')}` : sentence];
    }
    if (step.step !== 'deal' || !after) return [];
    if (before === null || after.games > before.games) {
      return [about(teller, 'wippen-deals', after.dealer, { game: words.number(after.games + 1) })];
    }
    return [isLastDeal(turn) ? t('wippen-last-deal') : t('web-wippen-next-deal')];
  });
}

/** The last thing that a seat did, while the page was open. */
export function lastTurnOf(turns: readonly Turn[], seat: number): Turn | undefined {
  return turns.findLast((turn) => actOf(turn)?.seat === seat);
}

/** What happened since the cards were dealt last, newest first. */
export function sinceDeal(turns: readonly Turn[]): Turn[] {
  const from = turns.findLastIndex((turn) => stepsOf(turn).some(({ step }) => step === 'deal'));
  return turns.slice(Math.max(0, from)).reverse();
}
