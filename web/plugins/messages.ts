import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../lang');

/** What of the messages that the whole program shares is shown in the page too, by the beginnings of their names. */
const SHARED = ['suit-', 'rank-', 'card-', 'phrase-', 'switch-', 'preset-', 'computer-'];

/** Messages of a Fluent file whose names begin so; a message ends where a line begins that is not indented. */
export function chosen(source: string, beginnings: readonly string[]): string {
  const parts = source.split(/^(?=\S)/m);
  return parts.filter((part) => beginnings.some((beginning) => part.startsWith(beginning))).join('');
}

/** `messages:nl` is the text of all Fluent messages in Dutch that the page shows; likewise `de`, `en`. */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (/^messages:(nl|de|en)$/.test(id) ? `\0${id}` : null),
    load(id) {
      const lang = /^\0messages:(nl|de|en)$/.exec(id)?.[1];
      if (!lang) return null;
      const files = [`${FOLDER}/${lang}.ftl`, `${FOLDER}/web/${lang}.ftl`];
      files.forEach((file) => this.addWatchFile(file));
      const [shared, own] = files.map((file) => readFileSync(file, 'utf8'));
      const text = chosen(shared!, SHARED) + own!.replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
