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
  /** Parts per million. */
  taxRatePpm: number;
  /** Whether the prices of goods and delivery contain the tax. Otherwise it is added to them. */
  isTaxIncluded?: boolean;
  /** Sum of fees, which are not taxed. */
  fees?: number;
};

/**
 * An amount with its tax. `price` is after every discount, with the tax where prices include it.
 * `taxRatePpm` is null for untaxed goods.
 */
export type TaxedAmount = {
  price: number;
  beforeTax: number;
  tax: number;
  afterTax: number;
  taxRatePpm: number | null;
};

export type PricedLine = PricingLine &
  Omit<TaxedAmount, 'price'> & {
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
  isTaxIncluded: boolean;
  /** The tax that is added to the prices; 0 where they include it. */
  addedTax: number;
  fees: number;
  total: number;
};

/**
 * Computes all totals. This is the only place that adds up money. Everything is in minor units, and
 * every part adds up: `subtotal − discount + shipping.price + fees + addedTax = total`. The lines'
 * discounts sum to the summary's. So do their taxes, unless prices include them (`withTax`).
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

  const isTaxIncluded = input.isTaxIncluded === true;
  const { amounts, taxGroups } = withTax(
    [
      ...input.lines.map(({ taxRatePpm = input.taxRatePpm }, index) => ({
        price: nets[index] ?? 0,
        taxRatePpm,
      })),
      { price: shippingNet, taxRatePpm: input.taxRatePpm },
    ],
    isTaxIncluded,
  );
  const tax = sum(taxGroups.map((group) => group.tax));
  const addedTax = isTaxIncluded ? 0 : tax;
  const { fees = 0 } = input;

  return {
    lines: input.lines.map((line, index) => {
      // The price of the line is the one of a single item.
      const { price: _, ...amount } = amounts[index] ?? UNTAXED;
      return {
        ...line,
        ...amount,
        lineTotal: lineTotals[index] ?? 0,
        discount: discounts[index] ?? 0,
      };
    }),
    subtotal,
    discount,
    shipping: amounts.at(-1) ?? UNTAXED,
    tax,
    taxable: sum(taxGroups.map((group) => group.taxable)),
    taxGroups,
    isTaxIncluded,
    addedTax,
    fees,
    total: sum(nets) + shippingNet + fees + addedTax,
  };
}

const UNTAXED: TaxedAmount = { price: 0, beforeTax: 0, tax: 0, afterTax: 0, taxRatePpm: null };

/** Returns a line as coupons see it. An excluded line has quantity zero. */
const forCoupon = ({ price, quantity, excludedFromCoupons, paidByMembership }: PricingLine) => ({
  price,
  quantity: excludedFromCoupons || paidByMembership ? 0 : quantity,
});

/** Returns the tax in an amount, or the tax to add to it. */
export const taxOf = (amount: number, taxRatePpm: number, isIncluded: boolean): number =>
  Math.round((amount * taxRatePpm) / (isIncluded ? 1_000_000 + taxRatePpm : 1_000_000));

/**
 * Returns amounts with their tax. The tax of a rate is rounded once, on the sum. A tax that is
 * added is then split over the amounts, so that they sum to the total. A tax that prices include is
 * rounded for each amount, too: the platform documents that `totalTax` may then differ from the sum
 * of the lines. The total does not depend on it.
 */
function withTax(
  parts: readonly Pick<TaxedAmount, 'price' | 'taxRatePpm'>[],
  isIncluded: boolean,
): {
  amounts: TaxedAmount[];
  taxGroups: TaxGroup[];
} {
  const rates = [...new Set(parts.flatMap(({ taxRatePpm }) => (taxRatePpm === null ? [] : [taxRatePpm])))];
  const taxes = parts.map(() => 0);
  const taxGroups = rates.map((taxRatePpm): TaxGroup => {
    const worths = parts.map((part) => (part.taxRatePpm === taxRatePpm ? part.price : 0));
    const worth = sum(worths);
    const tax = taxOf(worth, taxRatePpm, isIncluded);
    const shares = isIncluded
      ? worths.map((amount) => taxOf(amount, taxRatePpm, true))
      : allocate(tax, worths);
    shares.forEach((share, index) => {
      taxes[index] = (taxes[index] ?? 0) + share;
    });
    return { taxRatePpm, taxable: isIncluded ? worth - tax : worth, tax };
  });
  const amounts = parts.map(({ price: amount, taxRatePpm }, index): TaxedAmount => {
    const tax = taxes[index] ?? 0;
    const beforeTax = isIncluded ? amount - tax : amount;
    return { price: amount, beforeTax, tax, afterTax: beforeTax + tax, taxRatePpm };
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
