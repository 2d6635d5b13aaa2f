import { and, type SQL, sql } from 'drizzle-orm';
import {
  catalogIndex,
  catalogParts,
  categoryIndex,
  customizationChoices,
  productChoices,
} from '../../catalog/search/schema';
import { brandId, ribbonId } from '../../catalog/stable-ids';

/** Tables with several rows for each product. */
type Side = { from: SQL; product: SQL; only: SQL };

/** A field whose values can be counted. `wire` turns a stored value into the response's. */
export type CountedField = {
  kind: 'text' | 'number' | 'instant';
  value: SQL;
  /** The factor from a wire value to the stored one. */
  scale: number;
  side?: Side;
  /** A product can have the same value in several rows. */
  repeats?: boolean;
  wire(stored: string): string;
};

export type AggregatedField = CountedField | { kind: 'categories'; withParents: boolean };

const same = (stored: string): string => stored;
const text = (value: SQL, wire = same): CountedField => ({ kind: 'text', value, scale: 1, wire });
const flag = (value: SQL): CountedField => text(value, (stored) => (stored === '1' ? 'true' : 'false'));
const number = (value: SQL, scale = 1): CountedField => ({
  kind: 'number',
  value,
  scale,
  wire: (stored) => String(Number(stored) / scale),
});
const instant = (value: SQL): CountedField => ({ ...number(value), kind: 'instant' });

function customizationFields(prefix: 'options' | 'modifiers'): Record<string, CountedField> {
  const type = prefix === 'options' ? 'PRODUCT_OPTION' : 'MODIFIER';
  const known = sql`${productChoices.choiceId} in (
    select ${customizationChoices.id} from ${customizationChoices}
    join ${catalogParts} on ${catalogParts.id} = ${customizationChoices.customizationId}
    where ${catalogParts.document} ->> '$.customizationType' = ${type})`;
  const choices = sql`${productChoices}`;
  const named = sql`${productChoices}
    join ${customizationChoices} on ${customizationChoices.id} = ${productChoices.choiceId}`;
  const whole = sql`${named} join ${catalogParts} on ${catalogParts.id} = ${customizationChoices.customizationId}`;
  const field = (value: SQL, from: SQL, repeats: boolean): CountedField => ({
    ...text(value),
    side: { from, product: sql`${productChoices.no}`, only: known },
    repeats,
  });
  return {
    [`${prefix}.choicesSettings.choices.choiceId`]: field(sql`${productChoices.choiceId}`, choices, false),
    [`${prefix}.choicesSettings.choices.name`]: field(sql`${customizationChoices.name}`, named, true),
    [`${prefix}.id`]: field(sql`${customizationChoices.customizationId}`, named, true),
    [`${prefix}.name`]: field(sql`${catalogParts.name}`, whole, true),
  };
}

const FIELDS: Record<string, AggregatedField> = {
  'brand.name': text(sql`${catalogIndex.brand}`),
  'brand.id': text(sql`${catalogIndex.brand}`, brandId),
  'ribbon.name': text(sql`${catalogIndex.ribbon}`),
  'ribbon.id': text(sql`${catalogIndex.ribbon}`, ribbonId),
  productType: text(sql`${catalogIndex.productType}`),
  visible: flag(sql`${catalogIndex.visible}`),
  'inventory.availabilityStatus': text(sql`${catalogIndex.availability}`),
  'inventory.preorderStatus': text(sql`${catalogIndex.preorderStatus}`),
  'inventory.preorderAvailability': text(sql`${catalogIndex.preorderAvailability}`),
  'subscriptionDetails.allowOneTimePurchases': flag(sql`${catalogIndex.allowsOneTime}`),
  'actualPriceRange.minValue.amount': number(sql`${catalogIndex.minPrice}`, 100),
  'actualPriceRange.maxValue.amount': number(sql`${catalogIndex.maxPrice}`, 100),
  'compareAtPriceRange.minValue.amount': number(sql`${catalogIndex.minCompareAt}`, 100),
  'compareAtPriceRange.maxValue.amount': number(sql`${catalogIndex.maxCompareAt}`, 100),
  'physicalProperties.shippingWeightRange.minValue': number(sql`${catalogIndex.minWeight}`),
  'physicalProperties.shippingWeightRange.maxValue': number(sql`${catalogIndex.maxWeight}`),
  createdDate: instant(sql`${catalogIndex.createdAt}`),
  updatedDate: instant(sql`${catalogIndex.updatedAt}`),
  'directCategoriesInfo.categories.id': { kind: 'categories', withParents: false },
  'allCategoriesInfo.categories.id': { kind: 'categories', withParents: true },
  ...customizationFields('options'),
  ...customizationFields('modifiers'),
};

/**
 * Returns the field behind a path, which the client does not rename: `categories.id`, not `_id`.
 */
export const aggregatedField = (path: string): AggregatedField | undefined =>
  Object.hasOwn(FIELDS, path) ? FIELDS[path] : undefined;

/** The matches of a search. `isWhole`: all products, or all visible ones. */
export type Matched = { where: SQL | undefined; isWhole: boolean };

/**
 * Returns the tables and the condition of a field over the matches. Over the whole catalog the rows
 * of the field are counted by themselves, without the few of hidden products.
 */
export function sourceOf({ side }: CountedField, { where, isWhole }: Matched): { from: SQL; where: SQL } {
  if (side === undefined) return { from: sql`${catalogIndex}`, where: where ?? sql`true` };
  const hidden = sql`select ${catalogIndex.no} from ${catalogIndex} where visible = 0`;
  if (isWhole)
    return {
      from: side.from,
      where: and(side.only, where && sql`${side.product} not in (${hidden})`) ?? sql`true`,
    };
  return {
    from: sql`${catalogIndex}, ${side.from}`,
    where: and(sql`${side.product} = ${catalogIndex.no}`, side.only, where) ?? sql`true`,
  };
}

/** The products of categories, with those of the categories below. */
export const CATEGORY_MEMBERS: CountedField = {
  ...text(sql`${categoryIndex.categoryId}`),
  side: { from: sql`${categoryIndex}`, product: sql`${categoryIndex.no}`, only: sql`true` },
};
