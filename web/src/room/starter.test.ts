import { describe, expect, it } from 'vitest';
import type { SeatFacts, Snapshot, You } from '$wire';
import { nextWish } from './starter.svelte.ts';

const PERSON = { person: true } as SeatFacts;
const COMPUTER = { person: false } as SeatFacts;

const table = (who: You['who'], seats: SeatFacts[], commitment: string | null = 'c') =>
  ({ you: { who }, seats, commitment }) as unknown as Snapshot;

describe('the steps of a table that was opened with one tap', () => {
  const begin = { computers: ['greedy', 'greedy'], start: true };

  it('are: sit, add computer players, begin when the cards are fixed', () => {
    expect(nextWish(begin, table('spectator', []), 'Jij')).toEqual({ do: 'sit', name: 'Jij' });
    expect(nextWish(begin, table('seat', [PERSON]), 'Jij')).toEqual({ do: 'add_computer', computer: 'greedy' });
    expect(nextWish(begin, table('seat', [PERSON, COMPUTER]), 'Jij')).toEqual({ do: 'add_computer', computer: 'greedy' });
    expect(nextWish(begin, table('seat', [PERSON, COMPUTER, COMPUTER], null), 'Jij')).toBe(null);
    expect(nextWish(begin, table('seat', [PERSON, COMPUTER, COMPUTER]), 'Jij')).toMatchObject({ do: 'start' });
  });

  it('add to the chance what nobody can guess', () => {
    const shares = [0, 1].map(() => nextWish({ computers: [], start: true }, table('seat', [PERSON]), 'Jij'));
    expect(shares[0]).not.toEqual(shares[1]);
  });
});

describe('the steps of a table for friends', () => {
  it('end before the match begins', () => {
    const begin = { computers: ['greedy'], start: false };
    expect(nextWish(begin, table('spectator', []), 'Anna')).toEqual({ do: 'sit', name: 'Anna' });
    expect(nextWish(begin, table('seat', [PERSON, COMPUTER]), 'Anna')).toBe(null);
  });

  it('wait for a name', () => {
    expect(nextWish({ computers: [], start: false }, table('spectator', []), '')).toBe(null);
  });
});
