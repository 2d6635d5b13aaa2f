import { beforeEach, expect, it } from 'vitest';
import { plainProduct, v3Merchant } from './catalog-v3-client';
import { SHIRT } from './merchant';
import { openSandbox } from './open-sandbox';
import { merchantClient } from './sdk-client';
import { control } from './sign-in';
import { eventsOf, notes, receivingClient, startReceiver } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
  return () => receiver.close();
});

/** Hands everything that was sent to the handlers of `app`. */
async function processAll({ webhooks }: Awaited<ReturnType<typeof receivingClient>>): Promise<void> {
  const bodies = await receiver.received((await eventsOf(sandbox)).length);
  for (const body of bodies) await webhooks.process(body);
}

it('every event of the catalog and the stock reaches its SDK handler in the order it happened', async () => {
  const { products, inventory } = merchantClient(sandbox);
  const { product } = await products.createProduct(SHIRT);
  const productId = product?._id ?? '';
  await products.updateProduct(productId, { name: 'Shirt' });
  await products.updateProductVariants(productId, [{ choices: { Size: 'S' }, sku: 'S-1' }]);
  const variants = [{ variantId: product?.variants?.[0]?._id, quantity: 3 }];
  await inventory.updateInventoryVariants(productId, { trackQuantity: true, variants });
  const collectionId = (await products.createCollection({ name: 'Summer' })).collection?._id ?? '';
  await products.updateCollection(collectionId, { name: 'Sommer' });
  await products.deleteCollection(collectionId);
  await products.deleteProduct(productId);

  const app = await receivingClient(sandbox);
  const { seen, note } = notes();
  app.products.onProductCreated(note('ProductCreated'));
  app.products.onProductChanged(note('ProductChanged'));
  app.products.onProductDeleted(note('ProductDeleted'));
  app.products.onProductVariantsChanged(note('ProductVariantsChanged'));
  app.products.onProductCollectionCreated(note('CollectionCreated'));
  app.products.onProductCollectionChanged(note('CollectionChanged'));
  app.products.onProductCollectionDeleted(note('CollectionDeleted'));
  app.inventory.onInventoryItemChanged(note('InventoryItemChanged'));
  app.inventory.onInventoryVariantsChanged(note('InventoryVariantsChanged'));
  await processAll(app);
  expect(seen).toMatchObject({
    ProductCreated: [{ data: { productId, name: 'Linen shirt', slug: 'linen-shirt' } }],
    ProductChanged: [{ data: { productId, changedFields: ['name'] } }],
    ProductVariantsChanged: [{ data: { productId, variants: [{ changedFields: ['sku'] }] } }],
    ProductDeleted: [{ data: { productId } }],
    InventoryItemChanged: [{ data: { productId, trackInventory: true } }],
    InventoryVariantsChanged: [{ data: { productId, variants: [{ newValue: { quantity: 3 } }, {}] } }],
    CollectionCreated: [{ data: { collectionId, slug: 'summer' } }],
    CollectionChanged: [{ data: { collectionId, changedFields: ['name'] } }],
    CollectionDeleted: [{ data: { collectionId } }],
  });
  const orderOf = (entity: string) =>
    Object.keys(seen).flatMap((name) => (name.startsWith(entity) ? name.replace(entity, '') : []));
  expect(orderOf('Product')).toEqual(['Created', 'Changed', 'VariantsChanged', 'Deleted']);
  expect(orderOf('Inventory')).toEqual(['ItemChanged', 'VariantsChanged']);
  expect(orderOf('Collection')).toEqual(['Created', 'Changed', 'Deleted']);
});

it('a site with the V3 catalog sends products and stock items in V3 format, and no events of V1', async () => {
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  const { products } = v3Merchant(sandbox);
  const made = await products.createProduct(plainProduct('Mug', '20.00'));
  const id = made._id ?? '';
  const updated = await products.updateProduct(id, { revision: '1', name: 'Cup' });
  for (const quantity of [3, 0])
    await control(sandbox, 'PATCH', 'products/mug', { variants: [{ choices: {}, quantity }] });
  await products.deleteProduct(id);

  const app = await receivingClient(sandbox);
  const { seen, note } = notes();
  app.productsV3.onProductCreated(note('created'));
  app.productsV3.onProductUpdated(note('updated'));
  app.productsV3.onProductDeleted(note('deleted'));
  app.inventoryItemsV3.onInventoryItemCreated(note('stock created'));
  app.inventoryItemsV3.onInventoryItemUpdated(note('stock updated'));
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(note('reason'));
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(note('status'));
  app.inventoryItemsV3.onInventoryItemDeleted(note('stock deleted'));
  await processAll(app);

  const numbered = (entityEventSequence: string) => ({ metadata: { entityEventSequence } });
  const stockFields = { variantsInfo: expect.anything(), inventory: expect.anything() };
  const withStatus = (availabilityStatus: string) => ({
    entity: { inventory: { availabilityStatus } },
    modifiedFields: stockFields,
  });
  // The product was created without stock items.
  const item = { productId: id, quantity: 3, availabilityStatus: 'IN_STOCK' };
  const empty = { ...item, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' };
  expect(seen).toMatchObject({
    created: [{ entity: made, ...numbered('1') }],
    updated: [
      { entity: updated, modifiedFields: { name: 'Mug' }, ...numbered('2') },
      { ...withStatus('IN_STOCK'), ...numbered('3') },
      { ...withStatus('OUT_OF_STOCK'), ...numbered('4') },
    ],
    deleted: [{ entity: { _id: id, revision: '4' }, ...numbered('5') }],
    'stock created': [{ entity: item }],
    'stock updated': [{ entity: empty }],
    reason: [{ data: { reason: 'MANUAL', currentEntity: empty } }],
    status: [{ data: { inStock: false } }],
    'stock deleted': [{}],
  });
});
