import { createProduct, deleteProduct, updateProduct } from '../../catalog/products/writes';
import { mediaFiles } from '../../catalog/schema';
import type { CatalogEntry } from '../../catalog/types';
import { applicationError, PlatformError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { asV1Input, requireRevision, withV3Fields } from './edits';
import type { ChangedV3Product, NewV3Product, V3ProductInput } from './input';
import { type ResolvedInput, resolveInput } from './resolve';

type Options = {
  /** Whether the call also writes the stock of the variants. */
  withInventory: boolean;
};

/**
 * Stores a new product and returns its id. Without inventory, or for a variant without it, no stock
 * item exists, and the variant is out of stock until one does.
 * @throws PlatformError 400.
 */
export async function createV3Product(
  platform: Platform,
  product: NewV3Product,
  options: Options,
): Promise<string> {
  const input = await resolveInput(platform, withInventoryOf(product, options));
  return createProduct(platform, { ...asV1Input(input), name: product.name }, (entry, tx) =>
    finish(tx, entry, input, new Set()),
  );
}

/** Changes the given fields. @throws PlatformError 400; 404; 409 for an outdated revision. */
export async function updateV3Product(
  platform: Platform,
  id: string,
  product: ChangedV3Product,
  options: Options,
): Promise<void> {
  const input = await resolveInput(platform, withInventoryOf(product, options));
  let known: ReadonlySet<string> = new Set();
  await updateProduct(platform, id, asV1Input(input), {
    check(entry) {
      if (product.revision !== undefined) requireRevision(entry, product.revision);
      known = new Set(entry.variants.map((variant) => variant.id));
    },
    finish: (entry, tx) => finish(tx, entry, input, known),
  }).catch(withCode);
}

export const deleteV3Product = (platform: Platform, id: string): Promise<void> =>
  deleteProduct(platform, id).catch(withCode);

/** @param known ids of the variants that existed before. All others have no stock item yet. */
async function finish(
  tx: Writer,
  entry: CatalogEntry,
  input: ResolvedInput,
  known: ReadonlySet<string>,
): Promise<CatalogEntry> {
  for (const { imported } of input.pictures ?? []) if (imported) await tx.insert(mediaFiles).values(imported);
  const without: CatalogEntry = {
    ...entry,
    variants: entry.variants.map((variant) =>
      known.has(variant.id) ? variant : { ...variant, stocked: false, trackQuantity: false, inStock: false },
    ),
  };
  const next = withV3Fields(without, input, known.size === 0);
  const tracked = next.variants.some(({ trackQuantity }) => trackQuantity);
  const document = input.pictures
    ? { ...next.product.document, mediaIds: [...new Set(input.pictures.map(({ id }) => id))] }
    : next.product.document;
  return { ...next, product: { ...next.product, trackInventory: tracked, document } };
}

function withInventoryOf<T extends V3ProductInput>(product: T, { withInventory }: Options): T {
  for (const variant of product.variantsInfo?.variants ?? [])
    if (!withInventory) delete variant.inventoryItem;
  return product;
}

/** V3 specifies the product that is not found. */
function withCode(error: unknown): never {
  if (error instanceof PlatformError && error.status === 404)
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product is not found');
  throw error;
}
