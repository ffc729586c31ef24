// How much time is left to answer. Deadlines are moments by the server's clock.

/** What a ring shows around the number: how much is left of what was given, from 0 to 1. */
export type Left = { value: number; unit: 'seconds' | 'minutes' | 'hours'; share: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The times that a table can have, by their names in the protocol. */
export const TURN_TIMES: Record<string, number | null> = {
  none: null,
  '20s': 20 * SECOND,
  '45s': 45 * SECOND,
  '2min': 2 * MINUTE,
  day: 24 * HOUR,
};

/** What is left until a deadline, in the largest unit that still says something; never below zero. */
export function leftOf(deadline: number, now: number, turnTime: string): Left {
  const left = Math.max(0, deadline - now);
  const given = TURN_TIMES[turnTime] ?? left;
  const share = given > 0 ? Math.min(1, left / given) : 0;
  if (left >= HOUR) return { value: Math.floor(left / HOUR), unit: 'hours', share };
  if (left >= 2 * MINUTE) return { value: Math.floor(left / MINUTE), unit: 'minutes', share };
  return { value: Math.ceil(left / SECOND), unit: 'seconds', share };
}
