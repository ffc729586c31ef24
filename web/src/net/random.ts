/** 128 bits that nobody can guess, as 32 lower-case hexadecimal digits. Works over plain http too. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
