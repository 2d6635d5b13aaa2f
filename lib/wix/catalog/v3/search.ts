import type { productsV3 } from '@wix/stores';
import { ownFilter, SHOP } from '@/lib/config/shop';
import type { OwnFilter } from '@/lib/config/shop-schema';
import { compact } from '@/lib/model/compact';
import { cutText } from '@/lib/model/cut-text';
import { toMoney } from '@/lib/model/money';
import type {
  FilterChoice,
  FilterChoices,
  Filters,
  OwnKind,
  PlatformOrder,
  PriceBounds,
} from '@/lib/model/product-list';
import type { ListFilter } from '../catalog-platform';

type Condition = Record<string, unknown>;

/** The lowest price to pay, before automatic discounts: the platform filters and sorts by none after them. */
const PRICE = 'actualPriceRange.minValue.amount';
const FORMER_PRICE = 'compareAtPriceRange.minValue.amount';
const AVAILABILITY = 'inventory.availabilityStatus';
const BRAND = 'brand.name';
const RIBBON = 'ribbon.name';
const CHOICE = 'options.choicesSettings.choices.name';
const TAG = 'tags.publicTags.tagIds';
const OTHER_RIBBON = 'additionalRibbons.name';
const SECTION = 'infoSections.uniqueName';
const IN_STOCK = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'];

/** The platform accepts one operator per field of a condition, so every condition is a separate object. */
export function filterOf({ categoryId, minPrice, maxPrice, filters, ids }: ListFilter): Condition {
  const conditions: Condition[] = [
    { visible: true },
    ...compact<Condition>(
      // With the products of its subcategories.
      categoryId !== null && { 'allCategoriesInfo.categories': { $matchItems: [{ id: categoryId }] } },
      minPrice !== null && { [PRICE]: { $gte: String(minPrice) } },
      maxPrice !== null && { [PRICE]: { $lte: String(maxPrice) } },
      // The client renames the field to `id`.
      ids && { _id: { $in: ids } },
    ),
    ...(filters ? conditionsOf(filters) : []),
  ];
  return { $and: conditions };
}

const conditionsOf = ({ color, brand, ribbon, sale, inStock, ...own }: Filters): Condition[] => [
  ...compact<Condition>(
    color.length > 0 && { [CHOICE]: { $hasSome: color } },
    brand.length > 0 && { [BRAND]: { $in: brand } },
    ribbon.length > 0 && { [RIBBON]: { $in: ribbon } },
    // Wix documents no mark of a sale. A former price of 0 stands for none.
    sale.length > 0 && { [FORMER_PRICE]: { $gt: '0' } },
    inStock.length > 0 && { [AVAILABILITY]: { $in: IN_STOCK } },
  ),
  ...Object.entries(own).flatMap(([kind, values = []]) =>
    values.length > 0 ? ownConditionOf(ownFilter(kind), values) : [],
  ),
];

function ownConditionOf(filter: OwnFilter | undefined, values: readonly string[]): Condition[] {
  // The platform filters by no extended field. The shop does (lib/wix/catalog/lists/get-list.ts).
  if (filter?.field) return [];
  if (!filter?.choices) return [{ [CHOICE]: { $hasSome: values } }];
  const chosen = filter.choices.filter(({ value }) => values.includes(value));
  const wanted = (source: Source) => chosen.flatMap((choice) => choice[source] ?? []);
  const some = (path: string, names: string[], operator = '$hasSome'): Condition[] =>
    names.length > 0 ? [{ [path]: { [operator]: names } }] : [];
  const $or = [
    ...some(TAG, wanted('tag')),
    ...some(RIBBON, wanted('ribbon'), '$in'),
    ...some(OTHER_RIBBON, wanted('ribbon')),
    ...some(SECTION, wanted('section')),
  ];
  return $or.length > 1 ? [{ $or }] : $or;
}

/** Equal prices or names follow each other by age, so that pages never overlap. */
export function sortOf(sortBy: PlatformOrder): productsV3.V3ProductSearch['sort'] {
  const newest = { fieldName: '_createdDate', order: 'DESC' } as const;
  switch (sortBy) {
    case 'newest':
      return [newest];
    case 'priceAsc':
      return [{ fieldName: PRICE, order: 'ASC' }, newest];
    case 'priceDesc':
      return [{ fieldName: PRICE, order: 'DESC' }, newest];
    case 'nameAsc':
      return [{ fieldName: 'name', order: 'ASC' }, newest];
    case 'nameDesc':
      return [{ fieldName: 'name', order: 'DESC' }, newest];
  }
}

/** Every term, in names and descriptions. Empty for a list without terms. */
export const searchOf = ({ terms }: ListFilter) =>
  terms
    ? {
        search: {
          expression: cutText(terms, 100),
          mode: 'AND' as const,
          fields: ['name' as const, 'description' as const],
        },
      }
    : {};

type Aggregation = NonNullable<productsV3.V3ProductSearch['aggregations']>[number];
type Path = NonNullable<Aggregation['fieldPath']>;
type Results = productsV3.V3SearchProductsResponse['aggregationData'];

/** Most values of one kind. The platform's maximum is 250. */
const MAX_VALUES = 100;
/** Choices of all options, of which the shop shows the colors. */
const MAX_CHOICES = 250;

const values = (name: string, fieldPath: Path, limit = MAX_VALUES): Aggregation => ({
  name,
  fieldPath,
  type: 'VALUE',
  value: { limit, sortType: 'COUNT', sortDirection: 'DESC' },
});
const scalar = (name: string, fieldPath: Path, type: 'MIN' | 'MAX'): Aggregation => ({
  name,
  fieldPath,
  type: 'SCALAR',
  scalar: { type },
});

type Source = 'tag' | 'ribbon' | 'section';
const isCounted = (source: Source): boolean =>
  (SHOP.filters ?? []).some(({ choices }) => choices?.some((choice) => choice[source]));

/** The values that the shop counts in a list. The platform takes at most 10 aggregations. */
export const AGGREGATIONS: Aggregation[] = [
  values('choices', CHOICE, MAX_CHOICES),
  values('brands', BRAND),
  values('ribbons', RIBBON),
  values('stock', AVAILABILITY),
  {
    name: 'sale',
    fieldPath: FORMER_PRICE,
    type: 'RANGE',
    // The smallest former price that is not 0, in any currency.
    range: { buckets: [{ from: 0.001 }] },
  },
  scalar('lowestPrice', PRICE, 'MIN'),
  scalar('highestPrice', PRICE, 'MAX'),
  ...compact(
    isCounted('tag') && values('tags', TAG, MAX_CHOICES),
    isCounted('ribbon') && values('otherRibbons', OTHER_RIBBON, MAX_CHOICES),
    isCounted('section') && values('sections', SECTION, MAX_CHOICES),
  ),
];

/** `colors`: color name → CSS color. `own`: names of choices by the shop's own filter. */
export type SiteChoices = {
  colors: ReadonlyMap<string, string>;
  own: ReadonlyMap<OwnKind, ReadonlySet<string>>;
};

/** Each with its number of products, the most frequent first. */
export function choicesOf(data: Results, { colors, own }: SiteChoices): FilterChoices {
  const choice = (value: string, count: number, color: string | null = null): FilterChoice[] =>
    count > 0 ? [{ value, color, count }] : [];
  return {
    color: valuesOf(data, 'choices').flatMap(([value, count]) => {
      const color = colors.get(value);
      return color === undefined ? [] : choice(value, count, color);
    }),
    brand: valuesOf(data, 'brands').flatMap(([value, count]) => choice(value, count)),
    // The first label of a product, which its card shows.
    ribbon: valuesOf(data, 'ribbons').flatMap(([value, count]) => choice(value, count)),
    sale: choice('1', rangeOf(data, 'sale')),
    inStock: choice(
      '1',
      valuesOf(data, 'stock')
        .filter(([status]) => IN_STOCK.includes(status))
        .reduce((sum, [, count]) => sum + count, 0),
    ),
    ...Object.fromEntries(
      [...own].map(([kind, names]) => [
        kind,
        valuesOf(data, 'choices').flatMap(([value, count]) => (names.has(value) ? choice(value, count) : [])),
      ]),
    ),
    ...declaredChoices(data),
  };
}

function declaredChoices(data: Results): { [own: OwnKind]: FilterChoice[] } {
  const filters = (SHOP.filters ?? []).filter(({ choices }) => choices);
  if (filters.length === 0) return {};
  const counts = (...names: string[]) =>
    // A product has a ribbon once, as its first or as another one.
    names
      .flatMap((name) => valuesOf(data, name))
      .reduce(
        (sums, [value, count]) => sums.set(value, (sums.get(value) ?? 0) + count),
        new Map<string, number>(),
      );
  const counted: Record<Source, Map<string, number>> = {
    tag: counts('tags'),
    ribbon: counts('ribbons', 'otherRibbons'),
    section: counts('sections'),
  };
  const countOf = ({ tag, ribbon, section }: { [source in Source]?: string | undefined }) =>
    (tag && counted.tag.get(tag)) ||
    (ribbon && counted.ribbon.get(ribbon)) ||
    (section && counted.section.get(section)) ||
    0;
  return Object.fromEntries(
    filters.map(({ key, choices = [] }) => [
      `by-${key}`,
      choices
        .map((one) => ({ value: one.value, color: null, count: countOf(one) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
    ]),
  );
}

/** Null for an empty list. */
export function boundsOf(data: Results, currency: string): PriceBounds | null {
  const of = (name: string) => {
    const value = resultOf(data, name)?.scalar?.value;
    return typeof value === 'number' ? toMoney(value, currency) : undefined;
  };
  const [min, max] = [of('lowestPrice'), of('highestPrice')];
  return min && max ? { min, max } : null;
}

/** The values of an aggregation with their numbers of products. */
export const valuesOf = (data: Results, name: string): [string, number][] =>
  (resultOf(data, name)?.values?.results ?? []).flatMap(({ value, count }) =>
    value ? [[value, count ?? 0] as [string, number]] : [],
  );

const rangeOf = (data: Results, name: string): number =>
  (resultOf(data, name)?.ranges?.results ?? []).reduce((sum, { count }) => sum + (count ?? 0), 0);

const resultOf = (data: Results, name: string) => data?.results?.find((result) => result.name === name);
