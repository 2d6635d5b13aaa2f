import { describe, expect, it } from 'vitest';
import { FACTS } from '#shop-facts';
import { arrivalOf } from '@/features/delivery-date/arrivals';
import type { OrderDetail } from '@/lib/model/order';
import { anOrder, anOrderLine } from '../../fixtures/orders';

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

describe('the arrival of an order', () => {
  it('is that of its day, and not of today', () => {
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
  ] satisfies [string, Partial<OrderDetail>][])('is not shown where it %s', (_, changes) => {
    expect(arrivalOf(order(changes), 'en')).toBeNull();
  });
});
