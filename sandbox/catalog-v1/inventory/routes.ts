import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { invertId } from '../../catalog/availability';
import { changeEntry, requireEntry, saveEntry } from '../../catalog/products/entry';
import { findProductById, findProducts } from '../../catalog/products/store';
import type { CatalogEntry } from '../../catalog/types';
import { MAX_QUANTITY } from '../../catalog/variants/rows';
import { readArguments } from '../../core/arguments';
import { requireAdmin } from '../../core/caller';
import { plainError } from '../../core/errors';
import { DEFAULT_VARIANT_ID, type Platform } from '../../core/platform';
import { filterToSql, pagingOf, sortToSql, wireQuery } from '../../core/query';
import { withInventory, withQuantityChange } from './edits';
import { inventoryFields } from './fields';
import { wireInventoryItem } from './wire';

const queryArguments = z.object({ query: wireQuery.nullish() });
const variantArguments = z.object({ variantIds: z.array(z.string()).nullish() });
const updateArguments = z.object({
  inventoryItem: z.object({
    trackQuantity: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    variants: z
      .array(
        z.object({
          variantId: z.string(),
          quantity: z.number().int().min(0).max(MAX_QUANTITY).nullish(),
          inStock: z.boolean().nullish(),
        }),
      )
      .max(1000)
      .default([]),
    preorderInfo: z
      .object({
        enabled: z.boolean().default(false),
        message: z.string().min(1).max(250).nullish(),
        limit: z.number().int().min(1).max(100_000).nullish(),
      })
      .nullish(),
  }),
});
const itemQuantity = z.number().int().min(1).max(MAX_QUANTITY);
const item = z
  .object({
    inventoryId: z.string().max(36).nullish(),
    productId: z.string().max(36).nullish(),
    variantId: z.string().default(DEFAULT_VARIANT_ID),
    preorderRequest: z.boolean().default(false),
  })
  .refine(({ inventoryId, productId }) => inventoryId || productId, 'must have an inventoryId or a productId')
  .transform(({ inventoryId, productId, ...rest }) => ({
    ...rest,
    productId: productId || invertId(inventoryId ?? ''),
  }));
const decrementArguments = z.object({
  decrementData: z
    .array(item.and(z.object({ decrementBy: itemQuantity })))
    .min(1)
    .max(300),
});
const incrementArguments = z.object({
  incrementData: z
    .array(item.and(z.object({ incrementBy: itemQuantity })))
    .min(1)
    .max(300),
});

/** The routes of an item by its own id or by its product's, as in the REST reference. */
const ITEM_PATHS = ['/inventoryItems/:id', '/inventoryItems/product/:productId'];

/** The merchant's reads of the stock. Paths are relative to the mount prefixes. */
export function inventoryReadRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/inventoryItems/query', async (c) => {
    await requireAdmin(platform, c);
    const { query } = await readArguments(c, queryArguments);
    const { limit, offset } = pagingOf(query ?? undefined, 100);
    const found = await findProducts(platform, {
      where: filterToSql(inventoryFields, query?.filter),
      orderBy: sortToSql(inventoryFields, query?.sort),
      limit,
      offset,
      includeHidden: true,
    });
    return c.json({
      inventoryItems: found.products.map((product) => wireInventoryItem(product, product.variants)),
      metadata: { items: limit, offset },
      totalResults: found.total,
    });
  });

  for (const path of ITEM_PATHS)
    app.post(`${path}/getVariants`, async (c) => {
      await requireAdmin(platform, c);
      const { variantIds } = await readArguments(c, variantArguments);
      const product = await findProductById(platform, productIdOf(c), { includeHidden: true });
      if (product === undefined) throw plainError(404, 'Inventory item is not found');
      const variants = variantIds?.length
        ? product.variants.filter(({ id }) => variantIds.includes(id))
        : product.variants;
      return c.json({ inventoryItem: wireInventoryItem(product, variants) });
    });

  return app;
}

/** The merchant's writes to the stock: the same rows that carts and orders read and change. */
export function inventoryWriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  for (const path of ITEM_PATHS)
    app.patch(path, async (c) => {
      await requireAdmin(platform, c);
      const { inventoryItem } = await readArguments(c, updateArguments);
      await changeEntry(platform, productIdOf(c), (entry) => withInventory(entry, inventoryItem));
      return c.json({});
    });

  app.post('/inventoryItems/decrement', async (c) => {
    await requireAdmin(platform, c);
    const { decrementData } = await readArguments(c, decrementArguments);
    await move(
      decrementData.map(({ decrementBy, ...one }) => ({ ...one, by: -decrementBy })),
      'decrementData',
    );
    return c.json({});
  });

  app.post('/inventoryItems/increment', async (c) => {
    await requireAdmin(platform, c);
    const { incrementData } = await readArguments(c, incrementArguments);
    await move(
      incrementData.map(({ incrementBy, ...one }) => ({ ...one, by: incrementBy })),
      'incrementData',
    );
    return c.json({});
  });

  /** Applies all changes, or none if one is rejected. */
  async function move(
    list: { productId: string; variantId: string; preorderRequest: boolean; by: number }[],
    field: string,
  ): Promise<void> {
    await platform.db.write(async (tx) => {
      const entries = new Map<string, { before: CatalogEntry; after: CatalogEntry }>();
      for (const [index, { productId, variantId, preorderRequest, by }] of list.entries()) {
        const known = entries.get(productId) ?? (await loaded(productId));
        const change = { variantId, quantityChange: by, isPreorder: preorderRequest };
        const after = withQuantityChange(known.after, change, `${field}.${index}`);
        entries.set(productId, { before: known.before, after });
      }
      for (const { before, after } of entries.values()) await saveEntry(tx, platform, before, after);

      async function loaded(productId: string) {
        const before = await requireEntry(tx, productId);
        return { before, after: before };
      }
    });
  }

  return app;
}

const productIdOf = (c: Context): string => c.req.param('productId') ?? invertId(c.req.param('id') ?? '');
