import { isDeepStrictEqual } from 'node:util';
import type { ProductEvents } from '../../catalog/products/events';
import { findMedia, mediaIdsOf } from '../../catalog/products/store';
import type { CatalogEntry, EntryProduct, StoredVariant } from '../../catalog/types';
import type { Writer } from '../../db/database';
import { emitLegacyEvent } from '../../events/emit';
import { emitV1StockChanges } from '../inventory/events';
import { wireProduct } from './wire';

const CATALOG = 'com.wix.ecommerce.catalog.api.v1';

/** The events of a site with the V1 catalog. */
export const v1ProductEvents: ProductEvents = {
  // Holds a part of the product's wire shape.
  async created(tx, platform, { product, variants }, at) {
    const { id, brand, document } = product;
    const { name, slug, sku, price, visible, media, productPageUrl } = wireProduct(platform, {
      ...product,
      variants,
      collectionIds: [],
      media: await findMedia(tx, mediaIdsOf(document)),
    });
    await emitLegacyEvent(tx, {
      type: `${CATALOG}.ProductCreated`,
      entityId: id,
      at,
      body: {
        productId: id,
        name,
        slug,
        sku,
        price,
        visible,
        media,
        productPageUrl,
        ...(brand !== null && { brand }),
      },
    });
  },
  updated: (tx, _platform, { before, after }, at) => emitChanges(tx, before, after, at),
  deleted: (tx, _platform, { product: { id } }, at) =>
    emitLegacyEvent(tx, { type: `${CATALOG}.ProductDeleted`, entityId: id, at, body: { productId: id } }),
  stockChanged: (tx, { before, after }, at) => emitV1StockChanges(tx, before, after, at),
};

/** Emits the names of a product's changed fields. */
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

/** Emits the differences between two states of a product: its fields and its managed variants. */
async function emitChanges(tx: Writer, before: CatalogEntry, after: CatalogEntry, at: number): Promise<void> {
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
