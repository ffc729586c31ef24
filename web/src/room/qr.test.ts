import { describe, expect, it } from 'vitest';
import { encode } from 'uqr';
import { qrOf } from './qr.ts';

/** Which modules a path covers. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(run); at += 1) rows[Number(y)]![at] = true;
  }
  return rows;
}

describe('a QR code', () => {
  it('is drawn module for module', () => {
    const link = 'http://192.168.1.20:8080/#a5b1shkqw4/0123456789';
    const { size, path } = qrOf(link);
    expect(drawn(path, size)).toEqual(encode(link, { border: 0, ecc: 'M' }).data);
  });
});
