import { describe, expect, it } from 'vitest';
import { FACTS } from '#shop-facts';
import { arrivalOf, deliveryWindows } from '@/features/delivery-date/arrivals';
import type { OrderDetail } from '@/lib/model/order';
import { anOrder, anOrderLine } from '../../fixtures/orders';

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

const address = { lines: ['1 Main Street'], country: FACTS.country, recipient: null };
const sent = {
  ...{ kind: 'delivery' as const, title: 'Standard', time: '', address },
  ...{ instructions: null, slot: null, deliverBy: null },
};
const order = (changes: Partial<OrderDetail> = {}) =>
  anOrder({
    // Wednesday, before the cut-off.
    placedAt: '2026-03-04T15:00:00Z',
    status: 'approved',
    fulfillmentStatus: 'not-fulfilled',
    lines: [anOrderLine({ kind: 'physical' })],
    delivery: sent,
    ...changes,
  });

it('the arrival of an order is that of its day, and not of today', () => {
  expect(arrivalOf(order(), 'en')).toMatch(/^Arrives around Mar \d+/);
  expect(arrivalOf(order(), 'en')).toBe(arrivalOf(order({ placedAt: '2026-03-04T16:00:00Z' }), 'en'));
  expect(arrivalOf(order({ placedAt: '2026-04-04T15:00:00Z' }), 'en')).toMatch(/Apr/);
  expect(arrivalOf(order(), 'de')).toMatch(/^Kommt etwa \d+/);
});

it.each([
  ['was canceled', { status: 'canceled' }],
  ['was sent', { fulfillmentStatus: 'fulfilled' }],
  ['goes to another country', { delivery: { ...sent, address: { ...address, country: 'NZ' } } }],
  ['is picked up', { delivery: { ...sent, kind: 'pickup' } }],
  ['has the platform’s own time', { delivery: { ...sent, time: '1–2 days' } }],
  ['has files only', { lines: [anOrderLine({ kind: 'digital' })] }],
  ['was ordered in advance', { lines: [anOrderLine({ kind: 'physical', preOrder: { message: null } })] }],
  ['has no date', { placedAt: '' }],
] satisfies [string, Partial<OrderDetail>][])(
  'the arrival of an order is not shown where it %s',
  (_, changes) => expect(arrivalOf(order(changes), 'en')).toBeNull(),
);
