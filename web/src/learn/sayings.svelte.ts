// What the lessons say. It comes when somebody learns, in the language of the page.
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, fill } from '../words/fluent.ts';
import type { Lang } from '../words/lang.ts';

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  nl: () => import('lessons:nl'),
  de: () => import('lessons:de'),
  en: () => import('lessons:en'),
};

class Sayings {
  /** In which language they are there. */
  lang = $state<Lang | null>(null);
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Lang | null = null;

  async load(lang: Lang): Promise<void> {
    this.#wanted = lang;
    const { default: source } = await SOURCES[lang]();
    if (this.#wanted !== lang) return;
    this.#bundle = bundleOf(lang, source);
    this.lang = lang;
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.#bundle ? fill(this.#bundle, key, args) : '';
  }
}

export const sayings = new Sayings();

/** The message of the lessons with this name. */
export const say = (key: string, args?: Record<string, string | number>): string => sayings.say(key, args);
