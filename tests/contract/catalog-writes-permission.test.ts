import { beforeAll, describe, expect, it } from 'vitest';
import {
  browsingClient,
  type CatalogClient,
  catalogClient,
  merchantClient,
  rejectedWith,
  SHIRT,
  sentEvents,
} from './merchant';
import { openSandbox } from './open-sandbox';
import { newMember } from './shopper';

const sandbox = await openSandbox();
let clients: Record<'visitor' | 'member' | 'nobody' | 'merchant', CatalogClient>;
let existing: string;

beforeAll(async () => {
  clients = {
    visitor: await browsingClient(sandbox),
    member: catalogClient(sandbox, await sandbox.platform.tokens.mintAccessToken(newMember())),
    nobody: catalogClient(sandbox, 'IST.not-a-key'),
    merchant: merchantClient(sandbox),
  };
  const { items } = await clients.visitor.products.queryProducts().limit(1).find();
  existing = items[0]?._id ?? '';
});

const media = [{ option: 'Size', choice: 'S', mediaIds: ['a'] }];
/** Every write of the catalog and every stock call, for the id of a product, collection or item. */
const CALLS: Record<string, (client: CatalogClient, id: string) => Promise<unknown>> = {
  'products.createProduct': ({ products }) => products.createProduct(SHIRT),
  'products.updateProduct': ({ products }, id) => products.updateProduct(id, { name: 'A' }),
  'products.deleteProduct': ({ products }, id) => products.deleteProduct(id),
  'products.updateProductVariants': ({ products }, id) =>
    products.updateProductVariants(id, [{ choices: { Size: 'S' }, price: 1 }]),
  'products.resetAllProductVariantData': ({ products }, id) => products.resetAllProductVariantData(id),
  'products.addProductMedia': ({ products }, id) =>
    products.addProductMedia(id, [{ url: 'https://static.wixstatic.com/media/a' }]),
  'products.removeProductMedia': ({ products }, id) => products.removeProductMedia(id, []),
  'products.addProductMediaToChoices': ({ products }, id) => products.addProductMediaToChoices(id, media),
  'products.removeProductMediaFromChoices': ({ products }, id) =>
    products.removeProductMediaFromChoices(id, media),
  'products.deleteProductOptions': ({ products }, id) => products.deleteProductOptions(id),
  'products.removeBrand': ({ products }, id) => products.removeBrand(id),
  'products.removeRibbon': ({ products }, id) => products.removeRibbon(id),
  'products.createCollection': ({ products }) => products.createCollection({ name: 'A' }),
  'products.updateCollection': ({ products }, id) => products.updateCollection(id, { name: 'A' }),
  'products.deleteCollection': ({ products }, id) => products.deleteCollection(id),
  'products.addProductsToCollection': ({ products }, id) => products.addProductsToCollection(id, [id]),
  'products.removeProductsFromCollection': ({ products }, id) =>
    products.removeProductsFromCollection(id, [id]),
  'products.bulkUpdateProductsProperty': ({ products }, id) =>
    products.bulkUpdateProductsProperty([id], { price: 1 }),
  'products.bulkAdjustProductProperty': ({ products }, id) =>
    products.bulkAdjustProductProperty({ price: { amount: 1 } }, [id]),
  'inventory.updateInventoryVariants': ({ inventory }, id) =>
    inventory.updateInventoryVariants(id, { trackQuantity: true }),
  'inventory.getInventoryVariants': ({ inventory }, id) => inventory.getInventoryVariants(id),
  'inventory.queryInventory': ({ inventory }) => inventory.queryInventory(),
  'inventory.decrementInventory': ({ inventory }, id) =>
    inventory.decrementInventory([{ productId: id, decrementBy: 1 }]),
  'inventory.incrementInventory': ({ inventory }, id) =>
    inventory.incrementInventory([{ productId: id, incrementBy: 1 }]),
};

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('rejects visitors and members with 403 and an unknown key with 401, and changes nothing', async () => {
    expect(await rejectedWith(call(clients.visitor, existing))).toEqual([403, 403]);
    expect(await rejectedWith(call(clients.member, existing))).toEqual([403, 403]);
    expect(await rejectedWith(call(clients.nobody, existing))).toEqual([401, 401]);
    expect(await sentEvents(sandbox)).toEqual([]);
  });

  // Bulk calls report errors for each product, and these four name none.
  if (!/bulk|create|queryInventory|addProductMedia$/.test(name))
    it('returns 404 for an unknown id', async () => {
      expect(await rejectedWith(call(clients.merchant, crypto.randomUUID()))).toEqual([404, 404]);
    });
});
