import { expect, it } from 'vitest';
import { after, BOUNCE, DOWN, type Event } from './fist.ts';

/** How often it toeps, and whether it is raised at the end. */
function play(events: [Event, number][], choice = false): { toeps: number; raised: boolean } {
  let fist = DOWN;
  let toeps = 0;
  for (const [event, at] of events) {
    const next = after(fist, event, at, choice);
    fist = next.fist;
    if (next.toeps) toeps++;
  }
  return { toeps, raised: fist.raised };
}

it('does not toep at one press', () => {
  expect(play([['press', 1000]])).toEqual({ toeps: 0, raised: true });
});

it('toeps at the second press, once', () => {
  expect(play([['press', 1000], ['press', 1600]])).toEqual({ toeps: 1, raised: false });
  expect(play([['press', 1000], ['press', 1600], ['press', 2200]])).toEqual({ toeps: 1, raised: true });
});

it('toeps when it is held', () => {
  expect(play([['held', 1000]])).toEqual({ toeps: 1, raised: false });
});

it('takes a bounce of the thumb for one press', () => {
  expect(play([['press', 1000], ['press', 1000 + BOUNCE - 1]])).toEqual({ toeps: 0, raised: true });
});

it('forgets a press after a while', () => {
  expect(play([['press', 1000], ['lower', 6000], ['press', 6500]])).toEqual({ toeps: 0, raised: true });
});

it('only opens the choice where there is one', () => {
  expect(play([['held', 1000]], true)).toEqual({ toeps: 0, raised: true });
  expect(play([['press', 1000], ['press', 1600]], true)).toEqual({ toeps: 0, raised: false });
});
