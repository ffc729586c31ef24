// How somebody is at the table, as the others see it.
import type { SeatFacts } from '$wire';

export type Presence = 'computer' | 'away' | 'gone' | 'left';

/** null: there, as one should be. A computer player at its own seat is as it should be, too. */
export function presenceOf(seat: SeatFacts | undefined, stage: string): Presence | null {
  if (!seat) return null;
  if (seat.computer !== null) return seat.person || seat.gone_since !== null ? 'computer' : null;
  if (!seat.person) return stage === 'before' ? null : 'left';
  if (seat.away) return 'away';
  return seat.here ? null : 'gone';
}

/** May a computer player take the seat over, because its person is away for three minutes or has left? */
const REPLACE_AFTER = 180_000;

export function replaceable(seat: SeatFacts, now: number): boolean {
  if (seat.computer !== null) return false;
  if (!seat.person) return true;
  return seat.gone_since !== null && now - seat.gone_since >= REPLACE_AFTER;
}
