import { describe, expect, it } from 'vitest';
import { leftOf } from './deadlines.ts';

const NOW = 1_700_000_000_000;
const left = (ms: number, turnTime = '20s') => leftOf(NOW + ms, NOW, turnTime);

describe('what is left', () => {
  it('is whole seconds, upwards, so that none are left only at the end', () => {
    expect(left(20_000)).toEqual({ value: 20, unit: 'seconds', share: 1 });
    expect(left(1)).toMatchObject({ value: 1, unit: 'seconds' });
    expect(left(0)).toEqual({ value: 0, unit: 'seconds', share: 0 });
  });

  it('is never below zero, nor more than was given', () => {
    expect(left(-5_000)).toEqual({ value: 0, unit: 'seconds', share: 0 });
    expect(left(25_000).share).toBe(1);
  });

  it('is in minutes and hours where seconds say nothing', () => {
    expect(left(119_999, '2min')).toMatchObject({ value: 120, unit: 'seconds' });
    expect(left(120_000, '2min')).toMatchObject({ value: 2, unit: 'minutes' });
    expect(left(3_599_000, 'day')).toMatchObject({ value: 59, unit: 'minutes' });
    expect(left(23.5 * 3_600_000, 'day')).toMatchObject({ value: 23, unit: 'hours' });
  });

  it('is half of the ring at half time', () => {
    expect(left(22_500, '45s').share).toBe(0.5);
  });

  it('fills the ring where nobody says how much was given', () => {
    expect(left(5_000, 'none').share).toBe(1);
  });
});
