import { allocate } from './allocate';
import { type CouponEffect, couponDiscounts } from './coupon';

/**
 * One line to price. Both prices are for one item, in minor units: before and after the product's
 * own discount.
 */
export type PricingLine = {
  id: string;
  quantity: number;
  fullPrice: number;
  price: number;
  /**
   * The rate of the line's own tax group, in parts per million. null: not taxed. Absent:
   * `taxRatePpm` of the input.
   */
  taxRatePpm?: number | null;
  /** Whether coupons do not apply to the line. */
  excludedFromCoupons?: boolean;
  /** Whether a membership pays for the line. Such a line costs nothing and gets no discount. */
  paidByMembership?: boolean;
};

export type PricingInput = {
  lines: readonly PricingLine[];
  coupon?: CouponEffect;
  /** `freeFrom`: the subtotal from which delivery is free. */
  shipping?: { cost: number; freeFrom: number | null };
  /** Parts per million, added to prices. */
  taxRatePpm: number;
};

/**
 * An amount with its tax. `beforeTax` is after every discount. `taxRatePpm` is null for untaxed
 * goods.
 */
export type TaxedAmount = { beforeTax: number; tax: number; afterTax: number; taxRatePpm: number | null };

export type PricedLine = PricingLine &
  TaxedAmount & {
    /** quantity × price; 0 for a line that a membership pays for. */
    lineTotal: number;
    /** This line's share of the coupon. */
    discount: number;
  };

/** All amounts taxed at one rate. */
export type TaxGroup = { taxRatePpm: number; taxable: number; tax: number };

export type Priced = {
  lines: PricedLine[];
  /** Sum of the line totals: after products' own discounts, before the coupon and tax. */
  subtotal: number;
  discount: number;
  shipping: TaxedAmount;
  tax: number;
  /** The taxed amount over all rates. */
  taxable: number;
  taxGroups: TaxGroup[];
  total: number;
};

/**
 * Computes all totals. This is the only place that adds up money. Everything is in minor units, and
 * every part adds up to its total: `subtotal − discount + shipping.beforeTax + tax = total`. The
 * lines' discounts and taxes sum to the summary's.
 */
export function price(input: PricingInput): Priced {
  const lineTotals = input.lines.map((line) => (line.paidByMembership ? 0 : line.price * line.quantity));
  const subtotal = sum(lineTotals);
  const discounts = input.coupon
    ? couponDiscounts(input.coupon, input.lines.map(forCoupon))
    : lineTotals.map(() => 0);
  const discount = sum(discounts);
  const nets = lineTotals.map((lineTotal, index) => lineTotal - (discounts[index] ?? 0));
  const shippingNet = shippingCost(input, subtotal);

  const { amounts, taxGroups } = withTax([
    ...input.lines.map(({ taxRatePpm = input.taxRatePpm }, index) => ({
      beforeTax: nets[index] ?? 0,
      taxRatePpm,
    })),
    { beforeTax: shippingNet, taxRatePpm: input.taxRatePpm },
  ]);
  const tax = sum(taxGroups.map((group) => group.tax));

  return {
    lines: input.lines.map((line, index) => ({
      ...line,
      ...(amounts[index] ?? UNTAXED),
      lineTotal: lineTotals[index] ?? 0,
      discount: discounts[index] ?? 0,
    })),
    subtotal,
    discount,
    shipping: amounts.at(-1) ?? UNTAXED,
    tax,
    taxable: sum(taxGroups.map((group) => group.taxable)),
    taxGroups,
    total: sum(nets) + shippingNet + tax,
  };
}

const UNTAXED: TaxedAmount = { beforeTax: 0, tax: 0, afterTax: 0, taxRatePpm: null };

/** Returns a line as coupons see it. An excluded line has quantity zero. */
const forCoupon = ({ price, quantity, excludedFromCoupons, paidByMembership }: PricingLine) => ({
  price,
  quantity: excludedFromCoupons || paidByMembership ? 0 : quantity,
});

/**
 * Adds tax to amounts of `beforeTax`. Tax is rounded once for each rate, on the sum, and then
 * split. Rounding line by line would drift from the total.
 */
function withTax(parts: readonly Pick<TaxedAmount, 'beforeTax' | 'taxRatePpm'>[]): {
  amounts: TaxedAmount[];
  taxGroups: TaxGroup[];
} {
  const rates = [...new Set(parts.flatMap(({ taxRatePpm }) => (taxRatePpm === null ? [] : [taxRatePpm])))];
  const taxes = parts.map(() => 0);
  const taxGroups = rates.map((taxRatePpm): TaxGroup => {
    const worths = parts.map((part) => (part.taxRatePpm === taxRatePpm ? part.beforeTax : 0));
    const taxable = sum(worths);
    const tax = Math.round((taxable * taxRatePpm) / 1_000_000);
    allocate(tax, worths).forEach((share, index) => {
      taxes[index] = (taxes[index] ?? 0) + share;
    });
    return { taxRatePpm, taxable, tax };
  });
  const amounts = parts.map(({ beforeTax, taxRatePpm }, index): TaxedAmount => {
    const tax = taxes[index] ?? 0;
    return { beforeTax, tax, afterTax: beforeTax + tax, taxRatePpm };
  });
  return { amounts, taxGroups };
}

/**
 * Returns the cost of a delivery option for these goods, after a free-shipping coupon and the
 * free-from rule.
 */
export function shippingCost(input: Pick<PricingInput, 'coupon' | 'shipping'>, subtotal: number): number {
  const { coupon, shipping } = input;
  if (shipping === undefined || coupon?.type === 'FREE_SHIPPING') return 0;
  return shipping.freeFrom !== null && subtotal >= shipping.freeFrom ? 0 : shipping.cost;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
