// Files for whoever sits at this device.
import type { Operation } from '$wire';

/** How long a file stays there to be taken, in milliseconds. */
const STAYS = 60_000;

/** Lets the browser keep a file. */
export function save(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STAYS);
}

/** What a file is called after its book: its letters and digits, in lower case. */
export const plainName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').toLowerCase();

/** A book as a file (docs/sheet.md) that the server wrote, with what it never heard of at its end. */
export function withUnsent(file: string, queue: readonly Operation[]): string {
  const book = JSON.parse(file) as { operations: Operation[] };
  const known = new Set(book.operations.map(({ id }) => id));
  return JSON.stringify({ ...book, operations: [...book.operations, ...queue.filter(({ id }) => !known.has(id))] });
}
