// What the page says. `t('web-…')` follows the chosen language wherever it stands in a template.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { recall, remember } from '../net/kept.ts';
import { isLang, preferred, type Lang } from './lang.ts';

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  nl: () => import('messages:nl'),
  de: () => import('messages:de'),
  en: () => import('messages:en'),
};

/** Makes the messages of one language out of their Fluent text. */
export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return bundle;
}

/** Fills in a message; a name without a message is shown as it is, so that the page goes on. */
export function fill(bundle: FluentBundle, key: string, args?: Record<string, string | number>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Chooses the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    const kept = recall('lang');
    await this.choose(isLang(kept) ? kept : preferred(navigator.languages), false);
  }

  async choose(lang: Lang, keep = true): Promise<void> {
    const { default: source } = await SOURCES[lang]();
    this.#bundle = bundleOf(lang, source);
    this.lang = lang;
    document.documentElement.lang = lang;
    if (keep) remember('lang', lang);
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.#bundle ? fill(this.#bundle, key, args) : '';
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  /** Cents as money. */
  money(cents: number): string {
    return new Intl.NumberFormat(this.lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  }

  /** "Anna, Ben and Carla". */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(parts);
  }
}

export const words = new Words();

/** The message with this name, in the language of the page. */
export const t = (key: string, args?: Record<string, string | number>): string => words.say(key, args);
