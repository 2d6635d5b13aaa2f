import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { mediaSource } from '../../catalog/media/import';
import type { EntryEdit } from '../../catalog/products/entry';
import { findProductById } from '../../catalog/products/store';
import { createProduct, deleteProduct, updateProduct } from '../../catalog/products/writes';
import { mediaFiles } from '../../catalog/schema';
import { requireCatalog } from '../../catalog/version';
import { readArguments } from '../../core/arguments';
import { requireAdmin } from '../../core/caller';
import { applicationError, PlatformError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { asV1Input, requireRevision, withV3Variants } from './edits';
import { changedV3Product, newV3Product, type V3ProductInput } from './input';
import { wireV3Product } from './wire';

const PRODUCTS = '/stores/v3/products';

/**
 * The writes of Catalog V3's products, to the same rows as V1's. They respond only on a site that
 * has V3.
 */
export function v3WriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(PRODUCTS, async (c) => {
    await enter(c);
    const { product } = await readArguments(c, z.object({ product: newV3Product }));
    const finish = await editOf(product);
    return answer(c, await createProduct(platform, { ...asV1Input(product), name: product.name }, finish));
  });

  app.patch(`${PRODUCTS}/:productId`, async (c) => {
    await enter(c);
    const { product } = await readArguments(c, z.object({ product: changedV3Product }));
    const finish = await editOf(product);
    const id = c.req.param('productId');
    await updateProduct(platform, id, asV1Input(product), {
      check: (entry) => requireRevision(entry, product.revision),
      finish,
    }).catch(withCode);
    return answer(c, id);
  });

  app.delete(`${PRODUCTS}/:productId`, async (c) => {
    await enter(c);
    await deleteProduct(platform, c.req.param('productId')).catch(withCode);
    return c.json({});
  });

  /** @throws PlatformError 401, 403; 428 on a site with the V1 catalog. */
  async function enter(c: Context): Promise<void> {
    await requireAdmin(platform, c);
    await requireCatalog(platform, 'V3_CATALOG');
  }

  /**
   * Returns the V3-only part of a write: pictures, which are imported before the transaction
   * begins, and variants.
   */
  async function editOf({ media, variantsInfo }: V3ProductInput): Promise<EntryEdit> {
    const sources =
      media &&
      (await Promise.all(
        media.itemsInfo.items.map(({ id, url }, index) =>
          mediaSource(platform, { mediaId: id, url }, `product.media.itemsInfo.items.${index}`),
        ),
      ));
    return async (entry, tx) => {
      for (const { imported } of sources ?? []) if (imported) await tx.insert(mediaFiles).values(imported);
      const next = variantsInfo ? withV3Variants(entry, variantsInfo.variants) : entry;
      if (!sources) return next;
      const mediaIds = [...new Set(sources.map(({ id }) => id))];
      return {
        ...next,
        product: { ...next.product, document: { ...next.product.document, mediaIds } },
      };
    };
  }

  async function answer(c: Context, id: string) {
    const product = await findProductById(platform, id, { includeHidden: true });
    return c.json({
      product: product && wireV3Product(platform, product, { fields: new Set(), variants: true }),
    });
  }

  return app;
}

/** V3 names the product that is not found. */
function withCode(error: unknown): never {
  if (error instanceof PlatformError && error.status === 404)
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product is not found');
  throw error;
}
