import type { productsV3 } from '@wix/stores';
import { toMoney } from '@/lib/model/money';
import type { FilterChoice, FilterChoices, PriceBounds } from '@/lib/model/product-list';
import * as fields from './search';

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

/** The values that the shop counts in a list. The platform takes at most 10 aggregations. */
export const AGGREGATIONS: Aggregation[] = [
  values('choices', fields.CHOICE, MAX_CHOICES),
  values('brands', fields.BRAND),
  values('ribbons', fields.RIBBON),
  values('stock', fields.AVAILABILITY),
  {
    name: 'sale',
    fieldPath: fields.FORMER_PRICE,
    type: 'RANGE',
    // The smallest former price that is not 0, in any currency.
    range: { buckets: [{ from: 0.001 }] },
  },
  scalar('lowestPrice', fields.PRICE, 'MIN'),
  scalar('highestPrice', fields.PRICE, 'MAX'),
];

/** Color name → CSS color, of all options that show colors. */
export type Colors = ReadonlyMap<string, string>;

/**
 * Returns the filter choices of a list, each with its number of products, the most frequent first.
 */
export function choicesOf(data: Results, colors: Colors): FilterChoices {
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
        .filter(([status]) => fields.IN_STOCK.includes(status))
        .reduce((sum, [, count]) => sum + count, 0),
    ),
  };
}

/** Returns the lowest and the highest price. Null for an empty list. */
export function boundsOf(data: Results, currency: string): PriceBounds | null {
  const of = (name: string) => {
    const value = resultOf(data, name)?.scalar?.value;
    return typeof value === 'number' ? toMoney(value, currency) : undefined;
  };
  const [min, max] = [of('lowestPrice'), of('highestPrice')];
  return min && max ? { min, max } : null;
}

/** Returns the values of an aggregation with their numbers of products. */
export const valuesOf = (data: Results, name: string): [string, number][] =>
  (resultOf(data, name)?.values?.results ?? []).flatMap(({ value, count }) =>
    value ? [[value, count ?? 0] as [string, number]] : [],
  );

const rangeOf = (data: Results, name: string): number =>
  (resultOf(data, name)?.ranges?.results ?? []).reduce((sum, { count }) => sum + (count ?? 0), 0);

const resultOf = (data: Results, name: string) => data?.results?.find((result) => result.name === name);
