import { describe, expect, it } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import type { Order } from '@/lib/model/order';
import * as statusMessages from '@/lib/orders/status-messages';

const STATUSES = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;
const PAYMENTS = [
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const;
const FULFILLMENTS = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const;

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
    ['INITIALIZED', 'Not confirmed yet'],
    ['PENDING', 'Waiting for confirmation'],
    ['REJECTED', 'Not accepted'],
    ['CANCELED', 'Canceled'],
  ] as const)('gives %s precedence over payment and delivery: %s', (status, label) => {
    expect(orderState(order(status, 'PAID', 'FULFILLED')).label).toBe(label);
    expect(orderState(order(status, 'DECLINED', 'NOT_FULFILLED')).label).toBe(label);
  });

  it('distinguishes a canceled order whose money was refunded', () => {
    expect(orderState(order('CANCELED', 'FULLY_REFUNDED', 'NOT_FULFILLED')).label).toBe(
      'Canceled and refunded',
    );
  });

  it.each([
    ['UNSPECIFIED', 'Not paid yet'],
    ['NOT_PAID', 'Not paid yet'],
    ['PAID', 'Being prepared'],
    ['PARTIALLY_REFUNDED', 'Being prepared'],
    ['FULLY_REFUNDED', 'Refunded'],
    ['PENDING', 'Payment pending'],
    ['PENDING_MERCHANT', 'Payment pending'],
    ['PARTIALLY_PAID', 'Partially paid'],
    ['CANCELED', 'Payment canceled'],
    ['DECLINED', 'Payment declined'],
  ] as const)('describes an accepted order, nothing sent, payment %s: %s', (payment, label) => {
    expect(orderState(order('APPROVED', payment, 'NOT_FULFILLED')).label).toBe(label);
  });

  it.each([
    ['NOT_FULFILLED', 'Being prepared', 'wait'],
    ['PARTIALLY_FULFILLED', 'Partially shipped', 'wait'],
    ['FULFILLED', 'Shipped', 'done'],
  ] as const)('describes a paid order, %s: %s', (fulfillment, label, tone) => {
    expect(orderState(order('APPROVED', 'PAID', fulfillment))).toEqual({ label, tone });
  });

  it('keeps requesting payment for items that have been sent', () => {
    expect(orderState(order('APPROVED', 'NOT_PAID', 'FULFILLED'))).toEqual({ label: 'Shipped', tone: 'act' });
  });

  it.each<[string, Kind[], { kind: 'delivery' | 'pickup' } | null, string]>([
    ['downloads and gift cards', ['digital', 'gift-card'], null, 'Sent by email'],
    ['a download with a parcel', ['digital', 'physical'], { kind: 'delivery' }, 'Shipped'],
    ['items that were picked up', ['physical'], { kind: 'pickup' }, 'Picked up'],
    ['services', ['service'], null, 'Completed'],
    ['an order without known items', [], null, 'Shipped'],
  ])('describes %s, fulfilled', (_, kinds, delivery, label) => {
    expect(orderState(order('APPROVED', 'PAID', 'FULFILLED', kinds, delivery)).label).toBe(label);
  });

  it('describes a pickup in parts as handed over', () => {
    const partly = order('APPROVED', 'PAID', 'PARTIALLY_FULFILLED', ['physical'], { kind: 'pickup' });
    expect(orderState(partly).label).toBe('Partially picked up');
  });
});

it('has its own text for each state of a balance', () => {
  const messages = PAYMENTS.map((status) => en.orderStates.payment[status]);
  expect(messages).toEqual([
    'Not paid yet',
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
