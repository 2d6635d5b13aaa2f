import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { inventoryStatusOf } from '../availability';
import { readProductDocument } from '../document';
import { discountedPrice } from '../price';
import { products, variants } from '../schema';
import { indexProduct } from '../search/save';
import type { CatalogEntry, StoredVariant } from '../types';
import { productEvents } from './events';

/** A change of a product within the transaction that stores it. */
export type EntryEdit = (entry: CatalogEntry, tx: Writer) => CatalogEntry | Promise<CatalogEntry>;

/** @throws PlatformError 404 without a code, as reads respond. */
export async function requireEntry(tx: Writer, productId: string): Promise<CatalogEntry> {
  const entry = await findEntry(tx, productId);
  if (entry === undefined) throw plainError(404, `Product is not found: ${productId}`);
  return entry;
}

export async function findEntry(tx: Writer, productId: string): Promise<CatalogEntry | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, productId));
  if (row === undefined) return undefined;
  const rows = await tx
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position));
  return { product: { ...row, document: readProductDocument(row.document) }, variants: rows };
}

/**
 * Changes one product in a separate transaction. @throws PlatformError 404, and the rejections of
 * `edit`.
 */
export async function changeEntry(platform: Platform, productId: string, edit: EntryEdit): Promise<void> {
  await platform.db.write(async (tx) => {
    const before = await requireEntry(tx, productId);
    await saveEntry(tx, platform, before, await edit(before, tx));
  });
}

/**
 * Writes the differences with their derived fields (discounted price, stock status, revision, date)
 * and emits the events. Without differences nothing is written.
 */
export async function saveEntry(
  tx: Writer,
  platform: Platform,
  before: CatalogEntry,
  edited: CatalogEntry,
): Promise<void> {
  const derived = settled(edited);
  if (isDeepStrictEqual(before, derived)) return;
  const now = platform.clock.now();
  const after: CatalogEntry = {
    ...derived,
    product: { ...derived.product, revision: before.product.revision + 1, updatedAt: now },
  };
  await tx.update(products).set(after.product).where(eq(products.id, after.product.id));
  await saveVariants(tx, before.variants, after.variants);
  await indexProduct(tx, after, now);
  const events = await productEvents(tx, platform);
  await events.updated(tx, platform, { before, after }, now);
  await events.stockChanged(tx, { before, after, reason: 'MANUAL' }, now);
}

/** Stores a new product. */
export async function insertEntry(tx: Writer, entry: CatalogEntry): Promise<CatalogEntry> {
  const stored = settled(entry);
  await tx.insert(products).values(stored.product);
  await saveVariants(tx, [], stored.variants);
  await indexProduct(tx, stored, stored.product.createdAt);
  return stored;
}

const settled = ({ product, variants: rows }: CatalogEntry): CatalogEntry => ({
  product: {
    ...product,
    discountedPrice: discountedPrice(product.price, product.document.discount),
    inventoryStatus: inventoryStatusOf(rows),
  },
  variants: rows,
});

async function saveVariants(tx: Writer, before: StoredVariant[], after: StoredVariant[]): Promise<void> {
  const known = new Map(before.map((variant) => [variant.id, variant]));
  const remainingIds = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !remainingIds.has(id));
  const [first] = gone;
  if (first !== undefined)
    await tx.delete(variants).where(
      and(
        eq(variants.productId, first.productId),
        inArray(
          variants.id,
          gone.map(({ id }) => id),
        ),
      ),
    );
  for (const variant of after) {
    const old = known.get(variant.id);
    if (old === undefined) await tx.insert(variants).values(variant);
    else if (!isDeepStrictEqual(old, variant))
      await tx
        .update(variants)
        .set(variant)
        .where(and(eq(variants.productId, variant.productId), eq(variants.id, variant.id)));
  }
}
