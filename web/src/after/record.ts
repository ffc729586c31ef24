// Reading the text of a record (docs/notation.md): its lines, and whether it is whole. What the moves in it mean is for
// the server to say.

/** What is wrong with a record, and at which line. */
export class Flaw extends Error {
  readonly what: string;
  readonly args: Record<string, string | number>;

  constructor(what: string, args: Record<string, string | number> = {}) {
    super(what);
    this.what = what;
    this.args = args;
  }
}

export type Head = {
  game: 'wippen' | 'toepen';
  rules: Record<string, unknown>;
  players: number;
  dealer: number;
  names: (string | { name: string; bot: string })[];
  date: string | null;
  view: string;
};

/** An entry: its line in the file, its first word, and what follows. */
export type Line = { line: number; word: string; rest: string };

export type RecordText = { head: Head; entries: Line[]; lines: number };

const HEAD = ['game', 'rules', 'players', 'dealer', 'names', 'date', 'view'] as const;

/** The highest version of the format that this page reads. */
const VERSION = 1;

/** The checksum of a line, as in ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The text of a line without its checksum, which must be right. */
function checked(text: string, line: number): string {
  const at = text.lastIndexOf(' #');
  const sum = crc32(new TextEncoder().encode(text.slice(0, Math.max(at, 0))));
  if (at < 0 || text.slice(at + 2) !== sum.toString(16).padStart(8, '0')) throw new Flaw('checksum', { line });
  return text.slice(0, at);
}

/** Reads a record, or throws the first `Flaw`. */
export function readRecord(text: string): RecordText {
  const lines = text
    .split('\n')
    .map((content, at) => ({ line: at + 1, content: content.replace(/\r$/, '') }))
    .filter(({ content }) => content !== '' && !content.startsWith(';'));
  const first = /^stamtafel record (\d+) #/.exec(lines[0]?.content ?? '');
  if (!first) throw new Flaw('no-record');
  if (Number(first[1]) > VERSION) throw new Flaw('newer', { version: Number(first[1]) });
  const proper = lines.map(({ line, content }) => ({ line, content: checked(content, line) }));
  const head = headOf(proper.slice(1, 1 + HEAD.length));
  const entries = proper.slice(1 + HEAD.length).map(({ line, content }, at) => {
    const [, number, word, rest] = /^(\d+) (\S+) ?(.*)$/.exec(content) ?? [];
    if (Number(number) !== at + 1) throw new Flaw('numbering', { line });
    return { line, word: word!, rest: rest! };
  });
  if (entries.at(-1)?.word !== 'end') cut();
  return { head, entries, lines: proper.length };
}

function cut(): never {
  throw new Flaw('cut');
}

function headOf(lines: { line: number; content: string }[]): Head {
  const head = HEAD.map((word, at) => {
    const { line, content } = lines[at] ?? cut();
    if (!content.startsWith(`${word} `)) throw new Flaw('form', { line });
    try {
      return [word, JSON.parse(content.slice(word.length + 1)) as unknown];
    } catch {
      throw new Flaw('form', { line });
    }
  });
  return Object.fromEntries(head) as Head;
}
