import { desc, eq } from 'drizzle-orm';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { collectionProducts, products } from '../schema';
import { freeSlug, slugOf } from '../slug';
import type { CatalogEntry, EntryProduct } from '../types';
import { withInput, withProduct } from './edits';
import { changeEntry, type EntryEdit, insertEntry, requireEntry } from './entry';
import { productEvents } from './events';
import type { ProductInput } from './input';

/**
 * Stores a new product, which joins the collection of all products, and returns its id. @throws
 * PlatformError 400.
 */
export async function createProduct(
  platform: Platform,
  input: ProductInput & { name: string },
  finish: EntryEdit = (entry) => entry,
): Promise<string> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const slug = await freeSlug(tx, products, slugOf(input.slug || input.name));
    const blank = blankProduct({ name: input.name, slug, now, numericId: await nextNumericId(tx, now) });
    const finished = await finish(withInput({ product: blank, variants: [] }, input), tx);
    const entry = await insertEntry(tx, finished);
    const { id } = entry.product;
    await tx.insert(collectionProducts).values({ collectionId: ALL_PRODUCTS_ID, productId: id });
    await (await productEvents(tx, platform)).created(tx, platform, entry, entry.product.createdAt);
    return id;
  });
}

/**
 * Changes the given fields, after `check` and before `finish`. A slug that another product has gets
 * a number.
 * @throws PlatformError 400, 404, and the rejections of `check` and `finish`.
 */
export function updateProduct(
  platform: Platform,
  id: string,
  input: ProductInput,
  {
    check = () => {},
    finish = (entry) => entry,
  }: { check?: (entry: CatalogEntry) => void; finish?: EntryEdit } = {},
): Promise<void> {
  return changeEntry(platform, id, async (entry, tx) => {
    check(entry);
    const next = withInput(entry, input);
    const slug = input.slug ? await freeSlug(tx, products, slugOf(input.slug), id) : next.product.slug;
    return finish(withProduct(next, { slug }), tx);
  });
}

/** @throws PlatformError 404. */
export async function deleteProduct(platform: Platform, id: string): Promise<void> {
  await platform.db.write(async (tx) => {
    const entry = await requireEntry(tx, id);
    await tx.delete(products).where(eq(products.id, id));
    await (await productEvents(tx, platform)).deleted(tx, platform, entry, platform.clock.now());
  });
}

/**
 * Returns the time of creation in microseconds, always above the last one, so that clients can page
 * by it.
 */
async function nextNumericId(tx: Writer, now: number): Promise<number> {
  const [last] = await tx
    .select({ numericId: products.numericId })
    .from(products)
    .orderBy(desc(products.numericId))
    .limit(1);
  return Math.max(now * 1000, (last?.numericId ?? 0) + 1);
}

const blankProduct = (given: {
  name: string;
  slug: string;
  now: number;
  numericId: number;
}): EntryProduct => ({
  id: crypto.randomUUID(),
  slug: given.slug,
  name: given.name,
  description: '',
  sku: '',
  productType: 'physical',
  brand: null,
  ribbon: null,
  visible: true,
  price: 0,
  discountedPrice: 0,
  cost: null,
  inventoryStatus: 'IN_STOCK',
  manageVariants: false,
  trackInventory: false,
  weight: 0,
  numericId: given.numericId,
  revision: 1,
  createdAt: given.now,
  updatedAt: given.now,
  document: {
    itemType: 'PHYSICAL',
    mediaIds: [],
    options: [],
    additionalInfoSections: [],
    customTextFields: [],
    discount: { type: 'NONE', value: 0 },
    digitalFile: null,
  },
});
