// What this device keeps between visits. A browser may refuse to keep anything: then it lasts as long as the page.
// What could not be kept is newer than what is kept under the same name, so it goes first.
const unkept = new Map<string, string>();

export function recall(name: string): string | null {
  const newer = unkept.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(`stamtafel-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`stamtafel-${name}`, value);
    // From now on other windows may keep something newer.
    unkept.delete(name);
  } catch {
    unkept.set(name, value);
  }
}

export function forget(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(`stamtafel-${name}`);
  } catch {
    // It was never there.
  }
}

/** A kept list or object; what cannot be read is as if it had never been kept. */
export function recallJson<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(recall(name) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export const rememberJson = (name: string, value: unknown): void => remember(name, JSON.stringify(value));
