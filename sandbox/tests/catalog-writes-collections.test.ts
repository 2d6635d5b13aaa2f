import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { browsingClient, merchantClient, rejectedWith, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
const visitor = await browsingClient(sandbox);

const create = async (name = 'Summer') =>
  (await merchant.products.createCollection({ name })).collection?._id ?? '';
const someProducts = async (count: number) =>
  (await visitor.products.queryProducts().limit(count).find()).items.map(({ _id }) => _id ?? '');
const inCollection = async (id: string) =>
  (await visitor.products.queryProducts().hasSome('collectionIds', [id]).find()).items.map(({ _id }) => _id);

describe('products.createCollection', () => {
  it('returns an empty collection, which visitors find by its slug, and sends an event', async () => {
    const { collection } = await merchant.products.createCollection({ name: 'Summer', description: 'Warm' });
    expect(collection).toMatchObject({
      name: 'Summer',
      slug: 'summer',
      description: 'Warm',
      visible: true,
      numberOfProducts: 0,
      media: { items: [] },
    });
    expect((await visitor.collections.getCollectionBySlug('summer')).collection?._id).toBe(collection?._id);
    expect(await sentEvents(sandbox)).toEqual([
      [
        'CollectionCreated',
        {
          collectionId: collection?._id,
          name: 'Summer',
          slug: 'summer',
          visible: true,
          media: { items: [] },
        },
      ],
    ]);
    expect((await merchant.products.createCollection({ name: 'Summer' })).collection?.slug).toBe('summer-1');
  });
});

describe('products.updateCollection', () => {
  it('changes the given fields and sends an event with them', async () => {
    const id = await create();
    const { collection } = await merchant.products.updateCollection(id, { name: 'Summer', visible: false });
    expect(collection).toMatchObject({ name: 'Summer', slug: 'summer', visible: false });
    expect((await sentEvents(sandbox)).slice(1)).toEqual([
      ['CollectionChanged', { collectionId: id, changedFields: ['visible'] }],
    ]);
  });
});

describe('products.addProductsToCollection and products.removeProductsFromCollection', () => {
  it('change the products of a collection, and send an event for the collection and for each product', async () => {
    const id = await create();
    const [first = '', second = ''] = await someProducts(2);
    await merchant.products.addProductsToCollection(id, [first, second, first]);
    await merchant.products.addProductsToCollection(id, [first]);
    expect(new Set(await inCollection(id))).toEqual(new Set([first, second]));
    expect((await visitor.collections.getCollection(id)).numberOfProducts).toBe(2);
    expect((await visitor.products.getProduct(first)).product?.collectionIds).toContain(id);
    await merchant.products.removeProductsFromCollection(id, [first]);
    expect(await inCollection(id)).toEqual([second]);
    const changed = (productId: string) => [
      'ProductChanged',
      { productId, changedFields: ['collectionIds'] },
    ];
    const collection = ['CollectionChanged', { collectionId: id, changedFields: ['productIds'] }];
    expect((await sentEvents(sandbox)).slice(1)).toEqual([
      collection,
      changed(first),
      changed(second),
      collection,
      changed(first),
    ]);
  });

  it('add no products when one of them does not exist', async () => {
    const id = await create();
    const [first = ''] = await someProducts(1);
    expect(await rejectedWith(merchant.products.addProductsToCollection(id, [first, 'nobody']))).toEqual([
      404, 404,
    ]);
    expect(await inCollection(id)).toEqual([]);
  });
});

describe('products.deleteCollection', () => {
  it('keeps the products, and sends an event', async () => {
    const id = await create();
    const [first = ''] = await someProducts(1);
    await merchant.products.addProductsToCollection(id, [first]);
    await merchant.products.deleteCollection(id);
    expect(await rejectedWith(visitor.collections.getCollection(id))).toEqual([404, 404]);
    expect((await visitor.products.getProduct(first)).product?.collectionIds).not.toContain(id);
    expect((await sentEvents(sandbox)).slice(-2)).toEqual([
      ['CollectionDeleted', { collectionId: id }],
      ['ProductChanged', { productId: first, changedFields: ['collectionIds'] }],
    ]);
    expect(await rejectedWith(merchant.products.deleteCollection(V1_ALL_PRODUCTS_ID))).toEqual([400, '_id']);
  });
});
