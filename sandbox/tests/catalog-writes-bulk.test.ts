import { beforeEach, describe, expect, it } from 'vitest';
import { merchantClient, SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
let mug: string;
let shirt: string;

beforeEach(async () => {
  mug = (await merchant.products.createProduct({ name: 'Mug', priceData: { price: 20 } })).product?._id ?? '';
  shirt = (await merchant.products.createProduct(SHIRT)).product?._id ?? '';
  await merchant.products.updateProductVariants(shirt, [{ choices: { Size: 'S' }, price: 10, cost: 4 }]);
});

const MERCHANT_DATA = { includeMerchantSpecificData: true };
const read = async (id: string) => (await merchant.products.getProduct(id, MERCHANT_DATA)).product;
const prices = async (id: string) =>
  (await read(id))?.variants?.map(({ variant }) => variant?.priceData?.price);
const NOT_FOUND = {
  _id: 'nobody',
  originalIndex: 1,
  success: false,
  error: { code: 'PRODUCT_NOT_FOUND', description: 'Product is not found', data: {} },
};

describe('products.bulkUpdateProductsProperty', () => {
  it('sets one property of each product, and reports unknown products', async () => {
    const answer = await merchant.products.bulkUpdateProductsProperty([mug, 'nobody'], { price: 12.34 });
    expect(answer).toEqual({
      results: [{ itemMetadata: { _id: mug, originalIndex: 0, success: true } }, { itemMetadata: NOT_FOUND }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
    });
    expect((await read(mug))?.priceData?.formatted?.price).toBe('$12.34');
    expect((await sentEvents(sandbox)).at(-1)).toEqual([
      'ProductChanged',
      { productId: mug, changedFields: ['price'] },
    ]);
  });

  it('sets costs and weights of every variant, ribbons and brands, and removes the last two with an empty text', async () => {
    await merchant.products.bulkUpdateProductsProperty([shirt, mug], { cost: 5 });
    await merchant.products.bulkUpdateProductsProperty([shirt, mug], { weight: 0.7 });
    await merchant.products.bulkUpdateProductsProperty([shirt, mug], { ribbon: 'Sale' });
    await merchant.products.bulkUpdateProductsProperty([shirt, mug], { brand: 'Halden' });
    expect(await read(shirt)).toMatchObject({
      ribbon: 'Sale',
      brand: 'Halden',
      costRange: { minValue: 5, maxValue: 5 },
      weightRange: { minValue: 0.7, maxValue: 0.7 },
    });
    await merchant.products.bulkUpdateProductsProperty([mug], { ribbon: '' });
    await merchant.products.bulkUpdateProductsProperty([mug], { brand: '' });
    expect(await read(mug)).not.toHaveProperty('brand');
    expect((await read(mug))?.ribbon).toBe('');
  });

  it('fails only for the product whose variant would have a negative price', async () => {
    const { results } = await merchant.products.bulkUpdateProductsProperty([shirt, mug], { price: 50 });
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([false, true]);
    expect(await prices(shirt)).toEqual([10, 80]);
    expect(await prices(mug)).toEqual([50]);
  });
});

describe('products.bulkAdjustProductProperty', () => {
  it.each([
    ['an amount', { amount: 30 }, 50],
    ['an amount less', { amount: -0.01 }, 19.99],
    ['a percentage', { percentage: { rate: 33, roundToInt: false } }, 26.6],
    ['a percentage, to a whole number', { percentage: { rate: 33, roundToInt: true } }, 27],
    ['a percentage less', { percentage: { rate: -50, roundToInt: false } }, 10],
  ])('moves a price by %s', async (_, price, expected) => {
    await merchant.products.bulkAdjustProductProperty({ price }, [mug]);
    expect(await prices(mug)).toEqual([expected]);
  });

  it('adjusts variants with their product’s price, and each variant’s own cost', async () => {
    await merchant.products.bulkAdjustProductProperty({ price: { amount: 5 } }, [shirt]);
    expect(await prices(shirt)).toEqual([15, 85]);
    await merchant.products.bulkAdjustProductProperty({ cost: { amount: 2 } }, [shirt]);
    expect((await read(shirt))?.costRange).toEqual({ minValue: 2, maxValue: 6 });
  });

  it('fails where the result would be negative', async () => {
    const adjust = { price: { amount: -15 } };
    const answer = await merchant.products.bulkAdjustProductProperty(adjust, [shirt, 'nobody', mug]);
    expect(answer.bulkActionMetadata).toEqual({
      totalSuccesses: 1,
      totalFailures: 2,
      undetailedFailures: 0,
    });
    expect(answer.results?.[1]).toEqual({ itemMetadata: NOT_FOUND });
    expect([await prices(shirt), await prices(mug)]).toEqual([[10, 80], [5]]);
  });
});
