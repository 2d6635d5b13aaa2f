import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProductById } from '../../catalog/products/store';
import { variants } from '../../catalog/schema';
import type { Caller } from '../../core/access-tokens';
import { parseArguments, readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import {
  catalogQuery,
  cursorSearch,
  MAX_OTHERS,
  type Position,
  pagingMetadata,
  readPosition,
} from '../cursor';
import { enterV3, enterV3AsMerchant } from '../enter';
import { isMerchant } from '../requested-fields';
import { queryV3Variants } from '../variants/query';
import { stockFields } from './fields';
import { stockItemId, wireStockItem } from './wire';
import { changedStockItem, createStockItem, newStockItem, stockReason, updateStockItem } from './writes';

const ITEMS = '/stores/v3/inventory-items';
const BULK = '/stores/v3/bulk/inventory-items';

const queryArguments = z.object({ query: catalogQuery.nullish() });
const searchArguments = z.object({
  search: cursorSearch.nullish(),
});
const listed = z.array(z.unknown()).min(1).max(1000);
const returnEntity = z.boolean().nullish();

/** Stock items. A live site answers their reads to visitors' tokens. */
export function v3InventoryRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], `${ITEMS}/query`, async (c) => {
    const caller = await enterV3(platform, c);
    const { query } = await readArguments(c, queryArguments);
    return page(c, caller, readPosition(query ?? undefined, { most: MAX_OTHERS }));
  });

  app.on(['GET', 'POST'], `${ITEMS}/search`, async (c) => {
    const caller = await enterV3(platform, c);
    const { search } = await readArguments(c, searchArguments);
    const details = search?.search ?? undefined;
    return page(c, caller, readPosition(search ?? undefined, { most: MAX_OTHERS, search: details }));
  });

  app.get(`${ITEMS}/:inventoryItemId`, async (c) => {
    const caller = await enterV3(platform, c);
    const guid = stockItemId({ guid: c.req.param('inventoryItemId') });
    const [row] = await platform.db.read
      .select({ productId: variants.productId })
      .from(variants)
      .where(eq(variants.guid, guid));
    const includeHidden = isMerchant(caller);
    const product = row && (await findProductById(platform, row.productId, { includeHidden }));
    const variant = product?.variants.find((one) => one.guid === guid && one.stocked);
    if (product === undefined || variant === undefined)
      throw applicationError(404, 'INVENTORY_ITEM_NOT_FOUND', 'Inventory item is not found');
    const { collectionIds } = product;
    return c.json({ inventoryItem: wireStockItem({ product, collectionIds }, variant) });
  });

  app.post(ITEMS, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { inventoryItem } = await readArguments(c, z.object({ inventoryItem: newStockItem }));
    return c.json({ inventoryItem: await createStockItem(platform, inventoryItem) });
  });

  app.patch(`${ITEMS}/:inventoryItemId`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { inventoryItem, reason } = await readArguments(
      c,
      z.object({ inventoryItem: changedStockItem, reason: stockReason }),
    );
    const id = c.req.param('inventoryItemId');
    const changed = await updateStockItem(platform, { ...inventoryItem, id }, reason ?? 'MANUAL');
    return c.json({ inventoryItem: changed });
  });

  app.post(`${BULK}/create`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { inventoryItems, ...rest } = await readArguments(
      c,
      z.object({ inventoryItems: listed, returnEntity }),
    );
    const items = await inBulk(
      inventoryItems.map(() => ''),
      (_, index) =>
        createStockItem(
          platform,
          parseArguments(newStockItem, inventoryItems[index], `inventoryItems.${index}`),
        ),
    );
    return c.json(bulkWire(items.map(withId), rest.returnEntity ? (item) => item : undefined));
  });

  app.post(`${BULK}/update`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { inventoryItems, reason, ...rest } = await readArguments(
      c,
      z.object({ inventoryItems: listed, reason: stockReason, returnEntity }),
    );
    const masked = z.object({ inventoryItem: changedStockItem });
    const items = await inBulk(
      inventoryItems.map(
        (one) =>
          z.object({ inventoryItem: z.object({ id: z.string() }) }).safeParse(one).data?.inventoryItem.id ??
          '',
      ),
      async (_, index) => {
        const path = `inventoryItems.${index}`;
        const { inventoryItem } = parseArguments(masked, inventoryItems[index], path);
        return updateStockItem(platform, inventoryItem, reason ?? 'MANUAL');
      },
    );
    return c.json(bulkWire(items, rest.returnEntity ? (item) => item : undefined));
  });

  async function page(c: Context, caller: Caller, at: Position) {
    const found = await queryV3Variants(platform, at, {
      fields: stockFields,
      includeHidden: isMerchant(caller),
      only: eq(variants.stocked, true),
    });
    return c.json({
      inventoryItems: found.variants.map(({ product, variant }) =>
        wireStockItem({ product, collectionIds: product.collectionIds }, variant),
      ),
      pagingMetadata: pagingMetadata(at, found.variants.length, found.total),
    });
  }

  return app;
}

/** A created entity's id is known only after its creation. */
const withId = <T extends { id: string; answer: { id: string } } | { id: string; error: unknown }>(
  item: T,
): T => ('answer' in item ? { ...item, id: item.answer.id } : item);
