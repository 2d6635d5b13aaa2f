import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import type { Order } from '@/lib/model/order';
import * as statusMessages from '@/lib/orders/status-messages';

const STATUSES = ['initialized', 'approved', 'canceled', 'pending', 'rejected'] as const;
const PAYMENTS = [
  'not-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'pending',
  'partly-paid',
  'under-review',
  'canceled',
  'declined',
] as const;
const FULFILLMENTS = ['not-fulfilled', 'fulfilled', 'partly-fulfilled'] as const;

type Kind = Order['lines'][number]['kind'];
const order = (
  status: Order['status'],
  paymentStatus: Order['paymentStatus'],
  fulfillmentStatus: Order['fulfillmentStatus'],
  kinds: Kind[] = ['physical'],
  delivery: { kind: 'delivery' | 'pickup' } | null = { kind: 'delivery' },
) => ({ status, paymentStatus, fulfillmentStatus, lines: kinds.map((kind) => ({ kind })), delivery });

const orderState = (order: Parameters<typeof statusMessages.orderState>[1]) =>
  statusMessages.orderState(en.orderStates, order);

describe('orderState', () => {
  it('has a text for every combination of the three states', () => {
    for (const status of STATUSES)
      for (const payment of PAYMENTS)
        for (const fulfillment of FULFILLMENTS) {
          const { label, tone } = orderState(order(status, payment, fulfillment));
          expect(label, `${status} ${payment} ${fulfillment}`).toMatch(/^[A-Z][a-z ]+$/);
          expect(['wait', 'done', 'stopped', 'act']).toContain(tone);
        }
  });

  it.each([
    ['initialized', 'Not confirmed yet'],
    ['pending', 'Waiting for confirmation'],
    ['rejected', 'Not accepted'],
    ['canceled', 'Canceled'],
  ] as const)('gives %s precedence over payment and delivery: %s', (status, label) => {
    expect(orderState(order(status, 'paid', 'fulfilled')).label).toBe(label);
    expect(orderState(order(status, 'declined', 'not-fulfilled')).label).toBe(label);
  });

  it('distinguishes a canceled order whose money was refunded', () => {
    expect(orderState(order('canceled', 'refunded', 'not-fulfilled')).label).toBe('Canceled and refunded');
  });

  it.each([
    ['not-paid', 'Not paid yet'],
    ['paid', 'Being prepared'],
    ['partly-refunded', 'Being prepared'],
    ['refunded', 'Refunded'],
    ['pending', 'Payment pending'],
    ['under-review', 'Payment pending'],
    ['partly-paid', 'Partially paid'],
    ['canceled', 'Payment canceled'],
    ['declined', 'Payment declined'],
  ] as const)('describes an accepted order, nothing sent, payment %s: %s', (payment, label) => {
    expect(orderState(order('approved', payment, 'not-fulfilled')).label).toBe(label);
  });

  it.each([
    ['not-fulfilled', 'Being prepared', 'wait'],
    ['partly-fulfilled', 'Partially shipped', 'wait'],
    ['fulfilled', 'Shipped', 'done'],
  ] as const)('describes a paid order, %s: %s', (fulfillment, label, tone) => {
    expect(orderState(order('approved', 'paid', fulfillment))).toEqual({ label, tone });
  });

  it('keeps requesting payment for items that have been sent', () => {
    expect(orderState(order('approved', 'not-paid', 'fulfilled'))).toEqual({ label: 'Shipped', tone: 'act' });
  });

  it.each<[string, Kind[], { kind: 'delivery' | 'pickup' } | null, string]>([
    ['downloads and gift cards', ['digital', 'gift-card'], null, 'Sent by email'],
    ['a download with a parcel', ['digital', 'physical'], { kind: 'delivery' }, 'Shipped'],
    ['items that were picked up', ['physical'], { kind: 'pickup' }, 'Picked up'],
    ['services', ['service'], null, 'Completed'],
    ['an order without known items', [], null, 'Shipped'],
  ])('describes %s, fulfilled', (_, kinds, delivery, label) => {
    expect(orderState(order('approved', 'paid', 'fulfilled', kinds, delivery)).label).toBe(label);
  });

  it('describes a pickup in parts as handed over', () => {
    const partly = order('approved', 'paid', 'partly-fulfilled', ['physical'], { kind: 'pickup' });
    expect(orderState(partly).label).toBe('Partially picked up');
  });
});

it('has its own text for each state of a balance', () => {
  const messages = PAYMENTS.map((status) => en.orderStates.payment[status]);
  expect(messages).toEqual([
    'Not paid yet',
    'Paid',
    'Partially refunded',
    'Refunded',
    'Pending',
    'Partially paid',
    'Under review',
    'Canceled',
    'Declined',
  ]);
});
