// What is in a zip file, such as a spreadsheet, read by hand: only what a test needs of the format.
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The texts of all files in it, by their names; an error if it is no zip, or says other lengths than it has. */
export function unzip(bytes: Buffer): Map<string, string> {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('no zip file');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error(`no entry at ${at}`);
    const [method, packed, length] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(data, data + packed);
    const text = method === DEFLATED ? inflateRawSync(raw) : raw;
    if (text.length !== length) throw new Error(`${name} has ${text.length} bytes, not ${length}`);
    files.set(name, text.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** The cells of a page of a spreadsheet that have a formula: where, the formula, and what it gave when it was written. */
export const formulas = (page: string): { at: string; formula: string; value: string }[] =>
  [...page.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>([^<]*)<\/v>/g)].map(([, at, formula, value]) => ({
    at: at!,
    formula: formula!,
    value: value!,
  }));
