import 'server-only';
import { cacheList } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import {
  DEFAULT_SORT_ORDER,
  FILTER_KINDS,
  type FilterChoices,
  type FilterKind,
  type Filters,
  PAGE_SIZE,
  type ProductList,
  type ProductQuery,
} from '@/lib/model/product-list';
import type { ListFacets, ListFilter } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getArrangedPage, isArrangedCategory } from './arranged-pages';
import { knownFilters } from './filters';
import { labelChoices } from './labels';
import { getPage, MAX_PAGES, PLAIN_LIST } from './list-pages';
import { effectiveRange } from './price-range';
import { mapKinds, NO_FILTERS } from './product-query';

/**
 * Lists that the platform filters, sorts and counts, whatever their size. See
 * docs/decisions/0018-two-catalogs.md.
 */

type Scope = { categoryId: string | null };

/**
 * Returns one page of a list with its filters. The number beside a choice is the size of the list
 * with that choice as the only one of its kind.
 *
 * @throws PlatformError
 */
export async function getPlatformList(
  requested: ProductQuery,
  scope: Scope,
  language: string | null = null,
): Promise<ProductList> {
  const whole = await getFacets(filterOf(scope, NO_RANGE, NO_FILTERS));
  const choices = await labeled(narrowing(whole), scope, language);
  const filters = knownFilters(requested.filters, choices);
  const query = { ...requested, filters };
  const { minPrice, maxPrice } = requested;
  const isLimited = minPrice !== null || maxPrice !== null;
  const range = isLimited ? effectiveRange({ minPrice, maxPrice }, whole.bounds) : NO_RANGE;
  const isArranged = await hasArrangement(scope);
  const common = {
    ...{ query, bounds: whole.bounds, priceBasis: 'paid' as const },
    ...(isArranged ? { isArranged } : {}),
  };
  if (range === null) {
    const counted = mapKinds((kind) => choices[kind].map((choice) => ({ ...choice, count: 0 })));
    return { ...common, products: [], total: 0, pageCount: 1, isCut: false, choices: counted };
  }
  const list = filterOf(scope, range, filters);
  const [{ total }, counted] = await Promise.all([
    getFacets(list),
    countChoices(choices, filters, (others) => getFacets(filterOf(scope, range, others))),
  ]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const { page, sortBy } = query;
  const readPage = isArranged && sortBy === DEFAULT_SORT_ORDER ? getArrangedPage : getPage;
  const products =
    page > Math.min(pages, MAX_PAGES) || total === 0
      ? []
      : (await readPage({ ...PLAIN_LIST, ...list, sortBy }, (page - 1) * PAGE_SIZE, language)).products;
  const pageCount = Math.min(pages, MAX_PAGES);
  return { ...common, products, total, pageCount, isCut: pages > MAX_PAGES, choices: counted };
}

const hasArrangement = async ({ categoryId }: Scope): Promise<boolean> =>
  categoryId !== null && isArrangedCategory(categoryId);

type Range = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;
const NO_RANGE: Range = { minPrice: null, maxPrice: null };

/** Returns the filter with its properties in one order, and without those that do not limit it. */
const filterOf = ({ categoryId }: Scope, range: Range, filters: Filters): ListFilter => ({
  categoryId,
  minPrice: range.minPrice,
  maxPrice: range.maxPrice,
  ...(hasAny(filters) ? { filters } : {}),
});

const hasAny = (filters: Filters): boolean => FILTER_KINDS.some((kind) => filters[kind].length > 0);

async function getFacets(list: ListFilter): Promise<ListFacets> {
  'use cache';
  cacheList(list);
  const facets = await platform.queryFacets(list);
  // The site has just changed its catalog. The next request reads the new traits.
  if (facets === null) throw new PlatformError({ kind: 'system', status: null }, null);
  return facets;
}

/** The first page of the list has the translated names of the most choices. */
async function labeled(choices: FilterChoices, { categoryId }: Scope, language: string | null) {
  if (language === null) return choices;
  return labelChoices(choices, (await getPage({ ...PLAIN_LIST, categoryId }, 0, language)).products);
}

/** Leaves out values that every product has. Colors that differ in case only are one color. */
const narrowing = ({ choices, total }: ListFacets): FilterChoices =>
  mapKinds((kind) => choices[kind].filter(({ count }) => count < total));

/**
 * Returns the choices with their numbers in the filtered list. A kind with a filter is counted in
 * the list without it.
 */
async function countChoices(
  choices: FilterChoices,
  filters: Filters,
  facetsOf: (filters: Filters) => Promise<ListFacets>,
): Promise<FilterChoices> {
  const counted = await Promise.all(
    FILTER_KINDS.map(async (kind): Promise<[FilterKind, Map<string, number>]> => {
      const facets = await facetsOf(filters[kind].length > 0 ? { ...filters, [kind]: [] } : filters);
      return [kind, new Map(facets.choices[kind].map(({ value, count }) => [value, count]))];
    }),
  );
  const counts = new Map(counted);
  return mapKinds((kind) =>
    choices[kind].map((choice) => ({ ...choice, count: counts.get(kind)?.get(choice.value) ?? 0 })),
  );
}
