import { describe, expect, it } from 'vitest';
import type { OrderShipment } from '@/lib/model/order';
import { orderProgress } from '@/lib/orders/progress';
import { anOrder, anOrderLine, aShipment } from '../../fixtures/orders';

type Order = Parameters<typeof orderProgress>[0];

const PLACED = '2026-03-04T10:00:00.000Z';
const order = (changes: Partial<Order> = {}): Order => ({
  ...anOrder({ placedAt: PLACED, lines: [anOrderLine({ id: 'bowl', quantity: 3 })] }),
  ...changes,
});

const parcel = (quantity: number, changes: Partial<OrderShipment> = {}) =>
  aShipment({ lines: [{ id: 'bowl', quantity }], ...changes });

/** Returns `name state`, one a step. */
const steps = (one: Order, shipments: OrderShipment[] | null = []) =>
  orderProgress(one, { transactions: null, shipments }).map(({ name, state }) => `${name} ${state}`);

describe('the progress of an order', () => {
  const preparing = ['placed done', 'paid done', 'prepared current', 'shipped upcoming'];
  const fulfilled = order({ fulfillmentStatus: 'fulfilled' });

  it('is at the preparation once it is paid', () => expect(steps(order())).toEqual(preparing));

  it('waits for a payment that is pending, declined or open', () => {
    const waiting = ['placed done', 'paid current', 'prepared upcoming', 'shipped upcoming'];
    for (const paymentStatus of ['pending', 'declined', 'not-paid'] as const)
      expect(steps(order({ paymentStatus }))).toEqual(waiting);
  });

  it('counts what is in the parcels of an order that is partly shipped', () => {
    const partly = order({ fulfillmentStatus: 'partly-fulfilled' });
    const [, , prepared, shipped] = orderProgress(partly, { transactions: null, shipments: [parcel(2)] });
    expect(prepared).toMatchObject({ name: 'prepared', state: 'current' });
    const sent = { at: '2026-03-05T10:00:00.000Z', count: { sent: 2, of: 3 } };
    expect(shipped).toEqual({ name: 'shipped', state: 'partly', ...sent });
    expect(steps(partly, null)).toContain('shipped partly');
  });

  it('is not shipped while a parcel is being prepared', () => {
    expect(steps(fulfilled, [parcel(3, { stage: 'preparing' })])).toEqual(preparing);
    expect(steps(fulfilled, [parcel(1), parcel(2, { stage: 'preparing' })])).toContain('shipped partly');
  });

  it('is delivered only when the merchant has completed each parcel', () => {
    expect(steps(fulfilled, [parcel(1), parcel(2, { isCompleted: true })]).at(-1)).toBe('shipped done');
    expect(steps(fulfilled, null).at(-1)).toBe('shipped done');
    expect(steps(fulfilled, [parcel(3, { isCompleted: true })]).at(-1)).toBe('delivered done');
  });

  it('ends a canceled order after what it had reached', () => {
    const canceled = order({
      status: 'canceled',
      paymentStatus: 'refunded',
      activities: [{ id: 'a', at: '2026-03-06T10:00:00.000Z', type: 'order-canceled' }],
    });
    expect(steps(canceled)).toEqual(['placed done', 'paid done', 'canceled stopped', 'refunded stopped']);
    expect(steps({ ...canceled, paymentStatus: 'not-paid' })).toEqual(['placed done', 'canceled stopped']);
    const [, , end] = orderProgress(canceled, { transactions: null, shipments: [] });
    expect(end?.at).toBe('2026-03-06T10:00:00.000Z');
  });

  it('names a refund after the shipment', () => {
    const refunded = order({ paymentStatus: 'refunded', fulfillmentStatus: 'fulfilled' });
    expect(steps(refunded)).toEqual(['placed done', 'paid done', 'shipped done', 'refunded stopped']);
  });

  it('shows nothing to come for a rejected order, and nothing for one that is not placed', () => {
    expect(steps(order({ status: 'rejected' }))).toEqual(['placed done', 'rejected stopped']);
    expect(steps(order({ status: 'initialized' }))).toEqual([]);
  });

  it('has one current step while an order waits for its confirmation', () => {
    const [placed, ...rest] = steps(order({ status: 'pending', paymentStatus: 'pending' }));
    expect([placed, rest[0]]).toEqual(['placed done', 'confirming current']);
    expect(rest.slice(1)).toEqual(['paid upcoming', 'prepared upcoming', 'shipped upcoming']);
  });

  it('waits for the buyer at the pickup', () => {
    const pickup = order({ delivery: { kind: 'pickup' } });
    expect(steps(pickup).slice(2)).toEqual(['prepared current', 'ready upcoming', 'pickedUp upcoming']);
    const ready = { id: 'a', at: '2026-03-06T10:00:00.000Z', type: 'pickup-ready-email-sent' as const };
    const waiting = steps({ ...pickup, activities: [ready] }).slice(2);
    expect(waiting).toEqual(['prepared done', 'ready done', 'pickedUp current']);
    expect(steps({ ...pickup, fulfillmentStatus: 'fulfilled' }, [parcel(3)]).at(-1)).toBe('pickedUp done');
  });

  it('has no parcel for what comes by email', () => {
    const online = order({ lines: [{ id: 'card', kind: 'gift-card', quantity: 1, refunded: 0 }] });
    expect(steps(online)).toEqual(['placed done', 'paid done', 'emailed current']);
    expect(steps({ ...online, fulfillmentStatus: 'fulfilled' }).at(-1)).toBe('emailed done');
  });
});
