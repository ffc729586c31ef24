// What the parts of the table of Wippen share: what is drawn, what is chosen, and what is called out.
import type { WippenView } from '$wire';
import { play } from '../motion/sound.ts';
import { Reel } from '../motion/reel.svelte.ts';
import { Stage } from '../motion/stage.svelte.ts';
import type { Playing, Turn } from '../table/table.svelte.ts';
import { heardTeller, readTeller } from '../table/teller.ts';
import { announce } from '../ui/announce.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { Chooser, keysOf } from './chooser.svelte.ts';
import { partsOf, type Parts } from './notation.ts';
import { offers, type Offer } from './offers.ts';
import { offerText, told } from './say.ts';
import { show, type Call } from './scenes.ts';
import { statusOf, sumOf, type Status } from './status.ts';

/** How long something is called out over the pot. */
const CALLED = 1500;
/** How quickly a second tap follows a first, to be one with it. */
const DOUBLE = 350;

export class Board {
  readonly stage = new Stage();
  readonly reel: Reel<Turn, WippenView>;
  readonly chooser: Chooser;

  /** What is called out over the pot: a wip, the last deal. */
  called = $state<string | null>(null);
  /** A game has been counted, and its count not been looked at yet. */
  counted = $state(false);
  /** The move of a hint. */
  hint = $state<string | null>(null);

  readonly #table: Playing;
  /** The game as it is; what is drawn may be some moves behind. */
  view: WippenView = $state.raw()!;
  /** A forbidden meaning whose reason is asked for. */
  #asked = $state.raw<Offer | null>(null);
  #pressed = { key: '', at: -DOUBLE };
  #heard = -1;

  readonly reader = $derived.by(() => readTeller(this.#table.me, this.#name));
  readonly listener = $derived.by(() => heardTeller(this.#table.me, this.#name));
  /** What is drawn. */
  readonly shown = $derived.by(() => this.reel.shown);
  /** The buttons of the action line. */
  readonly offers = $derived.by((): Offer[] => (this.#table.pending ? [] : offers(this.chooser.choice)));
  /** Has nothing of the pot been ticked, so that a button has to say all of it? */
  readonly whole = $derived.by(() => this.chooser.choice.ticked.length === 0);
  readonly hinted = $derived.by((): Parts | null => (this.hint === null ? null : partsOf(this.hint)));
  readonly status = $derived.by(
    (): Status =>
      statusOf({
        view: this.view,
        me: this.#table.me,
        name: this.#name,
        pending: this.#table.pending !== null,
        choice: this.chooser.choice,
        offers: this.offers,
        asked: this.#asked && this.offers.includes(this.#asked) ? this.#asked : null,
      }),
  );

  constructor(table: Playing, view: WippenView) {
    this.#table = table;
    this.view = view;
    this.reel = new Reel(this.stage, view, (turn) => show(turn, { me: table.me, reel: this.reel, call: this.#call }));
    this.chooser = new Chooser(table, view);
  }

  #name = (seat: number): string => this.#table.name(seat);

  #call = (what: Call): void => {
    this.called = what === 'wip' ? t('wippen-wip') : t('web-wippen-last-deal');
    if (what === 'wip') play('chime');
    setTimeout(() => (this.called = null), CALLED);
  };

  /** Something happened: it is shown, and said once. */
  happen(turn: Turn): void {
    if (turn.after?.game !== 'wippen') return;
    this.reel.push(turn, turn.after);
    const sentences = told(this.listener, turn);
    if (sentences.length) announce(sentences.join(' '));
  }

  /** The game as it is now. */
  now(view: WippenView): void {
    this.view = view;
    this.reel.now(view);
    this.chooser.changed(view);
  }

  /** Nothing that is pressed waits for what is still being shown. */
  press = (what: () => void): void => {
    if (this.reel.behind) this.reel.catchUp();
    this.counted = false;
    what();
  };

  pressHand = (key: string): void => this.press(() => this.chooser.pressHand(key));

  pressPot = (key: string, at: number): void =>
    this.press(() => {
      const again = this.#pressed.key === key && at - this.#pressed.at < DOUBLE;
      this.#pressed = { key, at };
      if (again && this.chooser.choice.card !== null) this.chooser.doubleTap(key);
      else this.chooser.pressPot(key);
    });

  drop = (card: string, key: string | null): void => this.press(() => this.chooser.drop(card, key));

  /** A button of the action line: the move, or why it cannot be. */
  take = (offer: Offer): void =>
    this.press(() => {
      if (!offer.why) return this.chooser.act(offer.move.move!);
      this.#asked = offer;
      announce(offer.why.text);
    });

  read = (offer: Offer): string => offerText(this.reader, offer, this.whole);
  hear = (offer: Offer): string => offerText(this.listener, offer, this.whole);

  hand = (): ReturnType<typeof keysOf>['hand'] => keysOf(this.view).hand;
  pot = (): ReturnType<typeof keysOf>['pot'] => keysOf(this.view).pot;

  /** What has been ticked, and what it can mean, is said once it is known. */
  sayChoice(): void {
    const { stamp, ticked, means } = this.chooser.choice;
    if (!ticked.length || !means || stamp === this.#heard) return;
    this.#heard = stamp;
    const able = this.offers.filter(({ why }) => !why).map(this.hear);
    announce([able.length ? sumOf(ticked, this.listener.card) : this.status.text, ...able].join('. '));
  }
}
