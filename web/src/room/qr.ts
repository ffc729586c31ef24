// A QR code as one path: a square for every run of dark modules in a row.
import { encode } from 'uqr';

/** How many modules stand free around it. */
export const QUIET = 3;

export type Qr = { size: number; path: string };

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run += 1;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  });
  return { size, path };
}
