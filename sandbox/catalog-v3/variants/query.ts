import { findStoreVariants, type StoreVariant, storeVariantFields } from '../../catalog/variants/store';
import type { Platform } from '../../core/platform';
import { filterToSql, type QueryFields, sortToSql } from '../../core/query';
import type { Position } from '../cursor';
import type { RequestedFields } from '../products/fields';
import { wireV3Choices, wireV3Price, wireV3Stock } from '../products/wire';

const V1_NAMES: Record<string, string> = {
  id: 'id',
  variantId: 'variantId',
  sku: 'sku',
  'productData.productId': 'productId',
  'productData.name': 'productName',
};

const fieldsOfVariants: QueryFields = (name) => {
  const known = V1_NAMES[name];
  return known === undefined ? undefined : storeVariantFields(known);
};

/**
 * Returns a page of the variants of all products, as V3's read-only list. @throws PlatformError
 * 400.
 */
export async function queryV3Variants(
  platform: Platform,
  at: Position,
  fields: RequestedFields,
  includeHidden: boolean,
) {
  const found = await findStoreVariants(platform, {
    where: filterToSql(fieldsOfVariants, at.filter),
    orderBy: sortToSql(fieldsOfVariants, at.sort),
    limit: at.limit,
    offset: at.offset,
    includeHidden,
  });
  return { variants: found.variants.map((one) => wireReadOnlyVariant(one, fields)), total: found.total };
}

const wireReadOnlyVariant = ({ product, variant }: StoreVariant, fields: RequestedFields) => ({
  id: `${product.id}-${variant.id}`,
  variantId: variant.id,
  visible: variant.visible,
  ...(variant.sku !== '' && { sku: variant.sku }),
  optionChoices: wireV3Choices(product, variant, fields.has('VARIANT_OPTION_CHOICE_NAMES')),
  price: wireV3Price(product, variant),
  inventoryStatus: wireV3Stock(product, variant),
  ...(product.productType === 'physical' && { physicalProperties: { weight: variant.weight } }),
  productData: {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    directCategoryIds: product.collectionIds,
  },
});
