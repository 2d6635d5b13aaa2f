import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { productFields } from '../../catalog/products/fields';
import { products } from '../../catalog/schema';
import type { QueryField, QueryFields } from '../../core/query';

/** Parts of a product that a response contains only on request: the platform's whole list. */
const REQUESTED_FIELDS = [
  ...['URL', 'CURRENCY', 'INFO_SECTION', 'MERCHANT_DATA', 'PLAIN_DESCRIPTION'],
  ...['INFO_SECTION_PLAIN_DESCRIPTION', 'SUBSCRIPTION_PRICES_INFO', 'BREADCRUMBS_INFO'],
  ...['WEIGHT_MEASUREMENT_UNIT_INFO', 'VARIANT_OPTION_CHOICE_NAMES', 'MEDIA_ITEMS_INFO', 'DESCRIPTION'],
  ...['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'INFO_SECTION_DESCRIPTION', 'THUMBNAIL'],
  ...['PRODUCT_CHOICES_MEDIA_REFERENCES', 'PRODUCT_CHOICES_DISPLAY_IMAGE', 'MIN_PRICE_VARIANT'],
  'DISCOUNT_INFO',
];

/** `fields`, with one value or several. */
export const requestedFields = z
  .preprocess(
    (value) => (value == null ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.enum(REQUESTED_FIELDS)),
  )
  .transform((fields) => new Set(fields));
export type RequestedFields = ReadonlySet<string>;

const SAME = new Set(['id', 'name', 'slug', 'createdDate']);
const V1_NAMES: Record<string, string> = {
  updatedDate: 'lastUpdated',
  'actualPriceRange.minValue.amount': 'price',
  'inventory.availabilityStatus': 'inventoryStatus',
  'directCategoriesInfo.categories': 'collectionIds',
  'allCategoriesInfo.categories': 'collectionIds',
  directCategoryIds: 'collectionIds',
};
const OWN: Record<string, QueryField> = {
  visible: { kind: 'boolean', column: products.visible, sortable: false },
  revision: { kind: 'number', column: products.revision, scale: 1, sortable: false },
  productType: { kind: 'text', column: sql`upper(${products.productType})`, sortable: false },
};

/** Maps V3 query fields to V1 names, because both query the same columns. */
const v1NameOf = (name: string): string | undefined => (SAME.has(name) ? name : V1_NAMES[name]);

export const v3Fields: QueryFields = (name) => {
  if (Object.hasOwn(OWN, name)) return OWN[name];
  const known = v1NameOf(name);
  return known === undefined ? undefined : productFields(known);
};
