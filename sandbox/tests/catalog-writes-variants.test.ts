import { beforeEach, describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../core/platform';
import { browsingClient, merchantClient, rejectedWith, SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
const visitor = await browsingClient(sandbox);
let id: string;
/** Events sent before the test did anything. */
let before: number;

beforeEach(async () => {
  id = (await merchant.products.createProduct({ ...SHIRT, weight: 0.3 })).product?._id ?? '';
  before = (await sentEvents(sandbox)).length;
});

const read = async () => (await visitor.products.getProduct(id)).product;

describe('products.updateProductVariants', () => {
  it('sets a variant’s own fields, by choices or by id', async () => {
    const medium = (await read())?.variants?.[1]?._id ?? '';
    const { variants } = await merchant.products.updateProductVariants(id, [
      { choices: { Size: 'S' }, price: 70, cost: 20, weight: 0.2, sku: 'SHIRT-S' },
      { variantIds: [medium], visible: false },
    ]);
    expect(variants).toMatchObject([
      {
        choices: { Size: 'S' },
        variant: {
          priceData: { price: 70, formatted: { price: '$70.00' } },
          costAndProfitData: { itemCost: 20, profit: 50 },
          weight: 0.2,
          sku: 'SHIRT-S',
          visible: true,
        },
      },
      { choices: { Size: 'M' }, variant: { priceData: { price: 80 }, weight: 0.3, visible: false } },
    ]);
    const product = await read();
    expect(product?.priceRange).toEqual({ minValue: 70, maxValue: 80 });
    expect(product?.weightRange).toEqual({ minValue: 0.2, maxValue: 0.3 });
    expect(product?.productOptions?.[0]?.choices?.map(({ visible }) => visible)).toEqual([true, false]);
    expect((await sentEvents(sandbox)).slice(before)).toEqual([
      [
        'VariantsChanged',
        {
          productId: id,
          variants: [
            {
              variantId: variants?.[0]?._id,
              choices: { Size: 'S' },
              changedFields: ['price', 'cost', 'weight', 'sku'],
            },
            { variantId: medium, choices: { Size: 'M' }, changedFields: ['visible'] },
          ],
        },
      ],
    ]);
  });

  it('rejects unknown variants and choices, and then changes nothing', async () => {
    const change = (override: object) =>
      rejectedWith(
        merchant.products.updateProductVariants(id, [{ choices: { Size: 'S' }, price: 1 }, override]),
      );
    expect(await change({ choices: { Size: 'XXL' }, price: 1 })).toEqual([400, 'variants.1.choices']);
    expect(await change({ choices: { Color: 'S' }, price: 1 })).toEqual([400, 'variants.1.choices']);
    expect(await change({ variantIds: ['nobody'], price: 1 })).toEqual([400, 'variants.1.variantIds']);
    expect(await change({ price: 1 })).toEqual([400, 'variants.1']);
    expect(await change({ choices: { Size: 'S' }, price: -1 })).toEqual([400, 'variants.1.price']);
    expect((await read())?.priceRange).toEqual({ minValue: 80, maxValue: 80 });
  });

  it('rejects a product whose variants are not managed', async () => {
    await merchant.products.updateProduct(id, { manageVariants: false });
    const call = merchant.products.updateProductVariants(id, [{ choices: { Size: 'S' }, price: 1 }]);
    expect(await rejectedWith(call)).toEqual([400, '_id']);
  });
});

describe('products.resetAllProductVariantData', () => {
  it('resets every variant to the product’s values, and leaves the stock unchanged', async () => {
    await merchant.products.updateProductVariants(id, [
      { choices: { Size: 'S' }, price: 1, weight: 9, sku: 'X', visible: false },
    ]);
    const variants = (await read())?.variants?.map(({ _id }) => ({ variantId: _id, quantity: 3 }));
    await merchant.inventory.updateInventoryVariants(id, { trackQuantity: true, variants });
    await merchant.products.resetAllProductVariantData(id);
    expect((await read())?.variants?.[0]).toMatchObject({
      variant: { priceData: { price: 80 }, weight: 0.3, sku: '', visible: true },
      stock: { trackQuantity: true, quantity: 3, inStock: true },
    });
  });
});

describe('products.deleteProductOptions', () => {
  it('removes all options of a product once its variants are not managed', async () => {
    expect(await rejectedWith(merchant.products.deleteProductOptions(id))).toEqual([400, '_id']);
    await merchant.products.updateProduct(id, { manageVariants: false });
    await merchant.products.deleteProductOptions(id);
    expect((await read())?.productOptions).toEqual([]);
    expect((await sentEvents(sandbox)).at(-1)).toEqual([
      'ProductChanged',
      { productId: id, changedFields: ['productOptions'] },
    ]);
  });
});

describe('products.removeBrand and products.removeRibbon', () => {
  it('remove brand and ribbon', async () => {
    await merchant.products.updateProduct(id, { brand: 'Halden', ribbon: 'New' });
    await merchant.products.removeBrand(id);
    await merchant.products.removeRibbon(id);
    const product = await read();
    expect(product).not.toHaveProperty('brand');
    expect([product?.ribbon, product?.ribbons]).toEqual(['', []]);
    expect((await sentEvents(sandbox)).slice(-2)).toEqual([
      ['ProductChanged', { productId: id, changedFields: ['brand'] }],
      ['ProductChanged', { productId: id, changedFields: ['ribbon'] }],
    ]);
  });
});

describe('a product whose variants are not managed', () => {
  it('is bought by the names of its choices, from one stock, with a line for each choice', async () => {
    await merchant.products.updateProduct(id, { manageVariants: false });
    const [shared] = (await read())?.variants ?? [];
    await merchant.inventory.updateInventoryVariants(id, {
      trackQuantity: true,
      variants: [{ variantId: shared?._id, quantity: 3 }],
    });
    const line = (options: Record<string, string>, quantity: number) => ({
      catalogReference: { appId: STORES_APP_ID, catalogItemId: id, options: { options } },
      quantity,
    });
    const { cart } = await visitor.currentCart.addToCurrentCart({
      lineItems: [line({ Size: 'S' }, 2), line({ Size: 'M' }, 2), line({ Size: 'XXL' }, 1), line({}, 1)],
    });
    expect(
      cart?.lineItems?.map(({ quantity, descriptionLines }) => [
        quantity,
        descriptionLines?.map(({ plainText }) => plainText?.original),
      ]),
    ).toEqual([
      [2, ['S']],
      [1, ['M']],
    ]);
  });
});
