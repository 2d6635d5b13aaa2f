import { isDeepStrictEqual } from 'node:util';
import { emitStockChanges } from '../../catalog/inventory/events';
import type { CatalogEntry, EntryProduct } from '../../catalog/products/entry';
import { findMedia, mediaIdsOf, type StoredVariant } from '../../catalog/products/store';
import { readCatalogVersion } from '../../catalog/version';
import { emitV3ProductEvent } from '../../catalog-v3/products/events';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitLegacyEvent } from '../../events/emit';
import { wireProduct } from './wire';

const CATALOG = 'com.wix.ecommerce.catalog.api.v1';

/**
 * Emits the event of a new product. On a site with the V1 catalog, the event holds a part of the
 * product's wire shape.
 */
export async function emitProductCreated(tx: Writer, platform: Platform, entry: CatalogEntry): Promise<void> {
  const at = entry.product.createdAt;
  if (await hasV3(tx)) return emitV3ProductEvent(tx, platform, 'created', entry, at);
  const { id, brand, document } = entry.product;
  const { name, slug, sku, price, visible, media, productPageUrl } = wireProduct(platform, {
    ...entry.product,
    variants: entry.variants,
    collectionIds: [],
    media: await findMedia(tx, mediaIdsOf(document)),
  });
  await emitLegacyEvent(tx, {
    type: `${CATALOG}.ProductCreated`,
    entityId: id,
    at,
    body: {
      productId: id,
      ...{ name, slug, sku, price, visible, media, productPageUrl },
      ...(brand !== null && { brand }),
    },
  });
}

/** Emits the event of a deleted product. */
export async function emitProductDeleted(tx: Writer, platform: Platform, entry: CatalogEntry): Promise<void> {
  const at = platform.clock.now();
  if (await hasV3(tx)) return emitV3ProductEvent(tx, platform, 'deleted', entry, at);
  const { id } = entry.product;
  await emitLegacyEvent(tx, {
    type: `${CATALOG}.ProductDeleted`,
    entityId: id,
    at,
    body: { productId: id },
  });
}

const hasV3 = async (tx: Writer): Promise<boolean> => (await readCatalogVersion(tx)) === 'V3_CATALOG';

/** Emits, on a site with the V1 catalog, the names of a product's changed fields. */
export const emitProductChanged = (
  tx: Writer,
  productId: string,
  changedFields: string[],
  at: number,
): Promise<void> =>
  emitLegacyEvent(tx, {
    type: `${CATALOG}.ProductChanged`,
    entityId: productId,
    at,
    body: { productId, changedFields },
  });

/**
 * Emits the events of all differences between two states of a product: its fields, its managed
 * variants, its stock.
 */
export async function emitProductChanges(
  tx: Writer,
  platform: Platform,
  before: CatalogEntry,
  after: CatalogEntry,
  at: number,
): Promise<void> {
  if (await hasV3(tx)) await emitV3ProductEvent(tx, platform, 'updated', after, at);
  else await emitV1Changes(tx, before, after, at);
  await emitStockChanges(tx, before, after, at);
}

async function emitV1Changes(
  tx: Writer,
  before: CatalogEntry,
  after: CatalogEntry,
  at: number,
): Promise<void> {
  const { id } = after.product;
  const changedFields = changed(PRODUCT_FIELDS, before.product, after.product);
  if (changedFields.length > 0) await emitProductChanged(tx, id, changedFields, at);
  const old = new Map(before.variants.map((variant) => [variant.id, variant]));
  const changedVariants = after.product.manageVariants
    ? after.variants.flatMap((variant) => {
        const fields = changed(VARIANT_FIELDS, old.get(variant.id), variant);
        return fields.length === 0
          ? []
          : [{ variantId: variant.id, choices: variant.choices, changedFields: fields }];
      })
    : [];
  if (changedVariants.length > 0)
    await emitLegacyEvent(tx, {
      type: `${CATALOG}.VariantsChanged`,
      entityId: id,
      at,
      body: { productId: id, variants: changedVariants },
    });
}

/** Field names in the platform's response, with the row values they come from. */
type Shown<T> = Record<string, (row: T) => unknown>;

const PRODUCT_FIELDS: Shown<EntryProduct> = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  visible: ({ visible }) => visible,
  description: ({ description }) => description,
  sku: ({ sku }) => sku,
  weight: ({ weight }) => weight,
  price: ({ price }) => price,
  costAndProfitData: ({ cost }) => cost,
  discount: ({ document }) => document.discount,
  ribbon: ({ ribbon }) => ribbon,
  brand: ({ brand }) => brand,
  manageVariants: ({ manageVariants }) => manageVariants,
  productOptions: ({ document }) =>
    document.options.map(({ choices, ...option }) => ({
      ...option,
      choices: choices.map(({ value, description }) => ({ value, description })),
    })),
  media: ({ document }) => [
    document.mediaIds,
    document.options.flatMap(({ name, choices }) =>
      choices.flatMap(({ description, mediaIds }) => mediaIds.map((id) => [name, description, id])),
    ),
  ],
  additionalInfoSections: ({ document }) => document.additionalInfoSections,
  seoData: ({ document }) => document.seoData,
  pricePerUnitData: ({ document }) => document.pricePerUnitData,
  productDimensions: ({ document }) => document.productDimensions,
  packageDimensions: ({ document }) => document.packageDimensions,
};

const VARIANT_FIELDS: Shown<StoredVariant> = {
  price: ({ price }) => price,
  cost: ({ cost }) => cost,
  weight: ({ weight }) => weight,
  sku: ({ sku }) => sku,
  visible: ({ visible }) => visible,
};

const changed = <T>(fields: Shown<T>, before: T | undefined, after: T): string[] =>
  Object.entries(fields)
    .filter(([, show]) => before === undefined || !isDeepStrictEqual(show(before), show(after)))
    .map(([name]) => name);
