import { describe, expect, it } from 'vitest';
import { deliveryWindows } from '@/features/delivery-date/arrivals';

const RULES = { days: [3, 5], cutOff: '14:00', timeZone: 'America/New_York' } as const;
const first = (now: string, rules: Partial<Parameters<typeof deliveryWindows>[0]> = {}) =>
  deliveryWindows({ ...RULES, ...rules }, Date.parse(now), 1)[0];

describe('the windows of a delivery', () => {
  it('count working days from the day of an order before the cut-off', () => {
    // Wednesday, 13:59 in New York.
    expect(first('2026-03-04T18:59:00Z')).toEqual({
      until: Date.parse('2026-03-04T19:00:00Z'),
      from: '2026-03-09',
      to: '2026-03-11',
    });
  });

  it('begin on the next working day after the cut-off', () => {
    expect(first('2026-03-04T19:00:00Z')).toMatchObject({ from: '2026-03-10', to: '2026-03-12' });
    // Friday afternoon: Monday is the first day. The clocks change in between.
    expect(first('2026-03-06T20:00:00Z')).toEqual({
      until: Date.parse('2026-03-09T18:00:00Z'),
      from: '2026-03-12',
      to: '2026-03-16',
    });
  });

  it('use the day of the shop and not that of UTC', () => {
    // Thursday evening in New York is Friday in UTC.
    expect(first('2026-03-06T02:00:00Z', { cutOff: '23:00' })).toMatchObject({ from: '2026-03-10' });
  });

  it('follow the working days of the shop', () => {
    const rules = { workingDays: [0, 1, 2, 3, 4], timeZone: 'Asia/Jerusalem', days: [1, 1] } as const;
    // Thursday after the cut-off: Sunday is the first day.
    expect(first('2026-03-05T13:00:00Z', rules)).toMatchObject({ from: '2026-03-09', to: '2026-03-09' });
  });

  it('follow one another, so that a stored page has that of its reader', () => {
    const windows = deliveryWindows(RULES, Date.parse('2026-03-04T18:59:00Z'), 3);
    expect(windows.map(({ from }) => from)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });
});
