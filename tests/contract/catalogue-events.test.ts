import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { merchantClient, SHIRT } from './merchant';
import { control } from './sign-in';
import { eventsOf, receivingClient, startReceiver } from './webhook-receiver';

let sandbox: Sandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  sandbox = await createSandbox();
  receiver = await startReceiver();
  await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

it('every event of the catalogue and the stock reaches the SDK’s function for it, in the order it happened', async () => {
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
