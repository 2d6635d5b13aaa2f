import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProductById } from '../../catalog/products/store';
import { readArguments } from '../../core/arguments';
import type { Platform } from '../../core/platform';
import { enterV3AsMerchant } from '../enter';
import { type RequestedFields, requestedFields } from '../requested-fields';
import { changedV3Product, newV3Product } from './input';
import { readRelations } from './relations';
import { wireV3Product } from './wire';
import { createV3Product, deleteV3Product, updateV3Product } from './writes';

const createArguments = z.object({ product: newV3Product, fields: requestedFields });
const updateArguments = z.object({ product: changedV3Product, fields: requestedFields });

/**
 * The writes of Catalog V3's products, to the same rows as V1's. They respond only on a site that
 * has V3.
 */
export function v3WriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  for (const [collection, withInventory] of [
    ['/stores/v3/products', false],
    ['/stores/v3/products-with-inventory', true],
  ] as const) {
    app.post(collection, async (c) => {
      await enterV3AsMerchant(platform, c);
      const { product, fields } = await readArguments(c, createArguments);
      return answer(c, await createV3Product(platform, product, { withInventory }), fields);
    });

    app.patch(`${collection}/:productId`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const { product, fields } = await readArguments(c, updateArguments);
      const id = c.req.param('productId');
      await updateV3Product(platform, id, product, { withInventory });
      return answer(c, id, fields);
    });
  }

  app.delete('/stores/v3/products/:productId', async (c) => {
    await enterV3AsMerchant(platform, c);
    await deleteV3Product(platform, c.req.param('productId'));
    return c.json({});
  });

  async function answer(c: Context, id: string, fields: RequestedFields) {
    return c.json({ product: await storedV3Product(platform, id, fields) });
  }

  return app;
}

/** Returns a product as its merchant reads it. */
export async function storedV3Product(platform: Platform, id: string, fields: RequestedFields) {
  const product = await findProductById(platform, id, { includeHidden: true });
  if (product === undefined) return undefined;
  const relations = await readRelations(platform.db.read, [product]);
  return wireV3Product(platform, product, { fields, variants: true, relations, isMerchant: true });
}
