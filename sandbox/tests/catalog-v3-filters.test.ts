import { beforeEach, describe, expect, it } from 'vitest';
import { bySlug, openV3Sandbox, plainProduct, TREE, v3Merchant, v3Visitor } from './catalog-v3-client';
import { rejection } from './sdk-client';

const sandbox = await openV3Sandbox();
const merchant = v3Merchant(sandbox);
const visitor = await v3Visitor(sandbox);

const MORI = { 'brand.name': 'Atelier Mori' };
const count = async (filter: Record<string, unknown>, client = visitor) =>
  (await client.products.countProducts({ filter })).count;
const idOf = async (slug: string) => (await bySlug(merchant, slug))?._id ?? '';
const categoryId = async (slug: string) =>
  (await visitor.categories.getCategoryBySlug(slug, TREE)).category?._id ?? '';
const slugsOf = async (filter: Record<string, unknown>) =>
  (await visitor.products.searchProducts({ filter })).products?.map(({ slug }) => slug) ?? [];

beforeEach(() => sandbox.reset());

describe('the products of a filter', () => {
  it('are changed together, each with a new revision', async () => {
    const before = await bySlug(merchant, 'eldre-moon-jar');
    expect(before?.brand?.name).toBe('Atelier Mori');
    const { jobId } = await merchant.products.bulkUpdateProductsByFilter({
      filter: MORI,
      product: { ribbon: { name: 'Autumn' } },
    });
    expect(jobId).toMatch(/^[\da-f-]{36}$/);
    expect(await count({ 'ribbon.name': 'Autumn' })).toBe(await count(MORI));
    const after = await bySlug(merchant, 'eldre-moon-jar');
    expect(Number(after?.revision)).toBe(Number(before?.revision) + 1);
    await merchant.products.bulkUpdateProductsByFilter({ filter: MORI, product: { visible: false } });
    expect([await count(MORI), await count(MORI, merchant)]).toEqual([0, 10]);
  });

  it('are deleted together', async () => {
    await merchant.products.bulkDeleteProductsByFilter(MORI, { search: { expression: 'jar' } });
    expect(await count(MORI)).toBe(9);
    await merchant.products.bulkDeleteProductsByFilter(MORI);
    expect([await count(MORI), await count({})]).toEqual([0, 22]);
  });

  it('join and leave categories, also those that some are in', async () => {
    const id = await categoryId('kitchen');
    const inKitchen = { 'directCategoriesInfo.categories': { $matchItems: [{ id }] } };
    const before = await count(inKitchen);
    await merchant.products.bulkAddProductsToCategoriesByFilter({ filter: {}, categoryIds: [id] });
    expect(await count(inKitchen)).toBe(32);
    expect(before).toBeLessThan(32);
    await merchant.products.bulkRemoveProductsFromCategoriesByFilter({ filter: MORI, categoryIds: [id] });
    expect(await count(inKitchen)).toBe(22);
  });

  it('are for merchants, and named by declared fields', async () => {
    expect(await rejection(visitor.products.bulkDeleteProductsByFilter(MORI))).toMatchObject({ status: 403 });
    const undeclared = merchant.products.bulkDeleteProductsByFilter({ price: 1 });
    expect(await rejection(undeclared)).toMatchObject({ status: 400 });
    expect(await count({})).toBe(32);
  });
});

describe('tags', () => {
  it('are assigned and removed, and products are found by the public ones', async () => {
    const [vase, throwId] = [await idOf('arc-vase'), await idOf('drift-throw')];
    const { results } = await merchant.products.bulkUpdateProductTags([vase, throwId, 'nobody'], {
      assignTags: { publicTags: { tagIds: ['gift', 'home'] }, privateTags: { tagIds: ['supplier'] } },
    });
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
    await merchant.products.bulkUpdateProductTags([throwId], {
      unassignTags: { publicTags: { tagIds: ['gift'] } },
    });
    expect(await slugsOf({ 'tags.publicTags.tagIds': { $hasSome: ['gift'] } })).toEqual(['arc-vase']);
    expect(await slugsOf({ 'tags.publicTags.tagIds': { $hasAll: ['home'] } })).toHaveLength(2);
    // The SDK's types leave private tags to merchants.
    expect((await bySlug(visitor, 'arc-vase'))?.tags).toEqual({ publicTags: { tagIds: ['gift', 'home'] } });
    expect((await bySlug(merchant, 'arc-vase'))?.tags?.privateTags?.tagIds).toEqual(['supplier']);
  });

  it('are assigned by a filter, and with a product', async () => {
    await merchant.products.bulkUpdateProductTagsByFilter(MORI, {
      assignTags: { publicTags: { tagIds: ['studio'] } },
    });
    expect(await count({ 'tags.publicTags.tagIds': { $hasSome: ['studio'] } })).toBe(10);
    const tags = { publicTags: { tagIds: ['new'] } };
    await merchant.products.createProduct({ ...plainProduct('Tagged', '1.00'), tags });
    expect(await slugsOf({ 'tags.publicTags.tagIds': { $hasSome: ['new'] } })).toEqual(['tagged']);
  });
});

describe('several products with inventory', () => {
  it('are changed with their stock', async () => {
    const created = await merchant.products.createProductWithInventory({
      ...plainProduct('Counted', '1.00'),
      variantsInfo: {
        variants: [
          { choices: [], price: { actualPrice: { amount: '1.00' } }, inventoryItem: { quantity: 3 } },
        ],
      },
    });
    const product = created.product ?? {};
    const { productResults, inventoryResults } = await merchant.products.bulkUpdateProductsWithInventory([
      {
        product: {
          _id: product._id ?? '',
          revision: product.revision ?? '',
          name: 'Counted again',
          variantsInfo: {
            variants: [
              { choices: [], price: { actualPrice: { amount: '2.00' } }, inventoryItem: { quantity: 8 } },
            ],
          },
        },
      },
    ]);
    expect(productResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 });
    expect(inventoryResults?.results?.map(({ item }) => item?.quantity)).toEqual([8]);
    expect((await merchant.products.getProduct(product._id ?? '')).name).toBe('Counted again');
  });
});
