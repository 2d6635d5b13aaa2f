import { mapKinds } from './product-query';
import {
  FILTER_KINDS,
  type FilterChoices,
  type FilterKind,
  type Filters,
  type ProductSummary,
} from './types';

/**
 * Filters by what a card shows. The platform's query has none for it (docs/decisions/0002-filtered-lists.md), so the shop
 * looks through the products itself; it never changes their order. Neither case nor blanks around a value count.
 */

const YES = '1';

type Value = { value: string; color: string | null };

function valuesOf(product: ProductSummary, kind: FilterKind): Value[] {
  switch (kind) {
    case 'color':
      return product.swatches.flatMap(({ name, color }) => named(name, color));
    case 'brand':
      return named(product.brand);
    case 'ribbon':
      return named(product.ribbon);
    case 'sale':
      return product.price.kind === 'sale' ? named(YES) : [];
    case 'inStock':
      return product.availability === 'sold-out' ? [] : named(YES);
  }
}

const named = (name: string | null, color: string | null = null): Value[] => {
  const value = name?.trim();
  return value ? [{ value, color }] : [];
};

const keyOf = (value: string): string => value.normalize().trim().toLowerCase();

/**
 * The choices of a list with all its products, the most frequent first, each spelled as the first product has it. What
 * every product has is no choice.
 */
export function filterChoices(products: ProductSummary[]): FilterChoices {
  return mapKinds((kind) => {
    const choices = new Map<string, Value & { count: number }>();
    for (const product of products) {
      // A product that names a color twice is one product.
      const counted = new Set<string>();
      for (const value of valuesOf(product, kind)) {
        const key = keyOf(value.value);
        const choice = choices.get(key) ?? { ...value, count: 0 };
        if (!counted.has(key)) choice.count++;
        counted.add(key);
        choices.set(key, choice);
      }
    }
    return [...choices.values()]
      .filter(({ count }) => count < products.length)
      .sort((a, b) => b.count - a.count || compare(keyOf(a.value), keyOf(b.value)));
  });
}

// Not by a language: the order is kept for all of them.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of the filters asked for those that the list has, each once, in the order and spelling of its choices. */
export function knownFilters(asked: Filters, choices: FilterChoices): Filters {
  return mapKinds((kind) => {
    const keys = new Set(asked[kind].map(keyOf));
    return choices[kind].filter(({ value }) => keys.has(keyOf(value))).map(({ value }) => value);
  });
}

/** The products that have one of the values of every kind, in the given order. */
export function filterProducts(products: ProductSummary[], filters: Filters): ProductSummary[] {
  const passes = passing(filters);
  return products
    .map(toRow)
    .filter(passes)
    .map(({ product }) => product);
}

/** The same choices, each with the number of products that the list would have with it as the only one of its kind. */
export function countChoices(
  choices: FilterChoices,
  products: ProductSummary[],
  filters: Filters,
): FilterChoices {
  const rows = products.map(toRow);
  return mapKinds((kind) =>
    choices[kind].map((choice) => ({
      ...choice,
      count: rows.filter(passing({ ...filters, [kind]: [choice.value] })).length,
    })),
  );
}

type Row = { product: ProductSummary; keys: Filters; colorsInStock: string[] };

const toRow = (product: ProductSummary): Row => ({
  product,
  keys: mapKinds((kind) => valuesOf(product, kind).map(({ value }) => keyOf(value))),
  colorsInStock: product.swatches.filter(({ soldOut }) => !soldOut).map(({ name }) => keyOf(name)),
});

function passing(filters: Filters): (row: Row) => boolean {
  const wanted = FILTER_KINDS.filter((kind) => filters[kind].length > 0).map((kind) => ({
    kind,
    keys: new Set(filters[kind].map(keyOf)),
  }));
  const inStockOnly = filters.inStock.length > 0;
  return ({ keys, colorsInStock }) =>
    wanted.every(({ kind, keys: asked }) => {
      // A bowl that is sold out in ink is no ink bowl in stock.
      const own = kind === 'color' && inStockOnly ? colorsInStock : keys[kind];
      return own.some((key) => asked.has(key));
    });
}
