import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { collectionProducts, products, variants } from '../../catalog/schema';
import { catalogIndex, catalogParts, customizationChoices } from '../../catalog/search/schema';
import { minorUnitsOf } from '../../core/money';
import type { QueryField, QueryFields } from '../../core/query';

type Column = SQLiteColumn | SQL;

export const text = (column: Column, sortable = false): QueryField => ({ kind: 'text', column, sortable });
export const flag = (column: Column): QueryField => ({ kind: 'boolean', column, sortable: false });

/** Known when a query runs, for its site. */
const minorUnits: SQLWrapper = { getSQL: () => sql.raw(String(minorUnitsOf())) };

/** The price that a shopper pays, as `variantPrice` computes it. */
const actualPrice = sql`coalesce(${variants.salePrice}, max(0, ${variants.price} -
  case ${products.document} ->> '$.discount.type'
    when 'AMOUNT' then round((${products.document} ->> '$.discount.value') * ${minorUnits})
    when 'PERCENT' then round(${variants.price} * (${products.document} ->> '$.discount.value') / 100.0)
    else 0 end))`;

/** Whether pre-orders are on, for the variant itself or for its product. */
export const preorderEnabled = sql`coalesce(
  ${variants.preorder} ->> '$.enabled', ${products.document} ->> '$.preorder.enabled', 0)`;

/** The direct categories of the variant's product. */
export const directCategories: QueryField = {
  kind: 'set',
  sortable: false,
  has: (id) => sql`exists (select 1 from ${collectionProducts}
    where ${collectionProducts.collectionId} = ${id} and ${collectionProducts.productId} = ${variants.productId})`,
};

/** Choices of options by id: the variant's row names them. */
const chosen = (column: Column): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (id) => sql`exists (select 1 from json_each(${variants.choices}) as choice
    join ${catalogParts} on ${catalogParts.kind} = 'customization' and ${catalogParts.name} = choice.key
      and ${catalogParts.document} ->> '$.customizationType' = 'PRODUCT_OPTION'
    join ${customizationChoices} on ${customizationChoices.customizationId} = ${catalogParts.id}
      and ${customizationChoices.name} = choice.value
    where ${column} = ${id})`,
});

const money = (column: Column): QueryField => ({ kind: 'number', column, scale: 'money', sortable: true });

const OF_QUERIES: Record<string, QueryField> = {
  id: text(variants.guid, true),
  variantId: text(variants.guid, true),
  'productData.productId': text(variants.productId, true),
};

const OF_SEARCHES: Record<string, QueryField> = {
  ...OF_QUERIES,
  visible: flag(variants.visible),
  sku: text(variants.sku, true),
  barcode: text(variants.barcode, true),
  'price.actualPrice.amount': money(actualPrice),
  'price.compareAtPrice.amount': money(
    sql`case when ${actualPrice} < ${variants.price} then ${variants.price} end`,
  ),
  'inventoryStatus.inStock': flag(variants.inStock),
  'inventoryStatus.preorderEnabled': flag(preorderEnabled),
  'optionChoices.optionChoiceIds.optionId': chosen(catalogParts.id),
  'optionChoices.optionChoiceIds.choiceId': chosen(customizationChoices.id),
  'productData.name': text(catalogIndex.name, true),
  'productData.slug': text(catalogIndex.slug, true),
  'productData.handle': text(catalogIndex.slug, true),
  'productData.visible': flag(catalogIndex.visible),
  'productData.productType': text(catalogIndex.productType),
  'productData.directCategoryIds': directCategories,
};

const fieldsIn =
  (known: Record<string, QueryField>): QueryFields =>
  (name) =>
    Object.hasOwn(known, name) ? known[name] : undefined;

export const variantQueryFields = fieldsIn(OF_QUERIES);
export const variantSearchFields = fieldsIn(OF_SEARCHES);
