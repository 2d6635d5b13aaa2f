import { type SQL, sql } from 'drizzle-orm';
import type { QueryField, QueryFields } from '../../core/query';
import { storedCollectionId } from '../all-products';
import { collectionProducts, products } from '../schema';

const price: QueryField = { kind: 'number', column: products.price, scale: 'money', sortable: true };

/** Membership in a collection, found through the collection's members. */
const collection: QueryField = {
  kind: 'set',
  sortable: false,
  has: (id) => sql`${products.id} in (select ${collectionProducts.productId} from ${collectionProducts}
    where ${collectionProducts.collectionId} = ${storedCollectionId(id)})`,
};

/** The same condition, checked for each product. */
const collectionByProduct: QueryField = {
  kind: 'set',
  sortable: false,
  has: (id) => sql`exists (select 1 from ${collectionProducts}
    where ${collectionProducts.collectionId} = ${storedCollectionId(id)}
      and ${collectionProducts.productId} = ${products.id})`,
};

/**
 * The fields that products can be filtered and sorted by: the fields of the SDK's query builder and
 * of the REST reference ("Filter and sort"), in both spellings. `price` is the list price, which a
 * product's discount does not change (the platform has no query field for the discounted price).
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

/** `options.<name>` and `productOptions.<name>`: the option has a choice with that description. */
const optionField = (option: string): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (value) => sql`exists (select 1
    from json_each(${products.document}, '$.options') as option, json_each(option.value, '$.choices') as choice
    where option.value ->> '$.name' = ${option} and choice.value ->> '$.description' = ${value})`,
});

/** For conditions that select the products first. Each may use its index. */
export const productFields: QueryFields = (name) => {
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
  const option = /^(?:options|productOptions)\.(.+)$/.exec(name)?.[1];
  return option === undefined ? undefined : optionField(option);
};

/**
 * For conditions on products that are read along one field's index. Only that index may be used.
 */
export const fieldsAlong =
  (order: string): QueryFields =>
  (name) => {
    const field = productFields(name);
    if (field === collection) return collectionByProduct;
    return field === productFields(order) ? field : field && withoutIndex(field);
  };

/** For sorting products that conditions have selected. No sort index may be used. */
export const fieldsOfFound: QueryFields = (name) => {
  const field = productFields(name);
  return field && withoutIndex(field);
};

/** SQLite uses no index for `+column`, which has the column's value. */
function withoutIndex(field: QueryField): QueryField {
  if (field.kind === 'set') return field;
  const column: SQL = sql`+${field.column}`;
  return { ...field, column };
}
