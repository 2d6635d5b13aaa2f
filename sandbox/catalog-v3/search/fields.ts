import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { collectionProducts } from '../../catalog/schema';
import {
  catalogIndex,
  catalogParts,
  categoryIndex,
  customizationChoices,
  productChoices,
} from '../../catalog/search/schema';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { QueryField, QueryFields, Scale } from '../../core/query';

type Column = SQLiteColumn | SQL;

const text = (column: Column, sortable = false): QueryField => ({
  kind: 'text',
  column,
  sortable,
});
const number = (column: Column, scale: Scale): QueryField => ({
  kind: 'number',
  column,
  scale,
  sortable: true,
});
const money = (column: Column): QueryField => number(column, 'money');

const instants: Record<string, QueryField> = {
  createdDate: { kind: 'instant', column: catalogIndex.createdAt, sortable: true },
  updatedDate: { kind: 'instant', column: catalogIndex.updatedAt, sortable: true },
};

/** The products that a subquery finds, which SQLite evaluates once. */
const among = (subquery: SQL): SQL => sql`${catalogIndex.no} in (${subquery})`;

const choiceProducts = (condition: SQL): SQL => sql`select ${productChoices.no} from ${productChoices}
  join ${customizationChoices} on ${customizationChoices.id} = ${productChoices.choiceId}
  join ${catalogParts} on ${catalogParts.id} = ${customizationChoices.customizationId}
  where ${condition}`;

/** Fields of the options or modifiers. Modifiers without choices cannot be found by these. */
function customizationFields(prefix: 'options' | 'modifiers'): Record<string, QueryField> {
  const type = prefix === 'options' ? 'PRODUCT_OPTION' : 'MODIFIER';
  const ofType = sql`${catalogParts.document} ->> '$.customizationType' = ${type}`;
  const isEmpty = sql`not ${among(choiceProducts(ofType))}`;
  const set = (column: Column): QueryField => ({
    kind: 'set',
    sortable: false,
    has: (value) => among(choiceProducts(sql`${ofType} and ${column} = ${value}`)),
    isEmpty,
  });
  return {
    [`${prefix}.id`]: set(catalogParts.id),
    [`${prefix}.name`]: set(catalogParts.name),
    [`${prefix}.choicesSettings.choices.name`]: set(customizationChoices.name),
    [`${prefix}.choicesSettings.choices.choiceId`]: {
      kind: 'set',
      sortable: false,
      has: (id) =>
        among(sql`select ${productChoices.no} from ${productChoices}
          where ${productChoices.choiceId} = ${id}`),
      isEmpty,
    },
  };
}

/** A brand or a ribbon, by the id of the part with the column's name. */
const partById = (column: Column): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (id) =>
    sql`${column} = (select ${catalogParts.name} from ${catalogParts} where ${catalogParts.id} = ${id})`,
  isEmpty: sql`${column} is null`,
});

/**
 * The ribbons in addition to the first. They are in the product's document, and few products have
 * them.
 */
const additionalRibbon = (column: Column): QueryField => {
  const ribbons = sql`select numbered.no from catalog_index as numbered join products on products.id = numbered.product_id, json_each(products.document, '$.v3.additionalRibbons') as one`;
  return {
    kind: 'set',
    sortable: false,
    has: (value) =>
      among(sql`${ribbons} join ${catalogParts} on ${catalogParts.name} = one.value
        where ${catalogParts.kind} = 'ribbon' and ${column} = ${value}`),
    isEmpty: sql`not ${among(ribbons)}`,
  };
};

/**
 * Joins the info sections of `numbered`. A product has the title and the text of each in its
 * document, which identify it among the parts.
 */
export const SECTIONS_OF_PRODUCTS = sql`join products on products.id = numbered.product_id,
  json_each(products.document, '$.additionalInfoSections') as one
  join (select id, name, document ->> '$.title' as title, document ->> '$.plainDescription' as html
    from catalog_parts where kind = 'infoSection') as part
  on part.title = one.value ->> '$.title' and part.html = one.value ->> '$.description'`;

/** The public tags, in the product's document. */
const tagged = sql`select numbered.no from catalog_index as numbered join products on products.id = numbered.product_id, json_each(products.document, '$.v3.tags.public') as one`;
const publicTags: QueryField = {
  kind: 'set',
  sortable: false,
  has: (id) => among(sql`${tagged} where one.value = ${id}`),
  isEmpty: sql`not ${among(tagged)}`,
};

const sectioned = sql`select numbered.no from catalog_index as numbered ${SECTIONS_OF_PRODUCTS}`;
const infoSection = (column: SQL): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (value) => among(sql`${sectioned} where ${column} = ${value}`),
  isEmpty: sql`not ${among(sectioned)}`,
});

const FIELDS: Record<string, QueryField> = {
  id: text(catalogIndex.productId),
  handle: text(catalogIndex.slug),
  slug: text(catalogIndex.slug),
  name: text(catalogIndex.name, true),
  visible: { kind: 'boolean', column: catalogIndex.visible, sortable: false },
  visibleInPos: { kind: 'boolean', column: sql`true`, sortable: false },
  productType: text(catalogIndex.productType),
  'brand.name': text(catalogIndex.brand),
  'brand.id': partById(catalogIndex.brand),
  'ribbon.name': text(catalogIndex.ribbon),
  'ribbon.id': partById(catalogIndex.ribbon),
  'additionalRibbons.name': additionalRibbon(catalogParts.name),
  'additionalRibbons.id': additionalRibbon(catalogParts.id),
  'infoSections.id': infoSection(sql`part.id`),
  'infoSections.uniqueName': infoSection(sql`part.name`),
  'tags.publicTags.tagIds': publicTags,
  'inventory.availabilityStatus': text(catalogIndex.availability),
  'inventory.preorderStatus': text(catalogIndex.preorderStatus),
  'inventory.preorderAvailability': text(catalogIndex.preorderAvailability),
  'subscriptionDetails.allowOneTimePurchases': {
    kind: 'boolean',
    column: catalogIndex.allowsOneTime,
    sortable: false,
  },
  'actualPriceRange.minValue.amount': money(catalogIndex.minPrice),
  'actualPriceRange.maxValue.amount': money(catalogIndex.maxPrice),
  'compareAtPriceRange.minValue.amount': money(catalogIndex.minCompareAt),
  'compareAtPriceRange.maxValue.amount': money(catalogIndex.maxCompareAt),
  'minVariantPriceInfo.sku': text(catalogIndex.minSku, true),
  'physicalProperties.shippingWeightRange.minValue': number(catalogIndex.minWeight, 1),
  'physicalProperties.shippingWeightRange.maxValue': number(catalogIndex.maxWeight, 1),
  ...instants,
  ...customizationFields('options'),
  ...customizationFields('modifiers'),
};

const inCategory = (members: (id: string) => SQL): Extract<QueryField, { kind: 'set' }> => ({
  kind: 'set',
  sortable: false,
  has: (id) => (id === ALL_PRODUCTS_ID ? sql`true` : among(members(id))),
});
const all = inCategory(
  (id) => sql`select ${categoryIndex.no} from ${categoryIndex} where ${categoryIndex.categoryId} = ${id}`,
);
const direct = inCategory(
  (id) => sql`select numbered.no from ${collectionProducts}
    join catalog_index as numbered on numbered.product_id = ${collectionProducts.productId}
    where ${collectionProducts.collectionId} = ${id}`,
);

const OF_SEARCHES: Record<string, QueryField> = {
  ...FIELDS,
  'allCategoriesInfo.categories': { ...all, ofObjects: true },
  'allCategoriesInfo.categories.id': all,
  'directCategoriesInfo.categories': { ...direct, ofObjects: true },
  'directCategoriesInfo.categories.id': direct,
};

/** Returns the fields of `searchProducts`, `countProducts` and their aggregations. */
export const searchFields: QueryFields = (name) =>
  Object.hasOwn(OF_SEARCHES, name) ? OF_SEARCHES[name] : undefined;

const OF_QUERIES: Record<string, QueryField> = {
  id: text(catalogIndex.productId),
  handle: text(catalogIndex.slug),
  slug: text(catalogIndex.slug, true),
  visible: { kind: 'boolean', column: catalogIndex.visible, sortable: true },
  ...instants,
  'options.id': customizationFields('options')['options.id'] ?? text(catalogIndex.productId),
};

/** Returns the few fields of `queryProducts`. */
export const queryFields: QueryFields = (name) =>
  Object.hasOwn(OF_QUERIES, name) ? OF_QUERIES[name] : undefined;
