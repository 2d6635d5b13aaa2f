import { productsV3 } from '@wix/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { merchantClient, SHIRT } from './merchant';
import { sdkClient } from './sdk-client';
import { control } from './sign-in';
import { eventsOf, receivingClient, startReceiver } from './webhook-receiver';

let sandbox: Sandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

it('every event of the catalog and the stock reaches its SDK handler in the order it happened', async () => {
  const merchant = merchantClient(sandbox);
  const { product } = await merchant.products.createProduct(SHIRT);
  const id = product?._id ?? '';
  const [first] = product?.variants ?? [];
  await merchant.products.updateProduct(id, { name: 'Shirt' });
  await merchant.products.updateProductVariants(id, [{ choices: { Size: 'S' }, sku: 'S-1' }]);
  await merchant.inventory.updateInventoryVariants(id, {
    trackQuantity: true,
    variants: [{ variantId: first?._id, quantity: 3 }],
  });
  const { collection } = await merchant.products.createCollection({ name: 'Summer' });
  const collectionId = collection?._id ?? '';
  await merchant.products.updateCollection(collectionId, { name: 'Sommer' });
  await merchant.products.deleteCollection(collectionId);
  await merchant.products.deleteProduct(id);

  const app = await receivingClient(sandbox);
  const seen: [string, unknown][] = [];
  const note =
    (name: string) =>
    ({ data }: { data: unknown }) =>
      void seen.push([name, data]);
  app.products.onProductCreated(note('onProductCreated'));
  app.products.onProductChanged(note('onProductChanged'));
  app.products.onProductDeleted(note('onProductDeleted'));
  app.products.onProductVariantsChanged(note('onProductVariantsChanged'));
  app.products.onProductCollectionCreated(note('onProductCollectionCreated'));
  app.products.onProductCollectionChanged(note('onProductCollectionChanged'));
  app.products.onProductCollectionDeleted(note('onProductCollectionDeleted'));
  app.inventory.onInventoryItemChanged(note('onInventoryItemChanged'));
  app.inventory.onInventoryVariantsChanged(note('onInventoryVariantsChanged'));
  const bodies = await receiver.received((await eventsOf(sandbox)).length);
  for (const body of bodies) await app.webhooks.process(body);

  const of = (name: RegExp) => seen.filter(([one]) => name.test(one));
  expect(of(/onProduct(?!Collection)/)).toMatchObject([
    ['onProductCreated', { productId: id, name: 'Linen shirt', slug: 'linen-shirt' }],
    ['onProductChanged', { productId: id, changedFields: ['name'] }],
    ['onProductVariantsChanged', { productId: id, variants: [{ changedFields: ['sku'] }] }],
    ['onProductDeleted', { productId: id }],
  ]);
  expect(of(/onInventory/)).toMatchObject([
    ['onInventoryItemChanged', { productId: id, trackInventory: true }],
    ['onInventoryVariantsChanged', { productId: id, variants: [{ newValue: { quantity: 3 } }, {}] }],
  ]);
  expect(of(/Collection/)).toMatchObject([
    ['onProductCollectionCreated', { collectionId, slug: 'summer' }],
    ['onProductCollectionChanged', { collectionId, changedFields: ['name'] }],
    ['onProductCollectionDeleted', { collectionId }],
  ]);
});

it('a site with the V3 catalog sends products and stock items in V3 format, and no events of V1', async () => {
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  const v3 = sdkClient(sandbox, SANDBOX_API_KEY).use(productsV3);
  const made = await v3.createProduct({
    name: 'Mug',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ choices: [], price: { actualPrice: { amount: '20.00' } } }] },
  });
  const id = made._id ?? '';
  const updated = await v3.updateProduct(id, { revision: '1', name: 'Cup' });
  for (const quantity of [3, 0])
    await control(sandbox, 'PATCH', 'products/mug', { variants: [{ choices: {}, quantity }] });
  await v3.deleteProduct(id);

  const app = await receivingClient(sandbox);
  const seen: [string, string | undefined, unknown][] = [];
  const note =
    (name: string) =>
    ({ entity, metadata }: { entity: unknown; metadata: { entityEventSequence?: string | null } }) =>
      void seen.push([name, metadata.entityEventSequence ?? undefined, entity]);
  const ofStock: [string, unknown][] = [];
  const noteStock = (name: string) => (event: { entity?: unknown; data?: unknown }) =>
    void ofStock.push([name, event.entity ?? event.data]);
  app.productsV3.onProductCreated(note('created'));
  app.productsV3.onProductUpdated(note('updated'));
  const modified: unknown[] = [];
  app.productsV3.onProductUpdated(({ modifiedFields }) => void modified.push(modifiedFields));
  app.productsV3.onProductDeleted(note('deleted'));
  app.inventoryItemsV3.onInventoryItemCreated(noteStock('created'));
  app.inventoryItemsV3.onInventoryItemUpdated(noteStock('updated'));
  app.inventoryItemsV3.onInventoryItemUpdatedWithReason(noteStock('reason'));
  app.inventoryItemsV3.onInventoryItemStockStatusUpdated(noteStock('status'));
  app.inventoryItemsV3.onInventoryItemDeleted(noteStock('deleted'));
  const bodies = await receiver.received((await eventsOf(sandbox)).length);
  for (const body of bodies) await app.webhooks.process(body);

  const withStatus = (availabilityStatus: string) =>
    expect.objectContaining({ inventory: expect.objectContaining({ availabilityStatus }) });
  expect(seen).toEqual([
    ['created', '1', made],
    ['updated', '2', updated],
    ['updated', '3', withStatus('IN_STOCK')],
    ['updated', '4', withStatus('OUT_OF_STOCK')],
    ['deleted', '5', expect.objectContaining({ _id: id, revision: '4' })],
  ]);
  expect(modified).toEqual([
    { name: 'Mug' },
    expect.objectContaining({ variantsInfo: expect.anything(), inventory: expect.anything() }),
    expect.objectContaining({ variantsInfo: expect.anything(), inventory: expect.anything() }),
  ]);
  // The product was created without stock items.
  const empty = expect.objectContaining({ productId: id, quantity: 0, availabilityStatus: 'OUT_OF_STOCK' });
  expect(ofStock).toEqual([
    ['created', expect.objectContaining({ productId: id, quantity: 3, availabilityStatus: 'IN_STOCK' })],
    ['updated', empty],
    ['reason', expect.objectContaining({ reason: 'MANUAL', currentEntity: empty })],
    ['status', { inStock: false }],
    ['deleted', undefined],
  ]);
});
