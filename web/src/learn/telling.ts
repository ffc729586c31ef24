// What happened in a task, and what is asked, in the words of the lessons. What happened is what the server told of it.
import type { Asked, TaskFact, ToepenView, View, Why } from '$wire';
import { written } from '../cards/say.ts';
import { togetherOf, type Teller } from '../table/teller.ts';
import { choiceOf } from '../toepen/moves.ts';
import { cardsOfBuild, partsOf, valueOfBuild } from '../wippen/notation.ts';
import { t, words } from '../words/words.svelte.ts';

/** Where the learner sits. */
export const LEARNER = 0;

/** What somebody at the table is called. */
export const nameOf = (seat: number): string => t(seat === LEARNER ? 'learn-you' : `learn-name-${seat}`);

type Blanks = Record<string, string | number>;

const about = (key: string, seat: number, blanks: Blanks = {}): string =>
  t(key, { who: seat === LEARNER ? 'you' : 'other', name: nameOf(seat), ...blanks });

const clipsOf = (clips: number): string => t('learn-count-clips', { count: clips, clips: words.number(clips) });
const cardsCounted = (cards: number): string => t('learn-count-cards', { count: cards, cards: words.number(cards) });

/** The points of a count by reason, those of nothing left out. */
function reasons(teller: Teller, { count }: Extract<TaskFact, { fact: 'counted' }>): string[] {
  const all: [string, number, Blanks?][] = [
    ['most-cards', count.most_cards],
    ['most-spades', count.most_spades],
    ['tens', 2 * count.tens, { card: teller.card('Td') }],
    ['twos', count.twos, { card: teller.card('2s') }],
    ['aces', count.aces],
    ['wips', count.wips],
  ];
  return all.filter(([, points]) => points > 0).map(([what, points, blanks]) => t(`learn-fact-${what}`, { points: words.number(points), ...blanks }));
}

/** Something that happened, in sentences. */
export function told(teller: Teller, fact: TaskFact): string {
  const of = (what: string, blanks: Blanks = {}): string => about(`learn-fact-${what}`, fact.seat, blanks);
  switch (fact.fact) {
    case 'added':
    case 'played':
    case 'trick':
      return of(fact.fact, { card: teller.card(fact.card) });
    case 'captured': {
      const cards = togetherOf(teller, fact.cards.map(teller.card));
      const others = fact.owners.filter((owner) => owner !== fact.seat);
      return [of('captured', { card: teller.card(fact.card), cards }), ...others.map((owner) => about('learn-fact-took-build', owner))].join(' ');
    }
    case 'built':
      return of(fact.times > 1 ? 'built-double' : 'built', { value: words.number(fact.value) });
    case 'raised':
      return of('raised', { from: words.number(fact.from), value: words.number(fact.value) });
    case 'doubled':
      return of('doubled', { value: words.number(fact.value) });
    case 'stole':
      return of('stole', { other: nameOf(fact.from), cards: words.number(fact.cards) });
    case 'wip':
    case 'toeped':
    case 'exchanged':
    case 'ready':
      return of(fact.fact);
    case 'rest':
      return of('rest', { cards: cardsCounted(fact.cards) });
    case 'counted': {
      const why = reasons(teller, fact);
      return of('counted', { points: words.number(fact.count.points) }) + (why.length ? ` (${why.join(', ')})` : '');
    }
    case 'stayed':
      if (!fact.clips) return of('stays');
      return of(fact.seeing ? 'saw' : 'stayed', { clips: clipsOf(fact.clips) });
    case 'folded':
      return fact.clips ? of('folded', { clips: clipsOf(fact.clips) }) : of('folds');
    case 'checked': {
      const found = t(fact.honest ? 'learn-fact-honest' : 'learn-fact-dishonest');
      const payer = fact.honest ? fact.seat : fact.of;
      const paid = fact.clips ? [about('learn-fact-paid', payer, { clips: clipsOf(fact.clips) })] : [];
      return [of('checked', { other: nameOf(fact.of) }), found, ...paid].join(' ');
    }
    case 'won':
      return of('won', { clips: clipsOf(fact.clips) });
  }
}

/** A move that is asked about. */
function moveWords(teller: Teller, move: string, view: View): string {
  if (view.game === 'toepen') {
    const choice = choiceOf(move);
    return choice?.do === 'play' ? t('learn-move-play', { card: teller.card(choice.card) }) : t(`learn-move-${choice?.do ?? ''}`);
  }
  const { kind, card, loose, builds, value, from } = partsOf(move);
  const cards = togetherOf(teller, [...builds.flatMap(cardsOfBuild), ...loose].map(teller.card));
  const raises = kind === 'extend' && value! > valueOfBuild(builds[0]!);
  const blanks = { card: teller.card(card), cards, value: words.number(value ?? 0), name: from === undefined ? '' : nameOf(from) };
  return t(`learn-move-${raises ? 'raise' : kind}`, blanks);
}

/** The question of a task. */
export function question(teller: Teller, asked: Asked, view: View): string {
  const move = asked.move === null ? '' : moveWords(teller, asked.move, view);
  return about(`learn-ask-${asked.question}`, asked.seat ?? LEARNER, { move });
}

/** What is so in the end, where what happened does not say it by itself. */
export function outcomeOf({ question, seat }: Asked, view: View): string[] {
  const of = seat ?? LEARNER;
  if (view.game === 'toepen') {
    const price = view.hand?.answering?.price;
    return question === 'price' && price ? [t('learn-now-price', { clips: clipsOf(price) })] : [];
  }
  const owner = view.builds[0]?.owner;
  if (question === 'cards') return [about('learn-now-cards', of, { cards: cardsCounted(view.piles[of] ?? 0) })];
  if (question === 'owner' && owner !== undefined) return [about('learn-now-owner', owner)];
  return question === 'wips' ? [t('learn-now-wips', { wips: words.number(view.wips[of] ?? 0) })] : [];
}

/** A choice of an answer. */
export function choiceWords({ question, seats }: Asked, choice: number): string {
  if (question === 'may') return t(choice ? 'learn-yes' : 'learn-no');
  return seats ? nameOf(choice) : words.number(choice);
}

/** Why something cannot be, in the words of the lessons where they have any. */
export function reasonOf(why: Why): string {
  const key = `learn-no-${why.key}`;
  const own = t(key);
  return own === key ? (why.text ?? why.key) : own;
}

/** The cards that a player laid down in an exchange that nobody has checked. */
export const laidOf = (view: ToepenView, seat: number): readonly string[] =>
  view.hand?.unchecked.includes(seat) ? (view.laid?.[seat] ?? []) : [];

/** A text to be read aloud: cards that are written in it are said. */
export function aloud(text: string, spoken: (card: string) => string): string {
  const known = new Map<string, string>();
  for (const suit of 'shdc') for (const rank of 'A23456789TJQK') known.set(written(rank + suit), spoken(rank + suit));
  return text.replace(/(?:\d+|[A-Z])[♠♥♦♣]/gu, (card) => known.get(card) ?? card);
}
