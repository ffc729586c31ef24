// What this device keeps between visits. A browser may refuse to keep anything: then it lasts as long as the page.
// What could not be kept is newer than what is kept under the same name, so it goes first.
const unkept = new Map<string, string>();

/** Other programs may keep something at the same address. */
const OURS = 'stamtafel-';

export function recall(name: string): string | null {
  const newer = unkept.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(OURS + name);
  } catch {
    return null;
  }
}

/** True if it is kept; false if it lasts as long as the page only, because the device has no room or keeps nothing. */
export function remember(name: string, value: string): boolean {
  try {
    localStorage.setItem(OURS + name, value);
    // From now on other windows may keep something newer.
    unkept.delete(name);
    return true;
  } catch {
    unkept.set(name, value);
    return false;
  }
}

export function forget(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(OURS + name);
  } catch {
    // It was never there.
  }
}

/** The names that begin so and under which there is something, in the order of the alphabet. */
export function recallNames(beginning: string): string[] {
  const names = new Set(unkept.keys());
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at)!;
      if (key.startsWith(OURS)) names.add(key.slice(OURS.length));
    }
  } catch {
    // Nothing is kept here.
  }
  return [...names].filter((name) => name.startsWith(beginning)).sort();
}

/** Is there something under this name that lasts as long as the page only? */
export const isUnkept = (name: string): boolean => unkept.has(name);

/** Hears what other windows of this device keep, or forget, under names that begin so; gives what ends it. */
export function hearKept(beginning: string, heard: (name: string) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key?.startsWith(OURS + beginning)) heard(key.slice(OURS.length));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** A kept list or object; what cannot be read is as if it had never been kept. */
export function recallJson<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(recall(name) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export const rememberJson = (name: string, value: unknown): boolean => remember(name, JSON.stringify(value));
