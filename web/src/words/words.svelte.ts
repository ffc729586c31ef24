// What the page says. `t('web-…')` follows the chosen language wherever it stands in a template.
import type { FluentBundle } from '@fluent/bundle';
import { recall, remember } from '../net/kept.ts';
import { bundleOf, fill } from './fluent.ts';
import { isLang, preferred, type Lang } from './lang.ts';

/** Where messages come from, in each language. */
export type Sources = Record<Lang, () => Promise<{ default: string }>>;

const SOURCES: Sources = {
  nl: () => import('messages:nl'),
  de: () => import('messages:de'),
  en: () => import('messages:en'),
};

class Words {
  lang = $state<Lang>('en');
  /** Could the language that somebody wished for not be had? */
  missing = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The language that was chosen last, which may be still to come. */
  #wanted: Lang = 'en';
  /** How often texts were asked for, and which time of these is said now. */
  #asked = 0;
  #said = 0;
  /** What is said so far, and when it is there. */
  readonly #parts = new Map<Sources, Promise<void>>([[SOURCES, Promise.resolve()]]);

  /** Chooses the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    const kept = recall('lang');
    await this.choose(isLang(kept) ? kept : preferred(navigator.languages), false);
  }

  async choose(lang: Lang, keep = true): Promise<void> {
    this.#wanted = lang;
    try {
      await this.#load(lang);
    } catch (error) {
      if (this.#wanted === lang) this.#wanted = this.lang;
      throw error;
    }
    if (keep && this.lang === lang) remember('lang', lang);
  }

  /** Chooses a language if it can be had; otherwise the page goes on in the one that it has, and can say so. */
  wish(lang: Lang): void {
    this.choose(lang).then(
      () => (this.missing = false),
      () => (this.missing = true),
    );
  }

  /** Says all parts in this language, unless something that was asked for later is said already: that has these parts too. */
  async #load(lang: Lang): Promise<void> {
    const time = ++this.#asked;
    const texts = await Promise.all([...this.#parts.keys()].map((part) => part[lang]()));
    if (time < this.#said) return;
    this.#said = time;
    this.#bundle = bundleOf(lang, texts.map(({ default: text }) => text).join('\n'));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Says more from now on: what is not needed for playing comes with the page that says it. */
  add(part: Sources): Promise<void> {
    const there = this.#parts.get(part);
    if (there) return there;
    // It counts as wanted at once, so that a language that is chosen meanwhile has it too.
    this.#parts.set(part, Promise.resolve());
    const coming = this.#load(this.#wanted).catch((error: unknown) => {
      // It is asked for anew when it is wanted again.
      this.#parts.delete(part);
      throw error;
    });
    this.#parts.set(part, coming);
    return coming;
  }

  /** A part of the page that comes when it is wanted, with what it says. */
  async with<T>(part: Promise<T>, says: Sources): Promise<T> {
    const [loaded] = await Promise.all([part, this.add(says)]);
    return loaded;
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.#bundle ? fill(this.#bundle, key, args) : '';
  }

  /** Made once: they are many times dearer than what they do. */
  #numbers = $derived(new Intl.NumberFormat(this.lang));
  #lists = $derived(new Intl.ListFormat(this.lang));
  #money = $derived(new Intl.NumberFormat(this.lang, { style: 'currency', currency: 'EUR' }));
  #days = $derived(new Intl.DateTimeFormat(this.lang, { dateStyle: 'medium', timeZone: 'UTC' }));

  /** A number as the language writes it. */
  number(value: number): string {
    return this.#numbers.format(value);
  }

  /** Cents as money. */
  money(cents: number): string {
    return this.#money.format(cents / 100);
  }

  /** A day as the language writes it: the one that has begun in UTC at that moment, in milliseconds since 1970. */
  day(moment: number): string {
    return this.#days.format(moment);
  }

  /** "Anna, Ben and Carla". */
  list(parts: readonly string[]): string {
    return this.#lists.format(parts);
  }
}

export const words = new Words();

/** The message with this name, in the language of the page. */
export const t = (key: string, args?: Record<string, string | number>): string => words.say(key, args);
