import { beforeEach, expect, it } from 'vitest';
import { plainProduct, v3Merchant } from './catalog-v3-client';
import { merchantClient, SHIRT } from './merchant';
import { openSandbox } from './open-sandbox';
import { control } from './sign-in';
import { eventsOf, receivingClient, startReceiver } from './webhook-receiver';

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
  const seen: [string, unknown][] = [];
  const note =
    (name: string) =>
    ({ data }: { data: unknown }) =>
      void seen.push([name, data]);
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
  const of = (name: RegExp) => seen.filter(([one]) => name.test(one));
  expect(of(/^Product/)).toMatchObject([
    ['ProductCreated', { productId, name: 'Linen shirt', slug: 'linen-shirt' }],
    ['ProductChanged', { productId, changedFields: ['name'] }],
    ['ProductVariantsChanged', { productId, variants: [{ changedFields: ['sku'] }] }],
    ['ProductDeleted', { productId }],
  ]);
  expect(of(/^Inventory/)).toMatchObject([
    ['InventoryItemChanged', { productId, trackInventory: true }],
    ['InventoryVariantsChanged', { productId, variants: [{ newValue: { quantity: 3 } }, {}] }],
  ]);
  expect(of(/^Collection/)).toMatchObject([
    ['CollectionCreated', { collectionId, slug: 'summer' }],
    ['CollectionChanged', { collectionId, changedFields: ['name'] }],
    ['CollectionDeleted', { collectionId }],
  ]);
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
  const seen: [string, string | null | undefined, unknown][] = [];
  const note =
    (name: string) =>
    ({ entity, metadata }: { entity: unknown; metadata: { entityEventSequence?: string | null } }) =>
      void seen.push([name, metadata.entityEventSequence, entity]);
  const ofStock: [string, unknown][] = [];
  const noteStock = (name: string) => (event: { entity?: unknown; data?: unknown }) =>
    void ofStock.push([name, event.entity ?? event.data]);
  const modified: unknown[] = [];
  app.productsV3.onProductCreated(note('created'));
  app.productsV3.onProductUpdated(note('updated'));
  app.productsV3.onProductUpdated(({ modifiedFields }) => void modified.push(modifiedFields));
  app.productsV3.onProductDeleted(note('deleted'));
  app.inventoryItemsV3.onInventoryItemCreated(noteStock('created'));
  app.inventoryItemsV3.onInventoryItemUpdated(noteStock('updated'));
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(noteStock('reason'));
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(noteStock('status'));
  app.inventoryItemsV3.onInventoryItemDeleted(noteStock('deleted'));
  await processAll(app);

  const withStatus = (availabilityStatus: string) =>
    expect.objectContaining({ inventory: expect.objectContaining({ availabilityStatus }) });
  expect(seen).toEqual([
    ['created', '1', made],
    ['updated', '2', updated],
    ['updated', '3', withStatus('IN_STOCK')],
    ['updated', '4', withStatus('OUT_OF_STOCK')],
    ['deleted', '5', expect.objectContaining({ _id: id, revision: '4' })],
  ]);
  const stockFields = expect.objectContaining({
    variantsInfo: expect.anything(),
    inventory: expect.anything(),
  });
  expect(modified).toEqual([{ name: 'Mug' }, stockFields, stockFields]);
  // The product was created without stock items.
  const item = (quantity: number, availabilityStatus: string) =>
    expect.objectContaining({ productId: id, quantity, availabilityStatus });
  const empty = item(0, 'OUT_OF_STOCK');
  expect(ofStock).toEqual([
    ['created', item(3, 'IN_STOCK')],
    ['updated', empty],
    ['reason', expect.objectContaining({ reason: 'MANUAL', currentEntity: empty })],
    ['status', { inStock: false }],
    ['deleted', undefined],
  ]);
});
