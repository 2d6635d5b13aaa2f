import { describe, expect, it } from 'vitest';
import { allocate } from '../../sandbox/ecom/pricing/allocate';
import { couponRefusal } from '../../sandbox/ecom/pricing/coupon';
import { type PricingInput, price } from '../../sandbox/ecom/pricing/price';

/** Small deterministic generator (mulberry32): the same cases on every machine. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  return { upTo, pick: <T>(...items: [T, ...T[]]): T => items[upTo(items.length - 1)] ?? items[0] };
}

function randomInput(seed: number): PricingInput {
  const random = seeded(seed);
  const lines = Array.from({ length: random.upTo(8) }, (_, index) => {
    const fullPrice = random.upTo(50_000);
    return {
      id: `line-${index}`,
      quantity: 1 + random.upTo(random.pick(3, 100, 100_000)),
      fullPrice,
      price: random.pick(fullPrice, random.upTo(fullPrice)),
    };
  });
  return {
    lines,
    coupon: random.pick<PricingInput['coupon']>(
      undefined,
      { type: 'PERCENT', value: random.upTo(100) },
      { type: 'AMOUNT', value: random.upTo(20_000) },
      { type: 'FREE_SHIPPING', value: 0 },
    ),
    shipping: random.pick<PricingInput['shipping']>(undefined, {
      cost: random.upTo(5_000),
      freeFrom: random.pick(null, random.upTo(50_000)),
    }),
    taxRatePpm: random.upTo(300_000),
  };
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const cases = Array.from({ length: 2_000 }, (_, seed) => ({ seed, input: randomInput(seed) }));

describe('pricing any cart', () => {
  it('adds up: subtotal − discount + shipping + tax = total', () => {
    for (const { seed, input } of cases) {
      const priced = price(input);
      expect(priced.subtotal - priced.discount + priced.shipping.beforeTax + priced.tax, `case ${seed}`).toBe(
        priced.total,
      );
    }
  });

  it('shares discount and tax over lines and shipping without losing a cent', () => {
    for (const { seed, input } of cases) {
      const { lines, shipping, discount, tax, total } = price(input);
      expect(sum(lines.map((line) => line.discount)), `case ${seed}`).toBe(discount);
      expect(sum(lines.map((line) => line.tax)) + shipping.tax, `case ${seed}`).toBe(tax);
      expect(sum(lines.map((line) => line.afterTax)) + shipping.afterTax, `case ${seed}`).toBe(total);
    }
  });

  it('gives whole amounts, none below zero, no line a discount above its worth', () => {
    for (const { seed, input } of cases) {
      const { lines, shipping, ...summary } = price(input);
      for (const line of lines) {
        expect(line.discount, `case ${seed}`).toBeLessThanOrEqual(line.lineTotal);
        for (const amount of [line.discount, line.beforeTax, line.tax, line.afterTax])
          expect(Number.isSafeInteger(amount) && amount >= 0, `case ${seed}: ${amount}`).toBe(true);
      }
      for (const amount of [...Object.values(shipping), ...Object.values(summary)])
        expect(Number.isSafeInteger(amount) && amount >= 0, `case ${seed}: ${amount}`).toBe(true);
    }
  });

  it('never costs more with a coupon than without', () => {
    for (const { seed, input } of cases)
      expect(price(input).total, `case ${seed}`).toBeLessThanOrEqual(
        price({ ...input, coupon: undefined }).total,
      );
  });
});

describe('allocate', () => {
  it('keeps each part within one unit of its exact share', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const random = seeded(seed);
      const weights = Array.from({ length: 1 + random.upTo(9) }, () => random.upTo(1_000));
      const total = random.upTo(100_000);
      const whole = sum(weights);
      const parts = allocate(total, weights);
      expect(sum(parts)).toBe(whole === 0 ? 0 : total);
      parts.forEach((part, index) => {
        const exact = whole === 0 ? 0 : (total * (weights[index] ?? 0)) / whole;
        expect(Math.abs(part - exact), `case ${seed}`).toBeLessThan(1);
      });
    }
  });

  it('gives the odd cent to the largest remainder, then to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 2])).toEqual([3, 7]);
  });
});

describe('pricing known carts', () => {
  it('takes a percentage off, charges delivery, and taxes both', () => {
    const priced = price({
      lines: [{ id: 'a', quantity: 2, fullPrice: 3600, price: 3060 }],
      coupon: { type: 'PERCENT', value: 10 },
      shipping: { cost: 600, freeFrom: 7500 },
      taxRatePpm: 88_750,
    });
    expect(priced).toMatchObject({ subtotal: 6120, discount: 612, tax: 542, total: 6650 });
    expect(priced.shipping.beforeTax).toBe(600);
  });

  it('delivers free from the threshold, measured before the coupon', () => {
    const input = { lines: [{ id: 'a', quantity: 1, fullPrice: 7500, price: 7500 }], taxRatePpm: 0 };
    const shipping = { cost: 600, freeFrom: 7500 };
    expect(price({ ...input, shipping, coupon: { type: 'AMOUNT', value: 500 } }).total).toBe(7000);
  });

  it('charges no delivery under a free-shipping coupon and takes nothing off the goods', () => {
    const priced = price({
      lines: [{ id: 'a', quantity: 1, fullPrice: 1000, price: 1000 }],
      coupon: { type: 'FREE_SHIPPING', value: 0 },
      shipping: { cost: 1450, freeFrom: null },
      taxRatePpm: 0,
    });
    expect(priced).toMatchObject({ discount: 0, total: 1000 });
  });
});

describe('couponRefusal', () => {
  const terms = {
    active: true,
    startsAt: 1_000,
    expiresAt: 2_000,
    usageLimit: 3,
    usageCount: 2,
    minimumSubtotal: 500,
  };
  it.each([
    ['fits', {}, { now: 1_500, subtotal: 500 }, undefined],
    ['is switched off', { active: false }, { now: 1_500, subtotal: 500 }, 'ERROR_COUPON_IS_DISABLED'],
    ['has not begun', {}, { now: 999, subtotal: 500 }, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    ['is over at its last instant', {}, { now: 2_000, subtotal: 500 }, 'ERROR_COUPON_HAS_EXPIRED'],
    ['is used up', { usageCount: 3 }, { now: 1_500, subtotal: 500 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['asks for more', {}, { now: 1_500, subtotal: 499 }, 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED'],
  ])('%s', (_, change, at, expected) => {
    expect(couponRefusal({ ...terms, ...change }, at)).toBe(expected);
  });
});
