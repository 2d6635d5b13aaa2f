import { allocate } from './allocate';
import { type CouponEffect, couponDiscounts } from './coupon';

/** One line to price. Both prices are for one piece, in minor units: before and after the product's own discount. */
export type PricingLine = { id: string; quantity: number; fullPrice: number; price: number };

export type PricingInput = {
  lines: readonly PricingLine[];
  coupon?: CouponEffect;
  /** `freeFrom`: the subtotal from which delivery costs nothing. */
  shipping?: { cost: number; freeFrom: number | null };
  /** Parts per million, added to prices. */
  taxRatePpm: number;
};

/** Money of one thing that is taxed. `beforeTax` is after every discount. */
export type TaxedAmount = { beforeTax: number; tax: number; afterTax: number };

export type PricedLine = PricingLine &
  TaxedAmount & {
    /** quantity × price. */
    lineTotal: number;
    /** This line's share of the coupon. */
    discount: number;
  };

export type Priced = {
  lines: PricedLine[];
  /** Sum of the line totals: after products' own discounts, before the coupon and tax. */
  subtotal: number;
  discount: number;
  shipping: TaxedAmount;
  tax: number;
  taxable: number;
  total: number;
};

/**
 * The one place where money is added up. Everything in minor units, every part adds up to its total:
 * `subtotal − discount + shipping.beforeTax + tax = total`, and the lines' discounts and taxes sum to the summary's.
 */
export function price(input: PricingInput): Priced {
  const lineTotals = input.lines.map((line) => line.price * line.quantity);
  const subtotal = sum(lineTotals);
  const discounts = input.coupon ? couponDiscounts(input.coupon, input.lines) : lineTotals.map(() => 0);
  const discount = sum(discounts);
  const nets = lineTotals.map((lineTotal, index) => lineTotal - (discounts[index] ?? 0));
  const shippingNet = shippingCost(input, subtotal);

  // Tax is rounded once, on the sum, and then shared out: rounding line by line would drift from the total.
  const taxable = sum(nets) + shippingNet;
  const tax = Math.round((taxable * input.taxRatePpm) / 1_000_000);
  const taxes = allocate(tax, [...nets, shippingNet]);
  const taxed = (beforeTax: number, index: number): TaxedAmount => {
    const part = taxes[index] ?? 0;
    return { beforeTax, tax: part, afterTax: beforeTax + part };
  };

  return {
    lines: input.lines.map((line, index) => ({
      ...line,
      ...taxed(nets[index] ?? 0, index),
      lineTotal: lineTotals[index] ?? 0,
      discount: discounts[index] ?? 0,
    })),
    subtotal,
    discount,
    shipping: taxed(shippingNet, nets.length),
    tax,
    taxable,
    total: taxable + tax,
  };
}

/** What one delivery option costs for these goods, after a free-shipping coupon and the free-from rule. */
export function shippingCost(input: Pick<PricingInput, 'coupon' | 'shipping'>, subtotal: number): number {
  const { coupon, shipping } = input;
  if (shipping === undefined || coupon?.type === 'FREE_SHIPPING') return 0;
  return shipping.freeFrom !== null && subtotal >= shipping.freeFrom ? 0 : shipping.cost;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
