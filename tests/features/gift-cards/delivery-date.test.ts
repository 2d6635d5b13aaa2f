import { describe, expect, it } from 'vitest';
import { deliveryInstant } from '@/features/gift-cards/read-form';

/** An hour in which it is already Friday in Tokyo, and still Thursday in New York. */
const now = Date.parse('2026-11-20T02:30:00Z');

describe('the delivery date of a gift card', () => {
  it.each([
    ['2026-12-24', 'America/New_York', '2026-12-24T14:00:00.000Z'],
    ['2026-12-24', 'Europe/Berlin', '2026-12-24T08:00:00.000Z'],
    ['2027-07-01', 'Europe/Berlin', '2027-07-01T07:00:00.000Z'],
    ['2026-12-24', 'Asia/Tokyo', '2026-12-24T00:00:00.000Z'],
    ['2026-11-20', 'America/New_York', '2026-11-20T14:00:00.000Z'],
  ])('%s is the morning of that day in %s', (date, timeZone, at) => {
    expect(deliveryInstant(date, { now, timeZone })).toEqual({ at });
  });

  it('is the payment without a date, and on the shop’s own today', () => {
    expect(deliveryInstant('', { now, timeZone: 'UTC' })).toEqual({ at: null });
    expect(deliveryInstant('2026-11-20', { now, timeZone: 'Asia/Tokyo' })).toEqual({ at: null });
    expect(deliveryInstant('2026-11-19', { now, timeZone: 'America/New_York' })).toEqual({ at: null });
  });

  it.each([
    ['2026-11-19', 'past'],
    ['2028-01-01', 'too-late'],
    ['2027-02-30', 'malformed'],
    ['24.12.2026', 'malformed'],
    ['2026-12-24T00:00', 'malformed'],
  ])('is not %s, which is %s', (date, problem) => {
    expect(deliveryInstant(date, { now, timeZone: 'UTC' })).toBe(problem);
  });
});
