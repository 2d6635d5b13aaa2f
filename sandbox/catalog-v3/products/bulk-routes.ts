import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProductById } from '../../catalog/products/store';
import { parseArguments, readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import type { Platform } from '../../core/platform';
import { enterV3AsMerchant } from '../enter';
import { stockItemId, wireStockItem } from '../inventory/wire';
import { type RequestedFields, requestedFields } from '../requested-fields';
import { changedV3Product, newV3Product } from './input';
import { storedV3Product } from './write-routes';
import { createV3Product, deleteV3Product, updateV3Product } from './writes';

const BULK = '/stores/v3/bulk';

const listArguments = z.object({
  products: z.array(z.unknown()).min(1).max(100),
  returnEntity: z.boolean().nullish(),
  fields: requestedFields,
});
const deleteArguments = z.object({ productIds: z.array(z.string()).min(1).max(100) });
const changed = z.object({ product: changedV3Product.extend({ id: z.string().min(1) }) });
const identified = z.object({ product: z.object({ id: z.string() }) });

/** Writes of up to 100 products. Each succeeds or fails by itself. */
export function v3BulkRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(`${BULK}/products/create`, async (c) => {
    const { items, itemOf } = await create(c, false);
    return c.json(bulkWire(items, itemOf));
  });

  app.post(`${BULK}/products-with-inventory/create`, async (c) => {
    const { items, itemOf, ids } = await create(c, true);
    return c.json({ productResults: bulkWire(items, itemOf), inventoryResults: await inventoryOf(ids) });
  });

  app.post(`${BULK}/products/update`, async (c) => {
    const { items, itemOf } = await update(c, false);
    return c.json(bulkWire(items, itemOf));
  });

  app.post(`${BULK}/products-with-inventory/update`, async (c) => {
    const { items, itemOf } = await update(c, true);
    const ids = items.flatMap((item) => ('answer' in item ? [item.id] : []));
    return c.json({ productResults: bulkWire(items, itemOf), inventoryResults: await inventoryOf(ids) });
  });

  app.post(`${BULK}/products/delete`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { productIds } = await readArguments(c, deleteArguments);
    return c.json(bulkWire(await inBulk(productIds, (id) => deleteV3Product(platform, id))));
  });

  async function update(c: Context, withInventory: boolean) {
    await enterV3AsMerchant(platform, c);
    const { products, returnEntity, fields } = await readArguments(c, listArguments);
    const ids = products.map((one) => identified.safeParse(one).data?.product.id ?? '');
    const items = await inBulk(ids, async (id, index) => {
      const { product } = parseArguments(changed, products[index], `products.${index}`);
      await updateV3Product(platform, id, product, { withInventory });
      return returnEntity ? await storedV3Product(platform, id, fields) : undefined;
    });
    const itemOf = returnEntity ? (item: unknown) => item : undefined;
    return { items, itemOf };
  }

  async function create(c: Context, withInventory: boolean) {
    await enterV3AsMerchant(platform, c);
    const { products, returnEntity, fields } = await readArguments(c, listArguments);
    const found = await inBulk(
      products.map(() => ''),
      (_, index) => {
        const product = parseArguments(newV3Product, products[index], `products.${index}`);
        return createOne(product, withInventory, returnEntity ? fields : undefined);
      },
    );
    // The id of a created product is known only now. One that failed has none.
    const items = found.map((item) => ('answer' in item ? { ...item, id: item.answer.id } : item));
    const ids = items.flatMap((item) => ('answer' in item ? [item.answer.id] : []));
    const itemOf = returnEntity ? (one: { entity: unknown }) => one.entity : undefined;
    return { items, itemOf, ids };
  }

  async function createOne(
    product: z.infer<typeof newV3Product>,
    withInventory: boolean,
    fields: RequestedFields | undefined,
  ) {
    const id = await createV3Product(platform, product, { withInventory });
    return { id, entity: fields && (await storedV3Product(platform, id, fields)) };
  }

  /** Returns the stock items of created or changed products, as results of their own. */
  async function inventoryOf(productIds: string[]) {
    const created: { id: string; answer: ReturnType<typeof wireStockItem> }[] = [];
    for (const id of productIds) {
      const product = await findProductById(platform, id, { includeHidden: true });
      for (const variant of product?.variants ?? [])
        if (product && variant.stocked)
          created.push({
            id: stockItemId(variant),
            answer: wireStockItem({ product, collectionIds: product.collectionIds }, variant),
          });
    }
    return bulkWire(created, (item) => item);
  }

  return app;
}
