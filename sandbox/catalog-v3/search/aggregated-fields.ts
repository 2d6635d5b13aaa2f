import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { collectionProducts } from '../../catalog/schema';
import {
  catalogIndex,
  catalogParts,
  categoryIndex,
  customizationChoices,
  productChoices,
} from '../../catalog/search/schema';
import { brandId, ribbonId } from '../../catalog/stable-ids';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import { factorOf, type Scale } from '../../core/query';
import type { Reader } from '../../db/reader';
import type { ColumnSource, Value } from './columns';
import { SECTIONS_OF_PRODUCTS } from './fields';

/** A choice of an option or a modifier, with the names that a merchant may change. */
export type Choice = { name: string; customizationId: string; customizationName: string; type: string };
export type Choices = ReadonlyMap<Value, Choice>;

/** A field whose values can be counted. `wire` turns a stored value into the response's. */
export type AggregatedField = {
  kind: 'text' | 'number' | 'instant';
  source: ColumnSource;
  /** The factor from a wire value to the stored one. */
  scale: Scale;
  /** Returns a product's values from the values of the column, each once. */
  values(stored: readonly Value[], choices: Choices): readonly Value[];
  wire(stored: Value): string;
};

const column = (name: string, one: SQLiteColumn): ColumnSource => ({
  name,
  from: sql`${catalogIndex}`,
  no: sql`${catalogIndex.no}`,
  list: sql`case when ${one} is null then '[]' else json_array(${one}) end`,
});
const text = (one: SQLiteColumn, wire: AggregatedField['wire'] = String): AggregatedField => ({
  kind: 'text',
  source: column(one.name, one),
  scale: 1,
  wire,
  values: (stored) => stored,
});
const flag = (one: SQLiteColumn): AggregatedField => text(one, (stored) => (stored === 1 ? 'true' : 'false'));
const number = (one: SQLiteColumn, scale: Scale = 1): AggregatedField => ({
  ...text(one, (stored) => String(Number(stored) / factorOf(scale))),
  kind: 'number',
  scale,
});
const instant = (one: SQLiteColumn): AggregatedField => ({ ...number(one), kind: 'instant' });

const CHOICES: ColumnSource = {
  name: 'choices',
  from: sql`${productChoices}`,
  no: sql`${productChoices.no}`,
  list: sql`json_group_array(${productChoices.choiceId})`,
};

function customizationFields(prefix: 'options' | 'modifiers'): Record<string, AggregatedField> {
  const type = prefix === 'options' ? 'PRODUCT_OPTION' : 'MODIFIER';
  const field = (pick: (choice: Choice, id: Value) => Value): AggregatedField => ({
    kind: 'text',
    source: CHOICES,
    scale: 1,
    wire: String,
    values: (stored, choices) => [
      ...new Set(
        stored.flatMap((id) => {
          const choice = choices.get(id);
          return choice?.type === type ? [pick(choice, id)] : [];
        }),
      ),
    ],
  });
  return {
    [`${prefix}.choicesSettings.choices.choiceId`]: field((_, id) => id),
    [`${prefix}.choicesSettings.choices.name`]: field(({ name }) => name),
    [`${prefix}.id`]: field(({ customizationId }) => customizationId),
    [`${prefix}.name`]: field(({ customizationName }) => customizationName),
  };
}

/** Every product is in the category of all products, which has no rows. */
const categories = (source: ColumnSource): AggregatedField => ({
  kind: 'text',
  source,
  scale: 1,
  wire: String,
  values: (stored) => [ALL_PRODUCTS_ID, ...stored],
});

/** Values in the product's document. */
const inDocument = (name: string, path: string): AggregatedField => ({
  kind: 'text',
  scale: 1,
  wire: String,
  values: (stored) => stored,
  source: {
    name,
    from: sql`catalog_index as numbered join products on products.id = numbered.product_id,
      json_each(products.document, ${path}) as one`,
    no: sql`numbered.no`,
    list: sql`json_group_array(one.value)`,
  },
});
const section = (name: 'id' | 'uniqueName', column: SQL): AggregatedField => ({
  kind: 'text',
  scale: 1,
  wire: String,
  values: (stored) => stored,
  source: {
    name: `infoSections.${name}`,
    from: sql`catalog_index as numbered ${SECTIONS_OF_PRODUCTS}`,
    no: sql`numbered.no`,
    list: sql`json_group_array(distinct ${column})`,
  },
});
const ADDITIONAL_NAMES = inDocument('additionalRibbons', '$.v3.additionalRibbons');

const FIELDS: Record<string, AggregatedField> = {
  'brand.name': text(catalogIndex.brand),
  'brand.id': text(catalogIndex.brand, (stored) => brandId(String(stored))),
  'ribbon.name': text(catalogIndex.ribbon),
  'ribbon.id': text(catalogIndex.ribbon, (stored) => ribbonId(String(stored))),
  'additionalRibbons.name': ADDITIONAL_NAMES,
  'additionalRibbons.id': { ...ADDITIONAL_NAMES, wire: (stored) => ribbonId(String(stored)) },
  'infoSections.id': section('id', sql`part.id`),
  'infoSections.uniqueName': section('uniqueName', sql`part.name`),
  'tags.publicTags.tagIds': inDocument('publicTags', '$.v3.tags.public'),
  slug: text(catalogIndex.slug),
  productType: text(catalogIndex.productType),
  visible: flag(catalogIndex.visible),
  'inventory.availabilityStatus': text(catalogIndex.availability),
  'inventory.preorderStatus': text(catalogIndex.preorderStatus),
  'inventory.preorderAvailability': text(catalogIndex.preorderAvailability),
  'subscriptionDetails.allowOneTimePurchases': flag(catalogIndex.allowsOneTime),
  'actualPriceRange.minValue.amount': number(catalogIndex.minPrice, 'money'),
  'actualPriceRange.maxValue.amount': number(catalogIndex.maxPrice, 'money'),
  'compareAtPriceRange.minValue.amount': number(catalogIndex.minCompareAt, 'money'),
  'compareAtPriceRange.maxValue.amount': number(catalogIndex.maxCompareAt, 'money'),
  'physicalProperties.shippingWeightRange.minValue': number(catalogIndex.minWeight),
  'physicalProperties.shippingWeightRange.maxValue': number(catalogIndex.maxWeight),
  createdDate: instant(catalogIndex.createdAt),
  updatedDate: instant(catalogIndex.updatedAt),
  'directCategoriesInfo.categories.id': categories({
    name: 'direct_categories',
    from: sql`${collectionProducts}
      join ${catalogIndex} on ${catalogIndex.productId} = ${collectionProducts.productId}
      and ${collectionProducts.collectionId} <> ${ALL_PRODUCTS_ID}`,
    no: sql`${catalogIndex.no}`,
    list: sql`json_group_array(${collectionProducts.collectionId})`,
  }),
  'allCategoriesInfo.categories.id': categories({
    name: 'all_categories',
    from: sql`${categoryIndex}`,
    no: sql`${categoryIndex.no}`,
    list: sql`json_group_array(${categoryIndex.categoryId})`,
  }),
  ...customizationFields('options'),
  ...customizationFields('modifiers'),
};

/**
 * Returns the field behind a path, which the client does not rename: `categories.id`, not `_id`.
 */
export const aggregatedField = (path: string): AggregatedField | undefined =>
  Object.hasOwn(FIELDS, path) ? FIELDS[path] : undefined;

const choiceRows = z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]));

/** Returns the choices of all options and modifiers by id. */
export async function readChoices(read: Reader): Promise<Choices> {
  const rows: unknown = await read.values(
    sql`select ${customizationChoices.id}, ${customizationChoices.name}, ${catalogParts.id},
      ${catalogParts.name}, ${catalogParts.document} ->> '$.customizationType' from ${customizationChoices}
      join ${catalogParts} on ${catalogParts.id} = ${customizationChoices.customizationId}`,
  );
  return new Map(
    choiceRows
      .parse(rows)
      .map(([id, name, customizationId, customizationName, type]) => [
        id,
        { name, customizationId, customizationName, type },
      ]),
  );
}
