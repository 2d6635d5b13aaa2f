import type { coupons } from '../ecom/quote/schema';
import { stableId } from './ids';

type Coupon = typeof coupons.$inferInsert;

const coupon = (row: Omit<Coupon, 'id'>): Coupon => ({ id: stableId(`coupon:${row.code}`), ...row });

/** One coupon for each possible state and effect. Amounts in cents. */
export const SEED_COUPONS: Coupon[] = [
  coupon({ code: 'WELCOME10', name: 'Welcome: 10 % off', type: 'PERCENT', value: 10 }),
  coupon({ code: 'TAKE5', name: '$5 off from $40', type: 'AMOUNT', value: 500, minimumSubtotal: 4000 }),
  coupon({ code: 'FREESHIP', name: 'Free shipping', type: 'FREE_SHIPPING', value: 0 }),
  coupon({ code: 'FLAT20', name: 'Nothing above $20', type: 'FIXED_PRICE', value: 2000 }),
  coupon({
    code: 'BUY2GET1',
    name: 'Buy two, the third is free',
    type: 'BUY_X_GET_Y',
    value: 2,
    freeQuantity: 1,
  }),
  coupon({
    code: 'SUMMER25',
    name: 'Summer: 25 % off',
    type: 'PERCENT',
    value: 25,
    expiresAt: Date.UTC(2025, 8, 1),
  }),
  coupon({
    code: 'LASTONE',
    name: 'For the first order: 15 % off',
    type: 'PERCENT',
    value: 15,
    usageLimit: 1,
    usageCount: 1,
  }),
];
