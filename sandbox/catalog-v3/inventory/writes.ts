import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { saveStock } from '../../catalog/inventory/save';
import { findEntry } from '../../catalog/products/entry';
import { variants } from '../../catalog/schema';
import type { CatalogEntry, StockReason, StoredVariant } from '../../catalog/types';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { categoriesOf } from './events';
import { type StockInput, stockInput, withStock } from './input';
import { LOCATION_ID, stockItemId, wireStockItem } from './wire';

const locationId = z.literal(LOCATION_ID, 'is not a location of the site').nullish();

export const newStockItem = stockInput.extend({
  productId: z.string().min(1),
  variantId: z.string().min(1),
  locationId,
});
export const changedStockItem = stockInput.extend({
  id: z.string().min(1),
  revision: z.string().min(1),
});
export const stockReason = z.enum(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE']).nullish();

type Wire = ReturnType<typeof wireStockItem>;

/** Stores the stock item of a variant. @throws PlatformError 404; 409 when the variant has one. */
export function createStockItem(platform: Platform, input: z.infer<typeof newStockItem>): Promise<Wire> {
  return platform.db.write(async (tx) => {
    const entry = await findEntry(tx, input.productId);
    const variant = entry?.variants.find(({ guid }) => guid === input.variantId);
    if (entry === undefined || variant === undefined)
      throw applicationError(404, 'VARIANT_NOT_FOUND', `Variant is not found: ${input.variantId}`);
    if (variant.stocked)
      throw applicationError(409, 'INVENTORY_ITEM_ALREADY_EXISTS', 'The variant has a stock item');
    // The first revision of an item is 1.
    return save(tx, platform, entry, { ...variant, stockRevision: 0 }, input, 'MANUAL');
  });
}

/** Changes the given fields. @throws PlatformError 404; 409 for an outdated revision. */
export function updateStockItem(
  platform: Platform,
  input: z.infer<typeof changedStockItem>,
  reason: StockReason,
): Promise<Wire> {
  return platform.db.write(async (tx) => {
    const { entry, variant } = await requireStockItem(tx, input.id);
    if (String(variant.stockRevision) !== input.revision)
      throw applicationError(
        409,
        'INVALID_REVISION',
        `The stock item has revision ${variant.stockRevision}, not ${input.revision}`,
      );
    return save(tx, platform, entry, variant, input, reason);
  });
}

/** @throws PlatformError 404. The code is a guess. */
async function requireStockItem(
  tx: Writer,
  id: string,
): Promise<{ entry: CatalogEntry; variant: StoredVariant }> {
  const guid = stockItemId({ guid: id });
  const [row] = await tx
    .select({ productId: variants.productId })
    .from(variants)
    .where(eq(variants.guid, guid));
  const entry = row && (await findEntry(tx, row.productId));
  const variant = entry?.variants.find((one) => one.guid === guid && one.stocked);
  if (entry === undefined || variant === undefined)
    throw applicationError(404, 'INVENTORY_ITEM_NOT_FOUND', `Inventory item is not found: ${id}`);
  return { entry, variant };
}

async function save(
  tx: Writer,
  platform: Platform,
  entry: CatalogEntry,
  variant: StoredVariant,
  input: StockInput,
  reason: StockReason,
): Promise<Wire> {
  const next = withStock(variant, input, entry.product.document);
  const after = await saveStock(tx, platform, { before: entry, changed: next, reason }, platform.clock.now());
  const stored = after.variants.find(({ id }) => id === variant.id) ?? next;
  return wireStockItem(
    { product: after.product, collectionIds: await categoriesOf(tx, after.product.id) },
    stored,
  );
}
