import type { ProductSummary } from './product';
import {
  FILTER_KINDS,
  type FilterChoice,
  type FilterChoices,
  type FilterKind,
  type Filters,
  mapKinds,
  type OwnKind,
  ofKind,
} from './product-list';

/**
 * Filters by the data of cards, which the platform's query cannot (docs/decisions/0002-filtered-lists.md).
 * Comparisons ignore case and surrounding whitespace.
 */

const YES = '1';

type Value = Omit<FilterChoice, 'count'>;

function valuesOf(product: ProductSummary, kind: FilterKind): Value[] {
  switch (kind) {
    case 'color':
      return product.swatches.flatMap(({ name, label, color }) => named(name, label, color));
    case 'brand':
      return named(product.keys?.brand ?? product.brand, product.brand);
    case 'ribbon':
      return named(product.keys?.ribbon ?? product.ribbon, product.ribbon);
    case 'sale':
      return product.price.kind === 'sale' ? named(YES) : [];
    case 'inStock':
      // A pre-order is delivered later. The platform's own filter leaves it out, too.
      return isInStock(product) ? named(YES) : [];
    default:
      return ofProduct(product, kind).flatMap((name) => named(name));
  }
}

const ofProduct = ({ ownValues }: ProductSummary, kind: OwnKind): readonly string[] =>
  ownValues?.[kind] ?? [];

const isInStock = ({ availability }: ProductSummary): boolean =>
  availability === 'in-stock' || availability === 'partly-sold-out';

const named = (name: string | null, shown?: string | null, color: string | null = null): Value[] => {
  const value = name?.trim();
  const label = shown?.trim();
  return value ? [{ value, label: label && label !== value ? label : undefined, color }] : [];
};

const keyOf = (value: string): string => value.normalize().trim().toLowerCase();

/** The most frequent first, as the first product spells it. Leaves out what all have, unless `all`. */
export function filterChoices(products: ProductSummary[], { all = false } = {}): FilterChoices {
  return mapKinds((kind) => {
    const choices = new Map<string, Value & { count: number }>();
    for (const product of products) {
      // A product that lists a color twice counts once.
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
      .filter(({ count }) => all || count < products.length)
      .sort((a, b) => b.count - a.count || compare(keyOf(a.value), keyOf(b.value)));
  });
}

// Compares without a locale, because all languages share the cached order.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Keeps the requested filters that the list has, in the order and spelling of its choices. */
export function knownFilters(requested: Filters, choices: FilterChoices): Filters {
  return mapKinds((kind) => {
    const keys = new Set(ofKind(requested, kind).map(keyOf));
    return ofKind(choices, kind)
      .filter(({ value }) => keys.has(keyOf(value)))
      .map(({ value }) => value);
  });
}

export function filterProducts(products: ProductSummary[], filters: Filters): ProductSummary[] {
  const passes = passing(filters);
  return products
    .map(toRow)
    .filter(passes)
    .map(({ product }) => product);
}

/** Counts the products for each choice, as if it were the only filter of its kind. */
export function countChoices(
  choices: FilterChoices,
  products: ProductSummary[],
  filters: Filters,
): FilterChoices {
  const rows = products.map(toRow);
  return mapKinds((kind) =>
    ofKind(choices, kind).map((choice) => ({
      ...choice,
      count: rows.filter(passing({ ...filters, [kind]: [choice.value] })).length,
    })),
  );
}

/** The products as they look in the first of these colors that they have. */
export function inColors(products: ProductSummary[], colors: readonly string[]): ProductSummary[] {
  const keys = new Set(colors.map(keyOf));
  return products.map((product) => {
    const swatch = product.swatches.find(({ name }) => keys.has(keyOf(name)));
    return swatch
      ? {
          ...product,
          picture: swatch.picture ?? product.picture,
          secondPicture: swatch.picture ? null : product.secondPicture,
          shownColor: swatch.name,
        }
      : product;
  });
}

type Row = { product: ProductSummary; keys: Filters; colorsInStock: string[] };

const toRow = (product: ProductSummary): Row => ({
  product,
  keys: mapKinds((kind) => valuesOf(product, kind).map(({ value }) => keyOf(value))),
  colorsInStock: product.swatches.filter(({ soldOut }) => !soldOut).map(({ name }) => keyOf(name)),
});

function passing(filters: Filters): (row: Row) => boolean {
  const activeFilters = FILTER_KINDS.filter((kind) => ofKind(filters, kind).length > 0).map((kind) => ({
    kind,
    keys: new Set(ofKind(filters, kind).map(keyOf)),
  }));
  const inStockOnly = filters.inStock.length > 0;
  return ({ keys, colorsInStock }) =>
    activeFilters.every(({ kind, keys: requestedKeys }) => {
      // A sold-out color does not match when the list shows only products in stock.
      const own = kind === 'color' && inStockOnly ? colorsInStock : ofKind(keys, kind);
      return own.some((key) => requestedKeys.has(key));
    });
}

export const hasFilters = (filters: Filters): boolean =>
  FILTER_KINDS.some((kind) => ofKind(filters, kind).length > 0);
