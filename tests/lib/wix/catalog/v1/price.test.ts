import { describe, expect, it } from 'vitest';
import { priceOf, productPriceOf, toProduct } from '@/lib/wix/catalog/v1/product';
import { plainPrice, rangePrice, salePrice, usd } from '../../../../fixtures/money';

it.each([
  undefined,
  { price: 10, discountedPrice: 10 },
  { price: 10, currency: '' },
  { currency: 'USD' },
  { currency: 'USD', price: Number.NaN },
  { currency: 'USD', price: Number.POSITIVE_INFINITY },
])('priceOf is unknown without an amount and a currency: %j', (data) =>
  expect(priceOf(data)).toEqual({ kind: 'unknown' }),
);

it.each([
  [28, 28, plainPrice('28')],
  [0, undefined, plainPrice('0')],
  [36, 30.6, salePrice('30.6', '36')],
  [36, 0, salePrice('0', '36')],
  [30, 36, plainPrice('36')],
])('priceOf of %d at %d is a sale only where that is less', (price, discountedPrice, expected) => {
  expect(priceOf({ currency: 'USD', price, discountedPrice })).toEqual(expected);
});

describe('productPriceOf', () => {
  const priceData = { currency: 'USD', price: 44, discountedPrice: 40 };

  const variant = (price: number, discountedPrice = price, visible = true) => ({
    variant: { visible, priceData: { currency: 'USD', price, discountedPrice } },
  });

  it('is the range of the variants’ discounted prices, before a sale', () => {
    const variants = [variant(50, 45), variant(40, 36), variant(10, 9, false)];
    expect(productPriceOf({ priceData, variants, priceRange: { minValue: 40, maxValue: 50 } })).toEqual(
      rangePrice('36', '45'),
    );
  });

  const half = { totalQuantity: 500, totalMeasurementUnit: 'ML' } as const;
  const perUnit = { ...priceData, pricePerUnit: 8 };

  it('has the formatted price per unit where the merchant sets one', () => {
    const measured = (baseQuantity: number, baseMeasurementUnit: 'ML' | 'SQM') =>
      productPriceOf({
        priceData: perUnit,
        pricePerUnitData: { ...half, baseQuantity, baseMeasurementUnit },
      });
    expect(measured(100, 'ML')).toMatchObject({ kind: 'sale', unit: { price: usd('8'), measure: '100 ml' } });
    expect(measured(1, 'SQM')).toMatchObject({ unit: { measure: 'm²' } });
    expect(productPriceOf({ priceData: perUnit })).not.toHaveProperty('unit');
  });

  it('has the lowest price per unit in a range', () => {
    const pricePerUnitData = { ...half, baseQuantity: 1, baseMeasurementUnit: 'L' } as const;
    const variants = [variant(50, 45), variant(40, 36)];
    const unit = { price: usd('72'), measure: 'l', contained: 0.5, isFrom: true };
    expect(productPriceOf({ priceData: perUnit, pricePerUnitData, variants })).toMatchObject({
      kind: 'range',
      unit,
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
      ).toEqual(plainPrice('4'));
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
    expect(productPriceOf({ priceData: plain, priceRange: { minValue: 30, maxValue: 68 } })).toEqual(
      rangePrice('30', '68'),
    );
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
    expect(productPriceOf({ priceData, priceRange })).toEqual(salePrice('40', '44'));
  });

  it('uses the older field where the newer is missing, and returns none for unknown', () => {
    expect(productPriceOf({ price: { currency: 'USD', price: 44 } })).toEqual(plainPrice('44'));
    expect(productPriceOf({})).toEqual({ kind: 'unknown' });
    expect(productPriceOf({ priceRange: { minValue: 1, maxValue: 2 } })).toEqual({ kind: 'unknown' });
  });
});
