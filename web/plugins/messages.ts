import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../lang');

/** What of the messages that the whole program shares is shown in the page too, by the beginnings of their names. */
const SHARED = [
  'suit-', 'rank-', 'card-', 'seat-', 'phrase-', 'switch-', 'preset-', 'computer-', 'book-own-build',
  // What HTTP refuses is told in English; the page says it in its own language.
  'refusal-no-table', 'refusal-no-record', 'refusal-wrong-code', 'refusal-too-many-', 'refusal-server-full',
  'refusal-store-failed', 'refusal-bad-rules',
  // What happens in toepen is told in the words of the terminal.
  'toepen-did-', 'toepen-do-', 'toepen-is-', 'toepen-has-', 'toepen-honest', 'toepen-dishonest', 'toepen-closed',
  'toepen-count-clips', 'toepen-trick', 'toepen-last-trick', 'toepen-all-folded', 'toepen-won', 'toepen-double',
  'toepen-with-clips', 'toepen-reminder',
  // And so is what happens in Wippen, and some of what can be done.
  'wippen-did-', 'wippen-do-', 'wippen-for-', 'wippen-build', 'wippen-row-build', 'wippen-times-', 'wippen-count-cards',
  'wippen-wip', 'wippen-deals', 'wippen-last-deal', 'wippen-pot', 'wippen-hand',
];

/** The same of what only the score pad says; its own messages begin with `web-pad`. */
const SHARED_BY_PAD = [
  'refusal-no-book', 'refusal-no-evening', 'refusal-only-looking', 'refusal-books-too-fast',
  // What cannot be right about a line of a sheet is said while it is entered.
  'sheet-sum', 'sheet-points', 'sheet-per-player', 'sheet-too-few-', 'sheet-too-many-',
  'sheet-no-ante', 'sheet-no-exchange', 'sheet-no-seeing', 'sheet-no-tens', 'sheet-no-wips',
  'sheet-unbalanced', 'sheet-has-folded', 'sheet-own-', 'sheet-is-over', 'sheet-retoep-own', 'sheet-toep-size',
  'sheet-winner-', 'sheet-other-game',
];
const OF_PAD = 'web-pad';

/** Messages of a Fluent file whose names begin so, or all `but` these; a message ends where a line begins that is not indented. */
export function chosen(source: string, beginnings: readonly string[], but = false): string {
  const parts = source.split(/^(?=\S)/m);
  return parts.filter((part) => beginnings.some((beginning) => part.startsWith(beginning)) !== but).join('');
}

/** The text of a Fluent file without its comments. */
const plain = (file: string): string => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');

/** What comes to the page by itself, as Fluent text: out of the files of the whole program and of the page, or of the lessons. */
const PARTS: Record<string, (shared: string, own: string) => string> = {
  messages: (shared, own) => chosen(shared, SHARED) + chosen(own, [OF_PAD], true),
  pad: (shared, own) => chosen(shared, SHARED_BY_PAD) + chosen(own, [OF_PAD]),
};

/**
 * `messages:nl` is the text of the Fluent messages in Dutch that the page shows; likewise `de`, `en`. `pad:nl` is what only the
 * score pad says, `lessons:nl` what only the lessons do.
 */
export function messages(): Plugin {
  const names = /^(messages|pad|lessons):(nl|de|en)$/;
  return {
    name: 'messages',
    resolveId: (id) => (names.test(id) ? `\0${id}` : null),
    load(id) {
      const [, what = '', lang] = names.exec(id.replace(/^\0/, '')) ?? [];
      if (!lang || !id.startsWith('\0')) return null;
      const files = what === 'lessons' ? [`${FOLDER}/learn/${lang}.ftl`] : [`${FOLDER}/${lang}.ftl`, `${FOLDER}/web/${lang}.ftl`];
      files.forEach((file) => this.addWatchFile(file));
      const [first = '', second = ''] = files.map(plain);
      return `export default ${JSON.stringify(PARTS[what]?.(first, second) ?? first)};`;
    },
  };
}
