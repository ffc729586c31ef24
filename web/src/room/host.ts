// Who may decide what at a table: only so that buttons are not offered in vain. The server decides.
import type { Snapshot } from '$wire';

/** A host who has been gone for so long is stood in for by anybody who sits. */
const HOST_GONE = 30_000;

/** May this seat do now what the host may? `now` is the server's time. */
export function mayHost(facts: Snapshot, me: number | null, now: number): boolean {
  if (me === null) return false;
  const { host } = facts.pulse;
  if (host === me) return true;
  const seat = host === null ? undefined : facts.seats[host];
  return !seat || seat.away || (seat.gone_since !== null && now - seat.gone_since >= HOST_GONE);
}

/** The names of the people who are to say that they are ready, and have not. The host need not. */
export const unready = (facts: Snapshot): number[] =>
  facts.seats.flatMap((seat, place) => (seat.person && !seat.ready && place !== facts.pulse.host ? [place] : []));
