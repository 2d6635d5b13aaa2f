import { describe, expect, it } from 'vitest';
import { fieldOf, thingOf } from '@/features/sets/fields';
import { totalText, unitPriceOf } from '@/features/sets/total';
import type { Money } from '@/lib/model/money';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const label = { one: '{count} item', other: '{count} items' };

describe('the total of a set', () => {
  it('is exact, and counts the items', () => {
    const things = [
      { price: usd('0.1'), quantity: 3 },
      { price: usd('19.99'), quantity: 2 },
      { price: usd('5'), quantity: 0 },
    ];
    expect(totalText(things, label, 'en')).toEqual({ label: '5 items', amount: '$40.28' });
  });

  it('is not shown for nothing, without a price of a chosen thing, and in two currencies', () => {
    const bowl = { price: usd('28'), quantity: 1 };
    expect(totalText([], label, 'en').amount).toBe('');
    expect(totalText([bowl, { price: null, quantity: 1 }], label, 'en').amount).toBe('');
    expect(totalText([bowl, { price: null, quantity: 0 }], label, 'en').amount).toBe('$28.00');
    const euros = { price: { amount: '25', currency: 'EUR' }, quantity: 1 };
    expect(totalText([bowl, euros], label, 'en').amount).toBe('');
  });

  it('has the price after a discount, and none of a range or a subscription', () => {
    expect(unitPriceOf({ kind: 'sale', now: usd('30'), was: usd('36') })).toEqual(usd('30'));
    expect(unitPriceOf({ kind: 'plain', now: usd('36') })).toEqual(usd('36'));
    expect(unitPriceOf({ kind: 'plain', now: usd('9'), eachTime: true })).toBeNull();
    expect(unitPriceOf({ kind: 'range', from: usd('9'), to: usd('12') })).toBeNull();
    expect(unitPriceOf({ kind: 'unknown' })).toBeNull();
  });
});

describe('the field of a thing', () => {
  it('names the product and its choices, with any letters', () => {
    const thing = { slug: 'קערה?', choices: { 'Size & shape': 'Large, 23 cm', Glaze: 'a=b?c' } };
    expect(thingOf(fieldOf(thing))).toEqual(thing);
    expect(thingOf(fieldOf({ slug: 'bowl', choices: {} }))).toEqual({ slug: 'bowl', choices: {} });
  });

  it('is no other field, and has bounds', () => {
    expect(thingOf('returnTo')).toBeNull();
    expect(thingOf(`thing:${'x'.repeat(2_000)}?`)).toBeNull();
    const choices = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`o${index}`, 'x']));
    expect(Object.keys(thingOf(fieldOf({ slug: 'bowl', choices }))?.choices ?? {})).toHaveLength(10);
  });
});
