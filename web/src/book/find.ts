// A rule book in the pieces in which it is read and searched: what a rule says, with the lists, tables and examples after it.
import type { BookBlock, BookSection, BookSpan, BookWord, RuleBook } from '$wire';

/** A rule, or several that are told together; sentences that belong to none stand by themselves. */
export type Entry = {
  rules: string[];
  /** Those of its rules that no piece before it tells: where a link to them leads. */
  first: string[];
  blocks: BookBlock[];
};

export type Chapter = { id: string; title: string; entries: Entry[] };

/** Sections in pieces. A piece begins with each paragraph. */
export function chaptersOf(sections: readonly BookSection[]): Chapter[] {
  const told = new Set<string>();
  return sections.map(({ id, title, blocks }) => {
    const entries: Entry[] = [];
    const begin = (rules: string[], block: BookBlock) => {
      entries.push({ rules, first: rules.filter((rule) => !told.has(rule)), blocks: [block] });
      rules.forEach((rule) => told.add(rule));
    };
    for (const block of blocks) {
      const last = entries.at(-1);
      if (block.is === 'paragraph') {
        const more = last && block.rules.length > 0 && block.rules.join() === last.rules.join();
        if (more) last.blocks.push(block);
        else begin(block.rules, block);
      } else if (last) last.blocks.push(block);
      else begin([], block);
    }
    return { id, title, entries };
  });
}

export const plain = (spans: readonly BookSpan[]): string => spans.map((span) => (span.is === 'rule' ? span.rule : span.text)).join('');

function saidIn(block: BookBlock): string {
  switch (block.is) {
    case 'paragraph':
      return `${block.rules.join(' ')} ${plain(block.text)}`;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return block.rows.flat().map(plain).join(' ');
    case 'example':
      return [block.verdict, block.played, block.text].map(plain).join(' ');
  }
}

/** Letters without case and accents, so that `uber` finds `über`. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Is all of what was typed in the text, its words in any order? A number of a rule is meant as a whole: `W1` is not `W11`. */
function holds(text: string, typed: string): boolean {
  const said = bare(text);
  return bare(typed)
    .split(/\s+/)
    .every((word) => (/^[wt]\d+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(said) : said.includes(word)));
}

export type Found = { chapters: Chapter[]; words: BookWord[]; count: number };

/** What of a book has to do with what was typed; all of it, if that is nothing. `all`: its chapters. */
export function find(book: RuleBook, all: readonly Chapter[], typed: string): Found {
  const wanted = typed.trim();
  // Who looks for a word of the game looks for its rule too, though that may put it otherwise.
  const named = book.glossary.filter(({ name, elsewhere }) => holds([name, ...Object.values(elsewhere)].join(' '), wanted));
  const rules = new Set(named.map(({ rule }) => rule));
  const fits = ({ rules: told, blocks }: Entry) => told.some((rule) => rules.has(rule)) || holds(blocks.map(saidIn).join(' '), wanted);
  const chapters = all
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
  const words = book.glossary.filter((word) => holds([word.name, word.about, ...Object.values(word.elsewhere)].join(' '), wanted));
  return { chapters, words, count: words.length + chapters.reduce((sum, { entries }) => sum + entries.length, 0) };
}
