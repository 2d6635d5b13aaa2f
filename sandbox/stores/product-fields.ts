import { sql } from 'drizzle-orm';
import type { QueryField, QueryFields } from '../core/query';
import { collectionProducts, products } from '../db/schema';

const price: QueryField = { kind: 'number', column: products.price, scale: 100, sortable: true };

/** `has` for "is in this collection". */
const collection: QueryField = {
  kind: 'set',
  sortable: false,
  has: (id) => sql`exists (select 1 from ${collectionProducts}
    where ${collectionProducts.productId} = ${products.id} and ${collectionProducts.collectionId} = ${id})`,
};

/**
 * What products can be filtered and sorted by: the fields of the SDK's query builder and of the REST reference
 * ("Filter and sort"), both spellings. `price` is the list price: a product's discount does not move it (the
 * platform has no query field for the discounted price).
 */
const FIELDS: Record<string, QueryField> = {
  id: { kind: 'text', column: products.id, sortable: true },
  name: { kind: 'text', column: products.name, sortable: true },
  slug: { kind: 'text', column: products.slug, sortable: true },
  sku: { kind: 'text', column: products.sku, sortable: true },
  description: { kind: 'text', column: products.description, sortable: false },
  productType: { kind: 'text', column: products.productType, sortable: true },
  inventoryStatus: { kind: 'text', column: products.inventoryStatus, sortable: false },
  price,
  'priceData.price': price,
  numericId: { kind: 'number', column: products.numericId, scale: 1, sortable: true },
  lastUpdated: { kind: 'instant', column: products.updatedAt, sortable: true },
  createdDate: { kind: 'instant', column: products.createdAt, sortable: true },
  collectionIds: collection,
  'collections.id': collection,
};

/** `options.<name>` and `productOptions.<name>`: has a choice of that description in that option. */
const optionField = (option: string): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (value) => sql`exists (select 1
    from json_each(${products.document}, '$.options') as option, json_each(option.value, '$.choices') as choice
    where option.value ->> '$.name' = ${option} and choice.value ->> '$.description' = ${value})`,
});

export const productFields: QueryFields = (name) => {
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
  const option = /^(?:options|productOptions)\.(.+)$/.exec(name)?.[1];
  return option === undefined ? undefined : optionField(option);
};
