// Messages in Fluent, without anything that a page needs.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Lang } from './lang.ts';

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
