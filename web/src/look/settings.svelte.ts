// What this device likes: light, suits, sounds, pace. Nothing of it is known to the server.
import { recallJson, rememberJson } from '../net/kept.ts';

export type Light = 'auto' | 'light' | 'dark';

const USUAL = {
  light: 'auto' as Light,
  /** Four colours of suits, or two. */
  fourColours: false,
  sound: false,
  /** How long a move of somebody else is shown before the next one, over the usual time. */
  pace: 1,
  name: '',
  /** Which sides of a wide table are folded. */
  folded: [] as ('history' | 'sheet')[],
};

export type Settings = typeof USUAL;

export const PACES = [0.5, 1, 2] as const;

class Likes {
  all = $state<Settings>({ ...USUAL, ...recallJson<Partial<Settings>>('likes', {}) });

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.all[key] = value;
    rememberJson('likes', this.all);
    this.apply();
  }

  /** Shows them on the page. */
  apply(): void {
    const root = document.documentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.light = this.all.light === 'auto' ? (dark ? 'dark' : 'light') : this.all.light;
    root.dataset.suits = this.all.fourColours ? 'four' : 'two';
    const tint = getComputedStyle(root).getPropertyValue('--tint').trim();
    if (tint) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tint);
  }

  /** From now on follows the device when it turns dark. */
  follow(): void {
    this.apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
  }
}

export const likes = new Likes();

/** Does whoever uses this device want things to stand still? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
