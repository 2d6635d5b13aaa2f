import { expect, it } from 'vitest';
import { majorUnits, minorUnits } from '@/features/agents/protocol';
import { profileIn } from '@/features/agents/transports';
import { itemId, readItemId } from '@/lib/seo/product-facts';

it.each([
  ['28.5', 'USD', 2_850],
  ['2850', 'JPY', 2_850],
  ['1.234', 'KWD', 1_234],
  ['1500', 'HUF', 150_000],
  ['-3.10', 'EUR', -310],
  ['90071992547409.91', 'USD', 9_007_199_254_740_991],
  ['12.340000', 'USD', 1_234],
])('25 amounts of the protocol %s %s are %i minor units', (amount, currency, units) => {
  expect(minorUnits({ amount, currency })).toBe(units);
});

it.each([
  ['0.001', 'USD'],
  ['1.5', 'JPY'],
  ['90071992547409.92', 'USD'],
  ['1e3', 'USD'],
])(
  '25 amounts of the protocol reject %s %s, which has no exact number of minor units',
  (amount, currency) => {
    expect(() => minorUnits({ amount, currency })).toThrow(RangeError);
  },
);

it('25 amounts of the protocol are rounded for prices per unit only', () => {
  expect(minorUnits({ amount: '1.005', currency: 'USD' }, 'rounded')).toBe(101);
  expect(minorUnits({ amount: '1.0049', currency: 'USD' }, 'rounded')).toBe(100);
  expect(majorUnits(1_234, 'KWD')).toBe(1.234);
});

it('the id of a variant leads back to the ids that it consists of', () => {
  const productId = '00000000-0000-4000-8000-00000000000a';
  const variantId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  expect(readItemId(itemId(productId, variantId) ?? '')).toEqual({ productId, variantId });
});

it.each(['', 'abc', 'z'.repeat(50), 'A'.repeat(50)])('the id of a variant is not %j', (text) => {
  expect(readItemId(text)).toBeNull();
});

it.each([
  ['profile="https://a.example/p"', 'https://a.example/p'],
  ['name="x", profile="https://a.example/p";v=1', 'https://a.example/p'],
  ['profile=https://a.example/p', null],
  ['other="profile"', null],
  ['', null],
])('7 the profile in UCP-Agent of %j is %j', (header, url) => expect(profileIn(header)).toBe(url));
