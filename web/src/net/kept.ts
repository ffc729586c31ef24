// What this device keeps between visits. A browser may refuse to keep anything: then it lasts as long as the page.
const unkept = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`stamtafel-${name}`) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  unkept.set(name, value);
  try {
    localStorage.setItem(`stamtafel-${name}`, value);
  } catch {
    // It is in `unkept`.
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
