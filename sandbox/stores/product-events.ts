import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { emitLegacyEvent } from '../events/emit';
import type { CatalogueEntry, EntryProduct } from './catalogue-entry';
import { emitStockChanges } from './inventory-events';
import type { StoredProduct, StoredVariant } from './product-store';
import { wireProduct } from './wire-product';

const CATALOGUE = 'com.wix.ecommerce.catalog.api.v1';

/** Tells of a product that is new: the part of its answer that the platform's event holds. */
export async function emitProductCreated(
  tx: Writer,
  platform: Platform,
  product: StoredProduct,
): Promise<void> {
  const { name, slug, sku, price, visible, media, productPageUrl } = wireProduct(platform, product);
  await emitLegacyEvent(tx, {
    type: `${CATALOGUE}.ProductCreated`,
    entityId: product.id,
    at: product.createdAt,
    body: {
      productId: product.id,
      ...{ name, slug, sku, price, visible, media, productPageUrl },
      ...(product.brand !== null && { brand: product.brand }),
    },
  });
}

export const emitProductDeleted = (tx: Writer, productId: string, at: number): Promise<void> =>
  emitLegacyEvent(tx, {
    type: `${CATALOGUE}.ProductDeleted`,
    entityId: productId,
    at,
    body: { productId },
  });

export const emitProductChanged = (
  tx: Writer,
  productId: string,
  changedFields: string[],
  at: number,
): Promise<void> =>
  emitLegacyEvent(tx, {
    type: `${CATALOGUE}.ProductChanged`,
    entityId: productId,
    at,
    body: { productId, changedFields },
  });

/** Tells of all that is different between two states of a product: its fields, its managed variants, its stock. */
export async function emitProductChanges(
  tx: Writer,
  before: CatalogueEntry,
  after: CatalogueEntry,
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
      type: `${CATALOGUE}.VariantsChanged`,
      entityId: id,
      at,
      body: { productId: id, variants: changedVariants },
    });
  await emitStockChanges(tx, before, after, at);
}

/** Names of fields in the platform's answer, and what of a row they show. */
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
