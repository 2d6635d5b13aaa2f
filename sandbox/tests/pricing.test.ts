import { describe, expect, it } from 'vitest';
import { discountedPrice } from '../catalog/price';
import { allocate } from '../ecom/pricing/allocate';
import { type CouponEffect, couponDiscounts, couponRejection } from '../ecom/pricing/coupon';
import { type PricingInput, price } from '../ecom/pricing/price';
import { fc } from './generated';

/** Checks 2,000 generated inputs. A failure is reported with the seed and the smallest failing one. */
const always = <T extends [unknown, ...unknown[]]>(
  ...args: [...arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> }, check: (...values: T) => void]
) => fc.assert(fc.property(...args), { numRuns: 2_000 });

const lines = fc
  .array(
    fc.record({
      quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100_000 })),
      fullPrice: fc.nat(50_000),
      off: fc.constantFrom(0, 0, 0.1, 0.5, 1),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ quantity, fullPrice, off }, index) => ({
      id: `line-${index}`,
      quantity,
      fullPrice,
      price: Math.round(fullPrice * (1 - off)),
    })),
  );
const coupon: fc.Arbitrary<CouponEffect> = fc.oneof(
  fc.record({ type: fc.constant('PERCENT'), value: fc.nat(100) }),
  fc.record({ type: fc.constant('AMOUNT'), value: fc.nat(20_000) }),
  fc.constant<CouponEffect>({ type: 'FREE_SHIPPING', value: 0 }),
  fc.record({ type: fc.constant('FIXED_PRICE'), value: fc.nat(20_000) }),
  fc.record({ type: fc.constant('BUY_X_GET_Y'), value: fc.nat(10), freeQuantity: fc.nat(5) }),
);
const input: fc.Arbitrary<PricingInput> = fc.record(
  {
    lines,
    coupon,
    shipping: fc.record({ cost: fc.nat(5_000), freeFrom: fc.option(fc.nat(50_000)) }),
    taxRatePpm: fc.nat(300_000),
  },
  { requiredKeys: ['lines', 'taxRatePpm'] },
);

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;
/** Whether `rounded` is the whole number next to `exact`. */
const isRoundedOnce = (rounded: number, exact: number) => Math.abs(rounded - exact) <= 0.5;

describe('pricing of any cart', () => {
  it('adds up: subtotal − discount + shipping + tax = total', () => {
    always(input, (cart) => {
      const { subtotal, discount, shipping, tax, total, taxable } = price(cart);
      expect(subtotal - discount + shipping.beforeTax + tax).toBe(total);
      expect(taxable + tax).toBe(total);
    });
  });

  it('distributes discount and tax over lines and shipping without losing a cent', () => {
    always(input, (cart) => {
      const priced = price(cart);
      const all = [...priced.lines, priced.shipping];
      expect(sum(priced.lines.map(({ lineTotal }) => lineTotal))).toBe(priced.subtotal);
      expect(sum(priced.lines.map(({ discount }) => discount))).toBe(priced.discount);
      expect(sum(all.map(({ tax }) => tax))).toBe(priced.tax);
      expect(sum(all.map(({ beforeTax }) => beforeTax))).toBe(priced.taxable);
      expect(sum(all.map(({ afterTax }) => afterTax))).toBe(priced.total);
      for (const { lineTotal, discount, beforeTax, tax, afterTax } of priced.lines) {
        expect(lineTotal - discount).toBe(beforeTax);
        expect(beforeTax + tax).toBe(afterTax);
      }
    });
  });

  it('returns integers, none below zero, and no line with a discount above its price', () => {
    always(input, (cart) => {
      const { lines: priced, shipping, taxGroups, isTaxIncluded: _, ...summary } = price(cart);
      const amounts = [
        ...priced.flatMap((line) => [line.lineTotal, line.discount, line.beforeTax, line.tax, line.afterTax]),
        ...[shipping.beforeTax, shipping.tax, shipping.afterTax],
        ...Object.values(summary),
        ...taxGroups.flatMap(({ taxable, tax }) => [taxable, tax]),
      ];
      expect(amounts.filter((amount) => !isAmount(amount))).toEqual([]);
      for (const { lineTotal, discount } of priced) expect(discount).toBeLessThanOrEqual(lineTotal);
    });
  });

  it('never costs more with a coupon than without, and differs at most by odd cents in another line order', () => {
    always(input, (cart) => {
      const { total, discount, tax } = price(cart);
      expect(total).toBeLessThanOrEqual(price({ ...cart, coupon: undefined }).total);
      const turned = price({ ...cart, lines: cart.lines.toReversed() });
      expect([turned.total, turned.discount, turned.tax]).toEqual([total, discount, tax]);
    });
  });

  it('taxes the amount after the coupon, rounded once', () => {
    always(input, (cart) => {
      const { tax, subtotal, discount, shipping } = price(cart);
      const exact = ((subtotal - discount + shipping.beforeTax) * cart.taxRatePpm) / 1_000_000;
      expect(isRoundedOnce(tax, exact)).toBe(true);
    });
  });

  it('costs the prices where they include tax, and names the tax in them, rounded once', () => {
    always(input, (cart) => {
      const priced = price({ ...cart, isTaxIncluded: true });
      const { subtotal, discount, shipping, tax, taxable, addedTax, total } = priced;
      expect(subtotal - discount + shipping.price).toBe(total);
      expect(total).toBe(price({ ...cart, taxRatePpm: 0 }).total);
      expect([addedTax, taxable + tax]).toEqual([0, total]);
      const exact = (total * cart.taxRatePpm) / (1_000_000 + cart.taxRatePpm);
      expect(isRoundedOnce(tax, exact)).toBe(true);
      for (const { lineTotal, discount: off, afterTax, beforeTax, tax: own } of priced.lines)
        expect([afterTax, beforeTax + own]).toEqual([lineTotal - off, lineTotal - off]);
    });
  });

  it('charges the delivery price, or nothing', () => {
    always(input, (cart) => {
      const { shipping, subtotal } = price(cart);
      const { cost = 0, freeFrom = null } = cart.shipping ?? {};
      const isFree = cart.coupon?.type === 'FREE_SHIPPING' || (freeFrom !== null && subtotal >= freeFrom);
      expect(shipping.beforeTax).toBe(isFree ? 0 : cost);
    });
  });
});

describe('coupons', () => {
  it('reduce the whole cart by a percentage or an amount', () => {
    always(lines, fc.nat(100), fc.nat(20_000), (cart, percent, amount) => {
      const subtotal = sum(cart.map((line) => line.price * line.quantity));
      const off = (type: 'PERCENT' | 'AMOUNT', value: number) => sum(couponDiscounts({ type, value }, cart));
      expect(isRoundedOnce(off('PERCENT', percent), (subtotal * percent) / 100)).toBe(true);
      expect(off('AMOUNT', amount)).toBe(Math.min(amount, subtotal));
    });
  });

  it('of a fixed price lower more expensive items to it, and leave cheaper ones unchanged', () => {
    always(lines, fc.nat(20_000), (cart, value) => {
      couponDiscounts({ type: 'FIXED_PRICE', value }, cart).forEach((discount, index) => {
        const { price: each = 0, quantity = 0 } = cart[index] ?? {};
        expect(each * quantity - discount).toBe(Math.min(each, value) * quantity);
      });
    });
  });

  it('of buy x get y make the cheapest items free, one for each group', () => {
    const line = fc.record({ price: fc.nat(1_000), quantity: fc.integer({ min: 1, max: 6 }) });
    always(fc.array(line, { maxLength: 5 }), fc.nat(4), fc.nat(3), (cart, value, freeQuantity) => {
      const itemPrices = cart.flatMap((one) => Array.from({ length: one.quantity }, () => one.price));
      const groups = value + freeQuantity > 0 ? Math.floor(itemPrices.length / (value + freeQuantity)) : 0;
      const cheapest = itemPrices.toSorted((a, b) => a - b).slice(0, groups * freeQuantity);
      expect(sum(couponDiscounts({ type: 'BUY_X_GET_Y', value, freeQuantity }, cart))).toBe(sum(cheapest));
    });
  });
});

it('the discount of a product never exceeds the price, is never negative, and is an integer', () => {
  const value = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const discount = fc.oneof(
    fc.constant({ type: 'NONE' as const, value: 0 }),
    fc.record({ type: fc.constant('AMOUNT' as const), value: value(1_000) }),
    fc.record({ type: fc.constant('PERCENT' as const), value: value(100) }),
  );
  always(fc.nat(10_000_000), discount, (full, rule) => {
    const left = discountedPrice(full, rule);
    expect(isAmount(left) && left <= full).toBe(true);
    if (rule.type === 'PERCENT') expect(isRoundedOnce(full - left, (full * rule.value) / 100)).toBe(true);
  });
});

describe('allocate', () => {
  it('keeps each part within one unit of its exact share', () => {
    const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 10 });
    always(fc.nat(100_000), weights, (total, shares) => {
      const whole = sum(shares);
      const parts = allocate(total, shares);
      expect(sum(parts)).toBe(whole === 0 ? 0 : total);
      parts.forEach((part, index) => {
        const exact = whole === 0 ? 0 : (total * (shares[index] ?? 0)) / whole;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      });
    });
  });

  it('assigns the odd cent to the largest remainder, then to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 2])).toEqual([3, 7]);
  });
});

it('a known cart subtracts a percentage, charges delivery, and taxes both', () => {
  const coupon = { type: 'PERCENT' as const, value: 10 };
  const lines = [{ id: 'a', quantity: 2, fullPrice: 3600, price: 3060 }];
  const known = { lines, coupon, shipping: { cost: 600, freeFrom: 7500 }, taxRatePpm: 88_750 };
  const sums = { subtotal: 6120, discount: 612, shipping: { beforeTax: 600 }, tax: 542, total: 6650 };
  expect(price(known)).toMatchObject(sums);
});

describe('pricing of lines of several kinds', () => {
  const bowl = { id: 'bowl', quantity: 2, fullPrice: 3800, price: 3800 };
  const book = { id: 'book', quantity: 1, fullPrice: 1800, price: 1800, taxRatePpm: 70_000 };
  const untaxed = { taxRatePpm: null, excludedFromCoupons: true };
  const giftCard = { id: 'gift-card', quantity: 1, fullPrice: 5000, price: 5000, ...untaxed };

  it('taxes each tax group at its own rate, and a gift card not at all', () => {
    const priced = price({ lines: [bowl, book, giftCard], taxRatePpm: 190_000 });
    expect(priced.lines.map(({ tax }) => tax)).toEqual([1444, 126, 0]);
    expect(priced).toMatchObject({ subtotal: 14_400, tax: 1570, taxable: 9400, total: 15_970 });
    expect(priced.taxGroups).toEqual([
      { taxRatePpm: 190_000, taxable: 7600, tax: 1444 },
      { taxRatePpm: 70_000, taxable: 1800, tax: 126 },
    ]);
  });

  it.each<[CouponEffect, number[]]>([
    [{ type: 'PERCENT', value: 10 }, [760, 180, 0]],
    [{ type: 'AMOUNT', value: 100_000 }, [7600, 1800, 0]],
    [{ type: 'FIXED_PRICE', value: 1000 }, [5600, 800, 0]],
    [{ type: 'BUY_X_GET_Y', value: 2, freeQuantity: 1 }, [0, 1800, 0]],
    [{ type: 'BUY_X_GET_Y', value: 3, freeQuantity: 1 }, [0, 0, 0]],
  ])('applies a coupon to everything but a gift card: %o', (effect, discounts) => {
    const priced = price({ lines: [bowl, book, giftCard], taxRatePpm: 0, coupon: effect });
    expect(priced.lines.map(({ discount }) => discount)).toEqual(discounts);
  });

  it('charges nothing for a line that a membership pays for, and does not discount it', () => {
    const priced = price({
      lines: [{ ...bowl, paidByMembership: true }, book],
      coupon: { type: 'PERCENT', value: 50 },
      taxRatePpm: 190_000,
    });
    expect(priced.lines[0]).toMatchObject({ lineTotal: 0, discount: 0, tax: 0, afterTax: 0 });
    expect(priced).toMatchObject({ subtotal: 1800, discount: 900, tax: 63, total: 963 });
  });
});

const valid = { active: true, startsAt: 1_000, expiresAt: 2_000 };
const terms = { ...valid, usageLimit: 3, usageCount: 2, minimumSubtotal: 500 };
it.each([
  [undefined, {}, { now: 1_500, subtotal: 500 }],
  ['ERROR_COUPON_IS_DISABLED', { active: false }, { now: 1_500, subtotal: 500 }],
  ['ERROR_COUPON_IS_NOT_ACTIVE_YET', {}, { now: 999, subtotal: 500 }],
  ['ERROR_COUPON_HAS_EXPIRED', {}, { now: 2_000, subtotal: 500 }],
  ['ERROR_COUPON_USAGE_EXCEEDED', { usageCount: 3 }, { now: 1_500, subtotal: 500 }],
  ['ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED', {}, { now: 1_500, subtotal: 499 }],
])('couponRejection is %s for %j at %j', (expected, change, at) => {
  expect(couponRejection({ ...terms, ...change }, at)).toBe(expected);
});
