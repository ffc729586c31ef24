import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../lang');

/** What of the messages that the whole program shares is shown in the page too, by the beginnings of their names. */
const SHARED = [
  'suit-', 'rank-', 'card-', 'seat-', 'phrase-', 'switch-', 'preset-', 'computer-', 'term-', 'book-own-build',
  // What HTTP refuses is told in English; the page says it in its own language.
  'refusal-no-table', 'refusal-no-record', 'refusal-wrong-code', 'refusal-too-many-', 'refusal-server-full',
  'refusal-store-failed', 'refusal-bad-rules', 'refusal-no-book', 'refusal-no-evening', 'refusal-only-looking',
  'refusal-books-too-fast',
  // What cannot be right about a line of a sheet is said while it is entered.
  'sheet-sum', 'sheet-points', 'sheet-per-player', 'sheet-too-few-', 'sheet-too-many-',
  'sheet-no-ante', 'sheet-no-exchange', 'sheet-no-seeing', 'sheet-no-tens', 'sheet-no-wips',
  'sheet-unbalanced', 'sheet-has-folded', 'sheet-own-', 'sheet-is-over', 'sheet-retoep-own', 'sheet-toep-size',
  'sheet-winner-', 'sheet-other-game',
  // What happens in toepen is told in the words of the terminal.
  'toepen-did-', 'toepen-do-', 'toepen-is-', 'toepen-has-', 'toepen-honest', 'toepen-dishonest', 'toepen-closed',
  'toepen-count-clips', 'toepen-trick', 'toepen-last-trick', 'toepen-all-folded', 'toepen-won', 'toepen-double',
  'toepen-with-clips', 'toepen-reminder',
  // And so is what happens in Wippen, and some of what can be done.
  'wippen-did-', 'wippen-do-', 'wippen-for-', 'wippen-build', 'wippen-row-build', 'wippen-times-', 'wippen-count-cards',
  'wippen-wip', 'wippen-deals', 'wippen-last-deal', 'wippen-pot', 'wippen-hand',
];

/** Messages of a Fluent file whose names begin so; a message ends where a line begins that is not indented. */
export function chosen(source: string, beginnings: readonly string[]): string {
  const parts = source.split(/^(?=\S)/m);
  return parts.filter((part) => beginnings.some((beginning) => part.startsWith(beginning))).join('');
}

/** The text of a Fluent file without its comments. */
const plain = (file: string): string => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');

/**
 * `messages:nl` is the text of all Fluent messages in Dutch that the page shows; likewise `de`, `en`. `lessons:nl` is what
 * only the lessons say.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (/^(messages|lessons):(nl|de|en)$/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, what, lang] = /^\0(messages|lessons):(nl|de|en)$/.exec(id) ?? [];
      if (!lang) return null;
      if (what === 'lessons') {
        const file = `${FOLDER}/learn/${lang}.ftl`;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(plain(file))};`;
      }
      const files = [`${FOLDER}/${lang}.ftl`, `${FOLDER}/web/${lang}.ftl`];
      files.forEach((file) => this.addWatchFile(file));
      const [shared, own] = files as [string, string];
      const text = chosen(readFileSync(shared, 'utf8'), SHARED) + plain(own);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
