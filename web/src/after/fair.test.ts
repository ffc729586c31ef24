import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, packKey, packOf, proves, rootOf, shuffled, tagged } from './fair.ts';
import { crc32 } from './record.ts';

const DATA = resolve(import.meta.dirname, '../../../data');
const read = (name: string): string => readFileSync(`${DATA}/${name}`, 'utf8');
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The lines of the test vectors that begin with this word, in words. */
const vectors = (word: string): string[][] =>
  read('fair/packs.txt').split('\n').filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ').slice(1));

const CANONICAL = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
const byRank = (one: string, other: string): number => CANONICAL.indexOf(one) - CANONICAL.indexOf(other);

/** A record in which something has been changed, with the numbers and checksums as they would have to be. */
function forged(text: string, change: (lines: string[]) => string[]): string {
  const bare = text.split('\n').filter((line) => line && !line.startsWith(';')).map((line) => line.replace(/ #[0-9a-f]{8}$/, ''));
  const head = bare.slice(0, 8);
  const entries = change(bare.slice(8).map((line) => line.replace(/^\d+ /, ''))).map((line, at) => `${at + 1} ${line}`);
  const sum = (line: string): string => crc32(new TextEncoder().encode(line)).toString(16).padStart(8, '0');
  return [...head, ...entries].map((line) => `${line} #${sum(line)}\n`).join('');
}

describe('the definitions', () => {
  test.each(vectors('secret'))('commitment of %s', (secret, commitment) => {
    expect(hex(tagged('secret', hexToBytes(secret!)))).toBe(commitment);
  });

  test.each(vectors('share'))('share %s', (share, ...text) => {
    expect(hex(tagged('text', utf8ToBytes(text.join(' '))))).toBe(share);
  });

  test.each(vectors('pack'))('pack of %s with %s, number %s', (secret, shares, number, root, ...order) => {
    const key = packKey(hexToBytes(secret!), shares === '-' ? [] : shares!.split(','), Number(number));
    expect(shuffled(key, [...order].sort(byRank))).toEqual(order);
    expect(rootOf(key, order)).toBe(root);
  });

  test.each(vectors('open'))('opening of %s, %s cards, place %s', (root, size, ...opening) => {
    expect(proves(root!, Number(size), opening.join(' '))).toBe(true);
    const other = opening.with(1, opening[1] === 'As' ? 'Ah' : 'As').join(' ');
    expect(proves(root!, Number(size), other)).toBe(false);
    expect(proves(root!, Number(size), opening.slice(0, -1).join(' '))).toBe(false);
    expect(proves(root!, Number(size), `${opening.join(' ')} ${root}`)).toBe(false);
  });

  test('what is no opening proves nothing', () => {
    const wrong = ['', 'x', '0 As', '0 As zz', '99 As 00', '0 As 0'];
    for (const opening of wrong) expect(proves('00', 52, opening)).toBe(false);
  });

  test('which cards are played with', () => {
    const size = (players: number, decks: number): number => packOf({ game: 'wippen', rules: { decks }, players }).length;
    expect([size(2, 1), size(5, 1), size(6, 2), size(3, 2), size(5, 2)]).toEqual([52, 44, 100, 100, 104]);
    expect(packOf({ game: 'toepen', rules: {}, players: 3 })).toHaveLength(32);
  });
});

describe('records', () => {
  test.each(readdirSync(`${DATA}/records`))('%s is right', (name) => {
    const { found, flaw } = check(read(`records/${name}`));
    expect(flaw).toBeNull();
    const kinds = found.map(({ what }) => what);
    expect(kinds).toEqual(name.includes('seat') ? ['whole', 'proofs'] : ['whole', 'secret', 'shares', 'packs', 'cards']);
  });

  test('what has been counted', () => {
    const { found } = check(read('records/toepen-zwols.txt'));
    const args = Object.assign({}, ...found.map((one) => one.args)) as object;
    expect(args).toMatchObject({ packs: 16, cards: 352, shares: 3, players: 3 });
  });

  test('windows line ends and comments do no harm', () => {
    const text = read('records/wippen-basic.txt').replaceAll('\n', '\r\n; a comment\r\n');
    expect(check(text).flaw).toBeNull();
  });
});

describe('a record that is not right', () => {
  const text = read('records/wippen-basic.txt');
  const flaw = (record: string): object => {
    const { what, args } = check(record).flaw ?? { what: 'nothing', args: {} };
    return { what, ...args };
  };
  const changed = (pattern: RegExp, by: string): string =>
    forged(text, (lines) => lines.map((line) => line.replace(pattern, by)));

  test('forging itself changes nothing', () => {
    expect(check(forged(text, (lines) => lines)).flaw).toBeNull();
  });

  test('a letter is another one', () => {
    expect(flaw(text.replace('5 deal 0:Kc7s', '5 deal 0:Kd7s'))).toEqual({ what: 'checksum', line: 15 });
  });

  test('every byte counts', () => {
    for (let at = 40; at < text.length - 1; at += 37) {
      const other = text[at] === '\n' ? ' ' : '\n';
      expect(flaw(text.slice(0, at) + other + text.slice(at + 1))).not.toEqual({ what: 'nothing' });
    }
  });

  test('it is something else, newer, cut off, or lacks a line', () => {
    expect(flaw('')).toEqual({ what: 'no-record' });
    expect(flaw('<!doctype html>')).toEqual({ what: 'no-record' });
    expect(flaw('stamtafel record 2 #00000000\n')).toEqual({ what: 'newer', version: 2 });
    expect(flaw(text.split('\n').slice(0, 60).join('\n'))).toEqual({ what: 'cut' });
    expect(flaw(text.split('\n').slice(0, 5).join('\n'))).toEqual({ what: 'cut' });
    expect(flaw(text.split('\n').toSpliced(4, 1).join('\n'))).toEqual({ what: 'form', line: 5 });
    expect(flaw(text.split('\n').toSpliced(30, 1).join('\n'))).toEqual({ what: 'numbering', line: 31 });
  });

  test('two cards have been exchanged', () => {
    const record = changed(/^deal 0:Kc7s pot:3cAd/, 'deal 0:Kc7s pot:Ad3c');
    expect(flaw(record)).toEqual({ what: 'card', line: 13, pack: 1, place: 3, card: 'Ad', fixed: '3c' });
  });

  test('more is dealt than there is, or before a pack was fixed', () => {
    expect(flaw(forged(text, (lines) => lines.toSpliced(50, 0, 'deal 0:AsAh')))).toMatchObject({ what: 'unfixed' });
    expect(flaw(forged(text, (lines) => lines.toSpliced(3, 1)))).toMatchObject({ what: 'unfixed', line: 12 });
  });

  test('the secret, a share or the root of a pack is another one', () => {
    expect(flaw(changed(/^secret ../, 'secret ff'))).toEqual({ what: 'secret' });
    expect(flaw(changed(/^commitment ../, 'commitment 00'))).toEqual({ what: 'secret' });
    expect(flaw(changed(/^share 0 c1/, 'share 0 c2'))).toMatchObject({ what: 'pack', pack: 1 });
    expect(flaw(forged(text, (lines) => lines.toSpliced(2, 1)))).toMatchObject({ what: 'pack', pack: 1 });
    expect(flaw(changed(/^pack 36/, 'pack 37'))).toMatchObject({ what: 'pack', pack: 2 });
  });

  test('nothing was fixed, or the secret is not there', () => {
    expect(flaw(changed(/^secret .*/, 'over 9 0'))).toEqual({ what: 'no-secret' });
    expect(flaw(forged(text, (lines) => lines.slice(3)))).toEqual({ what: 'not-fixed' });
  });

  test('what is no hash at all is no crash', () => {
    expect(flaw(changed(/^secret .*/, 'secret zz'))).toEqual({ what: 'form' });
    expect(flaw(changed(/^share 0 .*/, 'share'))).toEqual({ what: 'form' });
  });

  test('it is not what the table showed', () => {
    const of = (word: string): string[] => [...text.matchAll(new RegExp(`^\\d+ ${word} (?:\\d )?([0-9a-f]{64})`, 'gm'))].map((hit) => hit[1]!);
    const shown = { commitment: of('commitment')[0]!, shares: of('share'), roots: of('pack') };
    expect(check(text, shown).found.at(-1)?.what).toBe('shown');
    const told = (other: object): string | undefined => check(text, { ...shown, ...other }).flaw?.what;
    expect(told({ commitment: shown.roots[0] })).toBe('other-commitment');
    expect(told({ shares: [] })).toBe('other-shares');
    expect(told({ roots: shown.roots.toReversed() })).toBe('other-packs');
  });

  test('a proof of a single card is another one', () => {
    const record = forged(read('records/toepen-seat.txt'), (lines) => lines.map((line) => line.replace(/^open 3 9h/, 'open 3 9c')));
    expect(flaw(record)).toMatchObject({ what: 'proof', card: '9c' });
  });
});
