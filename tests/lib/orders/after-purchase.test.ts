import { describe, expect, it } from 'vitest';
import { leadsToWithdrawal, returnableQuantities } from '@/lib/orders/after-purchase';
import { DAY_MS } from '@/lib/time-zone';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

type Purchase = Parameters<typeof leadsToWithdrawal>[0];
type Parcels = NonNullable<Parameters<typeof leadsToWithdrawal>[1]>;

const bowl = { id: 'bowl', kind: 'physical', quantity: 2, refunded: 0 } as const;
const book = { id: 'book', kind: 'digital', quantity: 1, refunded: 0 } as const;
const card = { id: 'card', kind: 'gift-card', quantity: 1, refunded: 0 } as const;

/** An order that was placed, paid and sent three days ago. */
const order = (change: Partial<Purchase> = {}): Purchase => ({
  status: 'approved',
  paymentStatus: 'paid',
  fulfillmentStatus: 'fulfilled',
  placedAt: daysAgo(3),
  lines: [bowl, book],
  ...change,
});
const parcel = (days: number, quantity = 2, stage: Parcels[number]['stage'] = 'sent') => ({
  at: daysAgo(days),
  lines: [{ id: 'bowl', quantity }],
  stage,
});

describe('the items that can be sent back', () => {
  const rules = { days: 30, deliveryDays: 7, now: NOW };
  const unsent = { fulfillmentStatus: 'not-fulfilled' } as const;
  const partly = { fulfillmentStatus: 'partly-fulfilled' } as const;
  const cases: [name: string, change: Partial<Purchase>, parcels: Parcels | null, bowls: number][] = [
    ['sent', {}, [parcel(3)], 2],
    ['sent without a parcel', {}, [], 2],
    ['sent, and its parcels cannot be read', {}, null, 2],
    ['sent and paid in part', { paymentStatus: 'partly-paid' }, [parcel(3)], 2],
    ['not sent', unsent, [], 0],
    ['sent in part', partly, [parcel(3, 1)], 1],
    ['sent in part, and its parcels cannot be read', partly, null, 0],
    ['entered as a parcel that has not left', {}, [parcel(3, 2, 'preparing')], 0],
    ['ready to be picked up', {}, [parcel(3, 1, 'ready')], 1],
    ['not paid', { paymentStatus: 'not-paid' }, [parcel(3)], 0],
    ['paid by a payment that is pending', { paymentStatus: 'pending' }, [parcel(3)], 0],
    ['declined', { paymentStatus: 'declined' }, [parcel(3)], 0],
    ['refunded', { paymentStatus: 'refunded' }, [parcel(3)], 0],
    [
      'refunded in part',
      { paymentStatus: 'partly-refunded', lines: [{ ...bowl, refunded: 1 }] },
      [parcel(3)],
      1,
    ],
    ['refunded in this line', { lines: [{ ...bowl, refunded: 2 }] }, [parcel(3)], 0],
    ['canceled', { status: 'canceled' }, [parcel(3)], 0],
    ['rejected', { status: 'rejected' }, [parcel(3)], 0],
    ['not confirmed', { status: 'pending' }, [parcel(3)], 0],
    ['at the end of the period', { placedAt: daysAgo(90) }, [parcel(37)], 2],
    ['after the period', { placedAt: daysAgo(90) }, [parcel(38)], 0],
    ['after the first of two parcels’ period', { placedAt: daysAgo(90) }, [parcel(38, 1), parcel(2, 1)], 2],
    ['after the period, by the date of the order', { placedAt: daysAgo(38) }, [], 0],
    [
      'sent long after the order, by its history',
      { placedAt: daysAgo(90), activities: [{ id: 'a', at: daysAgo(20), type: 'order-fulfilled' }] },
      null,
      2,
    ],
    ['without a date', { placedAt: '' }, [], 2],
    ['a file', { lines: [book, card] }, [], 0],
  ];
  it.each(cases)('of an order that is %s', (_, change, parcels, bowls) => {
    const found = returnableQuantities(order(change), parcels, rules);
    expect([...found]).toEqual(bowls === 0 ? [] : [['bowl', bowls]]);
  });

  it('have no end where the shop has no period of its own', () => {
    const old = order({ placedAt: daysAgo(900) });
    expect(returnableQuantities(old, [], { ...rules, days: null }).size).toBe(1);
  });
});

describe('an order leads to the withdrawal', () => {
  const cases: [name: string, change: Partial<Purchase>, parcels: Parcels | null, leads: boolean][] = [
    ['just placed', { fulfillmentStatus: 'not-fulfilled' }, [], true],
    ['not paid', { fulfillmentStatus: 'not-fulfilled', paymentStatus: 'not-paid' }, [], true],
    ['not confirmed', { status: 'pending', fulfillmentStatus: 'not-fulfilled' }, [], true],
    ['not placed', { status: 'initialized' }, [], false],
    ['rejected', { status: 'rejected' }, [], false],
    ['canceled', { status: 'canceled', fulfillmentStatus: 'not-fulfilled' }, [], false],
    ['refunded', { paymentStatus: 'refunded' }, [parcel(3)], false],
    ['refunded in part', { paymentStatus: 'partly-refunded' }, [parcel(3)], true],
    [
      'refunded in all its lines',
      { paymentStatus: 'partly-refunded', lines: [{ ...bowl, refunded: 2 }] },
      [parcel(3)],
      false,
    ],
    [
      'placed four months ago and not sent',
      { placedAt: daysAgo(120), fulfillmentStatus: 'not-fulfilled' },
      [],
      true,
    ],
    [
      'placed four months ago and sent in part',
      { placedAt: daysAgo(120), fulfillmentStatus: 'partly-fulfilled' },
      [parcel(110, 1)],
      true,
    ],
    ['placed four months ago and sent', { placedAt: daysAgo(120) }, [parcel(118)], false],
    ['placed four months ago, and its parcels are not known', { placedAt: daysAgo(120) }, null, false],
    ['placed four months ago and sent lately', { placedAt: daysAgo(120) }, [parcel(44)], true],
    ['sent 45 days ago', { placedAt: daysAgo(46) }, [parcel(45)], false],
    ['placed 46 days ago, and its parcels are not known', { placedAt: daysAgo(46) }, null, true],
    ['without a date', { placedAt: '' }, null, true],
    ['a file that was supplied', { lines: [book] }, [], false],
    ['a file that is not paid', { lines: [book], paymentStatus: 'pending' }, [], true],
    ['a file and a gift card', { lines: [book, card] }, [], true],
    ['a gift card of four months ago', { lines: [card], placedAt: daysAgo(120) }, [], false],
    ['without lines', { lines: [] }, [], false],
  ];
  it.each(cases)('if it is %s', (_, change, parcels, leads) => {
    expect(leadsToWithdrawal(order(change), parcels, NOW)).toBe(leads);
  });
});
