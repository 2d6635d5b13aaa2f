import { describe, expect, it } from 'vitest';
import { priceOf, productPriceOf, toProduct } from '@/lib/wix/catalog/v1/product';
import { usd } from '../../../../fixtures/money';

describe('priceOf', () => {
  it.each([
    ['nothing', undefined],
    ['no currency', { price: 10, discountedPrice: 10 }],
    ['an empty currency', { price: 10, currency: '' }],
    ['no amount', { currency: 'USD' }],
    ['an amount that is not a number', { currency: 'USD', price: Number.NaN }],
    ['an amount without end', { currency: 'USD', price: Number.POSITIVE_INFINITY }],
  ])('returns no price for %s', (_, data) => {
    expect(priceOf(data)).toEqual({ kind: 'unknown' });
  });

  it('is plain without a discount', () => {
    expect(priceOf({ currency: 'USD', price: 28, discountedPrice: 28 })).toEqual({
      kind: 'plain',
      now: usd('28'),
    });
    expect(priceOf({ currency: 'USD', price: 0 })).toEqual({ kind: 'plain', now: usd('0') });
  });

  it('is a sale with one, also down to zero', () => {
    expect(priceOf({ currency: 'USD', price: 36, discountedPrice: 30.6 })).toEqual({
      kind: 'sale',
      now: usd('30.6'),
      was: usd('36'),
    });
    expect(priceOf({ currency: 'USD', price: 36, discountedPrice: 0 })).toMatchObject({ now: usd('0') });
  });

  it('is no sale when the discounted price is higher', () => {
    expect(priceOf({ currency: 'USD', price: 30, discountedPrice: 36 })).toEqual({
      kind: 'plain',
      now: usd('36'),
    });
  });
});

describe('productPriceOf', () => {
  const priceData = { currency: 'USD', price: 44, discountedPrice: 40 };

  const variant = (price: number, discountedPrice = price, visible = true) => ({
    variant: { visible, priceData: { currency: 'USD', price, discountedPrice } },
  });

  it('is the range of the variants’ discounted prices, before a sale', () => {
    const variants = [variant(50, 45), variant(40, 36), variant(10, 9, false)];
    expect(productPriceOf({ priceData, variants, priceRange: { minValue: 40, maxValue: 50 } })).toEqual({
      kind: 'range',
      from: usd('36'),
      to: usd('45'),
    });
  });

  it('has the formatted price per unit where the merchant sets one', () => {
    const measured = (baseQuantity: number, baseMeasurementUnit: 'ML' | 'SQM') =>
      productPriceOf({
        priceData: { ...priceData, pricePerUnit: 8 },
        pricePerUnitData: {
          totalQuantity: 500,
          totalMeasurementUnit: 'ML',
          baseQuantity,
          baseMeasurementUnit,
        },
      });
    expect(measured(100, 'ML')).toMatchObject({ kind: 'sale', unit: { price: usd('8'), measure: '100 ml' } });
    expect(measured(1, 'SQM')).toMatchObject({ unit: { measure: 'm²' } });
    expect(productPriceOf({ priceData: { ...priceData, pricePerUnit: 8 } })).not.toHaveProperty('unit');
  });

  it('has the lowest price per unit in a range', () => {
    const measured = {
      priceData: { ...priceData, pricePerUnit: 8 },
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
    } as const;
    expect(productPriceOf({ ...measured, variants: [variant(50, 45), variant(40, 36)] })).toMatchObject({
      kind: 'range',
      unit: { price: usd('72'), measure: 'l', contained: 0.5, isFrom: true },
    });
  });

  describe('of variants that contain different quantities', () => {
    const bread = {
      priceData: { currency: 'USD', price: 4, discountedPrice: 4, pricePerUnit: 8 },
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'G',
        baseQuantity: 1,
        baseMeasurementUnit: 'KG',
      },
    } as const;
    const loaf = (price: number, choice: string, weight = 0.5) => ({
      _id: choice,
      choices: { Size: choice },
      stock: { inStock: true },
      variant: { visible: true, weight, priceData: { currency: 'USD', price, discountedPrice: price } },
    });

    it('has the price per unit of each quantity that a choice names, and the lowest on a card', () => {
      const variants = [loaf(4, '500 g'), loaf(7, 'Large (1 kg)', 1), loaf(6, '0,75kg', 0.75)];
      const product = { _id: 'p', slug: 'bread', name: 'Bread', ...bread, variants };
      expect(toProduct(product)?.variants.map(({ price }) => 'unit' in price && price.unit?.price)).toEqual([
        usd('8'),
        usd('7'),
        usd('8'),
      ]);
      expect(productPriceOf(product)).toEqual({
        kind: 'range',
        from: usd('4'),
        to: usd('7'),
        unit: { price: usd('7'), measure: 'kg', contained: 1, isFrom: true },
      });
      const sameCosts = { ...bread, variants: [loaf(4, '500 g'), loaf(4, '400 g')] };
      expect(productPriceOf(sameCosts)).toMatchObject({
        kind: 'plain',
        unit: { price: usd('8'), isFrom: true },
      });
    });

    it('is absent where no choice names one and the weights differ', () => {
      const variants = [loaf(4, 'Small'), loaf(7, 'Large', 1)];
      expect(productPriceOf({ ...bread, variants })).not.toHaveProperty('unit');
      expect(
        toProduct({ _id: 'p', slug: 'bread', name: 'Bread', ...bread, variants })?.variants[0]?.price,
      ).toEqual({ kind: 'plain', now: usd('4') });
      const range = { priceRange: { minValue: 4, maxValue: 7 }, weightRange: { minValue: 0.5, maxValue: 1 } };
      expect(productPriceOf({ ...bread, ...range })).not.toHaveProperty('unit');
    });

    it.each(['2 × 250 g', '3 pieces', '10 m', 'Medium', '5 gold'])('ignores the choice %s', (choice) => {
      const product = { _id: 'p', slug: 'bread', name: 'Bread', ...bread, variants: [loaf(4, choice)] };
      expect(toProduct(product)?.variants).toMatchObject([{ price: { unit: { price: usd('8') } } }]);
    });
  });

  it('is the platform’s range without variants', () => {
    const plain = { currency: 'USD', price: 44 };
    expect(productPriceOf({ priceData: plain, priceRange: { minValue: 30, maxValue: 68 } })).toEqual({
      kind: 'range',
      from: usd('30'),
      to: usd('68'),
    });
  });

  it('ignores ranges of prices before a discount', () => {
    expect(productPriceOf({ priceData, priceRange: { minValue: 30, maxValue: 68 } }).kind).toBe('sale');
  });

  it.each([
    ['no range', undefined],
    ['a range of one price', { minValue: 44, maxValue: 44 }],
    ['half a range', { minValue: 30 }],
    ['a range upside down', { minValue: 68, maxValue: 30 }],
    ['a range without an end', { minValue: 30, maxValue: Number.POSITIVE_INFINITY }],
  ])('is the product’s own for %s', (_, priceRange) => {
    expect(productPriceOf({ priceData, priceRange })).toEqual({
      kind: 'sale',
      now: usd('40'),
      was: usd('44'),
    });
  });

  it('uses the older field where the newer is missing, and returns none for unknown', () => {
    expect(productPriceOf({ price: { currency: 'USD', price: 44 } })).toEqual({
      kind: 'plain',
      now: usd('44'),
    });
    expect(productPriceOf({})).toEqual({ kind: 'unknown' });
    expect(productPriceOf({ priceRange: { minValue: 1, maxValue: 2 } })).toEqual({ kind: 'unknown' });
  });
});
