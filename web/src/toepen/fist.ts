// The fist: held for a moment, or pressed twice, it toeps. One press alone only raises it, so that no slip of the thumb does.

/** How long it has to be held, in milliseconds. */
export const HOLD = 300;
/** How long it stays raised after one press. */
export const RAISED = 5000;
/** A second press that comes so soon is the same slip of the thumb. */
export const BOUNCE = 150;

export type Fist = { raised: boolean; at: number };
export type Event = 'press' | 'held' | 'lower';

export const DOWN: Fist = { raised: false, at: 0 };

/** What an event makes of it. With a choice of sizes the fist only opens the choice, which is then the second press. */
export function after(fist: Fist, event: Event, now: number, choice = false): { fist: Fist; toeps: boolean } {
  if (event === 'lower') return { fist: DOWN, toeps: false };
  const up: Fist = { raised: true, at: now };
  if (choice) return event === 'press' && fist.raised ? { fist: DOWN, toeps: false } : { fist: up, toeps: false };
  if (event === 'held') return { fist: DOWN, toeps: true };
  if (!fist.raised) return { fist: up, toeps: false };
  return now - fist.at < BOUNCE ? { fist, toeps: false } : { fist: DOWN, toeps: true };
}
