import type { Discount } from './types';

/** A price after the product's own discount; minor units in and out, never below zero, half a cent rounds up. */
export function discountedPrice(price: number, discount: Discount): number {
  switch (discount.type) {
    case 'NONE':
      return price;
    case 'AMOUNT':
      return Math.max(0, price - Math.round(discount.value * 100));
    case 'PERCENT':
      return Math.max(0, price - Math.round((price * discount.value) / 100));
  }
}
