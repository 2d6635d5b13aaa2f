import { expect, it } from 'vitest';
import { fieldOf, thingOf } from '@/features/sets/fields';
import { totalText, unitPriceOf } from '@/features/sets/total';
import type { Money } from '@/lib/model/money';
import { plainPrice, rangePrice, salePrice } from '../../fixtures/money';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const label = { one: '{count} item', other: '{count} items' };

it('the total of a set is exact, and counts the items', () => {
  const things = [
    { price: usd('0.1'), quantity: 3 },
    { price: usd('19.99'), quantity: 2 },
    { price: usd('5'), quantity: 0 },
  ];
  expect(totalText(things, label, 'en')).toEqual({ label: '5 items', amount: '$40.28' });
});

it('the total of a set is not shown for nothing, without a price of a chosen thing, and in two currencies', () => {
  const bowl = { price: usd('28'), quantity: 1 };
  expect(totalText([], label, 'en').amount).toBe('');
  expect(totalText([bowl, { price: null, quantity: 1 }], label, 'en').amount).toBe('');
  expect(totalText([bowl, { price: null, quantity: 0 }], label, 'en').amount).toBe('$28.00');
  const euros = { price: { amount: '25', currency: 'EUR' }, quantity: 1 };
  expect(totalText([bowl, euros], label, 'en').amount).toBe('');
});

it('the total of a set has the price after a discount, and none of a range or a subscription', () => {
  expect(unitPriceOf(salePrice('30', '36'))).toEqual(usd('30'));
  expect(unitPriceOf(plainPrice('36'))).toEqual(usd('36'));
  expect(unitPriceOf({ kind: 'plain', now: usd('9'), eachTime: true })).toBeNull();
  expect([unitPriceOf(rangePrice('9', '12')), unitPriceOf({ kind: 'unknown' })]).toEqual([null, null]);
});

it('the field of a thing names the product and its choices, with any letters', () => {
  const thing = { slug: 'קערה?', choices: { 'Size & shape': 'Large, 23 cm', Glaze: 'a=b?c' } };
  expect(thingOf(fieldOf(thing))).toEqual(thing);
  expect(thingOf(fieldOf({ slug: 'bowl', choices: {} }))).toEqual({ slug: 'bowl', choices: {} });
});

it('the field of a thing is no other field, and has bounds', () => {
  expect([thingOf('returnTo'), thingOf(`thing:${'x'.repeat(2_000)}?`)]).toEqual([null, null]);
  const choices = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`o${index}`, 'x']));
  expect(Object.keys(thingOf(fieldOf({ slug: 'bowl', choices }))?.choices ?? {})).toHaveLength(10);
});
