import 'server-only';
import { cacheCatalog, cacheList, cacheRecommendations, cacheStandIn, catalogTags } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError, PlatformError } from '@/lib/errors/platform-error';
import { inLanguage } from '@/lib/i18n/catalog-view';
import type { ProductSummary, RecommendationKind } from '@/lib/model/product';
import {
  DEFAULT_SORT_ORDER,
  FILTER_KINDS,
  type FilterChoices,
  type FilterKind,
  type Filters,
  LED_ORDERS,
  type LedOrder,
  mapKinds,
  ofKind,
  type PlatformOrder,
  type PriceBounds,
  type ProductList,
  type ProductQuery,
  type SortOrder,
} from '@/lib/model/product-list';
import { translateSummary } from '@/lib/model/translate';
import { decimalsOf } from '@/lib/money';
import {
  type ListFacets,
  type ListFilter,
  MAX_PRODUCTS_PER_CALL,
  type ProductPage,
} from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { queryRecommendedIds } from '@/lib/wix/recommendations';
import { filterChoices, knownFilters } from './filters';
import {
  byIds,
  getPage,
  getShownPage,
  type ListQuery,
  MAX_LIST_LENGTH,
  PLAIN_LIST,
  pagesOf,
  WALKED_LENGTH,
  walk,
} from './list-pages';
import { NO_FILTERS } from './product-query';

/**
 * Lists that the platform filters, sorts and counts, whatever their size. See
 * docs/decisions/0018-two-catalogs.md.
 */

type Scope = { categoryId: string | null };

/**
 * Returns one page of a list with its filters. The number next to a choice is the size of the list
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
  const { readPage, platformOrder, sortBy, ...orders } = await orderOf(requested.sortBy, scope.categoryId);
  const common = {
    ...{ query: { ...query, sortBy }, bounds: whole.bounds, priceBasis: 'paid' as const },
    ...orders,
  };
  if (range === null) {
    const counted = mapKinds((kind) => ofKind(choices, kind).map((choice) => ({ ...choice, count: 0 })));
    return { ...common, products: [], total: 0, pageCount: 1, isCut: false, choices: counted };
  }
  const list = filterOf(scope, range, filters);
  const [{ total }, counted] = await Promise.all([
    getFacets(list),
    countChoices(choices, filters, (others) => getFacets(filterOf(scope, range, others))),
  ]);
  const { pageCount, isCut } = pagesOf(total);
  const { page } = query;
  const products =
    page > pageCount || total === 0
      ? []
      : (await getShownPage({ ...PLAIN_LIST, ...list, sortBy: platformOrder }, page, language, readPage))
          .products;
  return { ...common, products, total, pageCount, isCut, choices: counted };
}

type Range = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;
const NO_RANGE: Range = { minPrice: null, maxPrice: null };

/** Returns the filter with its properties in one order, and without those that do not limit it. */
const filterOf = ({ categoryId }: Scope, range: Range, filters: Filters): ListFilter => ({
  categoryId,
  minPrice: range.minPrice,
  maxPrice: range.maxPrice,
  ...(hasAny(filters) ? { filters } : {}),
});

const hasAny = (filters: Filters): boolean => FILTER_KINDS.some((kind) => ofKind(filters, kind).length > 0);

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
  mapKinds((kind) => ofKind(choices, kind).filter(({ count }) => count < total));

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
      const facets = await facetsOf(ofKind(filters, kind).length > 0 ? { ...filters, [kind]: [] } : filters);
      return [kind, new Map(ofKind(facets.choices, kind).map(({ value, count }) => [value, count]))];
    }),
  );
  const counts = new Map(counted);
  return mapKinds((kind) =>
    ofKind(choices, kind).map((choice) => ({ ...choice, count: counts.get(kind)?.get(choice.value) ?? 0 })),
  );
}

/**
 * Returns the choices with the translated names that the products show. The platform counts choices
 * in the site's main language. A choice of none of the products keeps its name.
 */
function labelChoices(choices: FilterChoices, products: ProductSummary[]): FilterChoices {
  const shown = filterChoices(products, { all: true });
  const labels = new Map(
    FILTER_KINDS.flatMap((kind) =>
      ofKind(shown, kind).flatMap(({ value, label }) =>
        label ? [[`${kind} ${value}`, label] as const] : [],
      ),
    ),
  );
  return mapKinds((kind) =>
    ofKind(choices, kind).map((choice) => {
      const label = labels.get(`${kind} ${choice.value}`);
      return label === undefined ? choice : { ...choice, label };
    }),
  );
}

type ListOrder = Pick<ProductList, 'ledOrders'> & {
  /** The requested order. Null where the list starts with it, and where it does not have it. */
  sortBy: SortOrder | null;
  platformOrder: PlatformOrder;
  /** Reads a page of the list in this order, from a list in `platformOrder`. */
  readPage: typeof getPage;
};

/** Returns the order of a list, and those that it has. @throws PlatformError */
export async function orderOf(requested: SortOrder | null, categoryId: string | null): Promise<ListOrder> {
  const ledOrders = await getLedOrders(categoryId);
  const offered = ledOrders.length > 0 ? { ledOrders } : {};
  const first = ledOrders.find((order) => order === 'recommended') ?? DEFAULT_SORT_ORDER;
  const isMissing = requested !== null && isLed(requested) && !ledOrders.includes(requested);
  const order = isMissing ? DEFAULT_SORT_ORDER : (requested ?? first);
  const shown = { ...offered, sortBy: order === first ? null : order };
  return isLed(order)
    ? {
        ...{ ...shown, platformOrder: DEFAULT_SORT_ORDER },
        readPage: (list, skip, language = null) => getLedPage(list, skip, language, order),
      }
    : { ...shown, platformOrder: order, readPage: getPage };
}

const isLed = (order: SortOrder): order is LedOrder => LED_ORDERS.some((led) => led === order);

/** Returns the orders that change the beginning of a list. */
async function getLedOrders(categoryId: string | null): Promise<LedOrder[]> {
  'use cache';
  cacheCatalog(catalogTags.products, catalogTags.categories);
  const leads = await Promise.all(
    LED_ORDERS.map(async (order) => ({ order, ids: await leadingIds(order, categoryId) })),
  );
  if (leads.every(({ ids }) => ids.length === 0)) return [];
  const { products, total } = await getPage({ ...PLAIN_LIST, categoryId }, 0);
  const listed = new Set(products.map(({ id }) => id));
  return leads.flatMap(({ order, ids }) => {
    // The first page of a long list need not have them.
    const own = total > products.length ? ids : ids.filter((id) => listed.has(id));
    return own.some((id, index) => products[index]?.id !== id) ? [order] : [];
  });
}

/** Returns the ids of the first products of a list, at most 100. It may lack some of them. */
async function leadingIds(order: LedOrder, categoryId: string | null): Promise<string[]> {
  switch (order) {
    case 'recommended': {
      const arranged = categoryId === null ? [] : await getArrangement(categoryId);
      const bySales = arranged.length === 0 && SHOP.defaultOrder === 'recommended';
      return bySales ? leadingIds('bestSelling', categoryId) : arranged;
    }
    case 'bestSelling':
      return FEATURES.recommendations ? getRecommendedIds('best-sellers', []) : [];
    case 'topRated':
      return FEATURES.reviews ? (await import('@/lib/reviews/readers')).getTopRatedIds() : [];
  }
}

/** Returns the first products in the merchant's order: see `queryArrangement`. */
async function getArrangement(categoryId: string): Promise<string[]> {
  'use cache';
  cacheCatalog(catalogTags.products, catalogTags.categories);
  return platform.queryArrangement(categoryId);
}

/** Returns the ids of recommended products, the best ones first. Empty where the platform fails. */
export async function getRecommendedIds(kind: RecommendationKind, ids: readonly string[]): Promise<string[]> {
  'use cache';
  try {
    const found = await queryRecommendedIds(kind, ids);
    cacheRecommendations();
    return found;
  } catch (error) {
    if (!findPlatformError(error)) throw error;
    // The shop's own rule is used instead, and the next call is a minute away.
    cacheStandIn();
    return [];
  }
}

/**
 * Returns a page of a list that some products lead: these, then the other ones as in the plain
 * list, newest first. The platform has no such order, so that the shop puts these products in front
 * of the plain pages. `skip` is a multiple of the platform's page.
 *
 * @throws PlatformError
 */
async function getLedPage(
  list: ListQuery,
  skip: number,
  language: string | null,
  order: LedOrder,
): Promise<ProductPage> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const first = await getPage(list, 0, language);
  const leading = await leadingOf(list, first, language, order);
  const ids = new Set(leading.map(({ id }) => id));
  const others = first.products.filter(({ id }) => !ids.has(id));
  // Leading products precede `others` and can be anywhere in the plain list, so that the plain
  // pages up to this one have enough of the others.
  for (
    let before = MAX_PRODUCTS_PER_CALL;
    before <= Math.min(skip, MAX_LIST_LENGTH);
    before += MAX_PRODUCTS_PER_CALL
  )
    others.push(...(await getPage(list, before, language)).products.filter(({ id }) => !ids.has(id)));
  return { products: [...leading, ...others].slice(skip, skip + MAX_PRODUCTS_PER_CALL), total: first.total };
}

/** Returns the leading products of the list in their order. A list of one page has them. */
async function leadingOf(
  list: ListQuery,
  first: ProductPage,
  language: string | null,
  order: LedOrder,
): Promise<ProductSummary[]> {
  const ids = await leadingIds(order, list.categoryId);
  const isWhole = first.products.length >= first.total;
  const found = new Map(
    (isWhole ? first.products : await getLeading(list, language, order)).map((one) => [one.id, one]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Returns the products of the list that are among the leading ones, in any order. */
async function getLeading(
  list: ListQuery,
  language: string | null,
  order: LedOrder,
): Promise<ProductSummary[]> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const ids = await leadingIds(order, list.categoryId);
  if (ids.length === 0) return [];
  const { products } = await platform.queryProducts(byIds(ids, list), inLanguage(language));
  if (language === null) return products;
  const own = new Map((await getLeading(list, null, order)).map((product) => [product.id, product]));
  return products.map((shown) => {
    const product = own.get(shown.id);
    return product ? translateSummary(product, shown) : shown;
  });
}

type PriceRange = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/**
 * Normalizes a price range, so that the many ranges a shopper can type share few cache entries.
 * Drops a bound beyond the lowest or the highest price, and rounds to the currency's minor unit.
 *
 * @returns null when no product can be in the range
 */
export function effectiveRange(
  { minPrice, maxPrice }: PriceRange,
  bounds: PriceBounds | null,
): PriceRange | null {
  if (bounds === null) return null;
  const lowestPrice = Number(bounds.min.amount);
  const highestPrice = Number(bounds.max.amount);
  const coins = 10 ** decimalsOf(bounds.min.currency);
  // Binary fractions are inexact: a difference below a thousandth of the minor unit does not count.
  const min = minPrice === null ? null : Math.ceil(minPrice * coins - 1e-3) / coins;
  const max = maxPrice === null ? null : Math.floor(maxPrice * coins + 1e-3) / coins;
  if ((min !== null && min > highestPrice) || (max !== null && max < lowestPrice)) return null;
  if (min !== null && max !== null && min > max) return null;
  return {
    minPrice: min === null || min <= lowestPrice ? null : min,
    maxPrice: max === null || max >= highestPrice ? null : max,
  };
}

/** Returns whether a list is short enough to be read whole. @throws PlatformError */
export const isShortList = async (categoryId: string | null): Promise<boolean> =>
  (await getPage({ ...PLAIN_LIST, categoryId }, 0)).total <= WALKED_LENGTH;

/**
 * Whether automatic discounts change what a shopper pays for products of a list, and whether the
 * list is `short` enough to be read whole. A platform that filters lists compares prices without
 * these discounts.
 *
 * Nothing but the products themselves shows the discounts. In a long list, the shop looks at its
 * first page and at the first page of all products, which are cached for other pages.
 *
 * @throws PlatformError
 */
export async function findDiscounts(categoryId: string | null): Promise<'none' | 'short' | 'long'> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list: ListQuery = { ...PLAIN_LIST, categoryId };
  const first = await getPage(list, 0);
  const isShort = first.total <= WALKED_LENGTH;
  const { products } = isShort ? await walk(list) : await getPage(PLAIN_LIST, 0);
  if (![...first.products, ...products].some((product) => product.hasOtherListPrice)) return 'none';
  return isShort ? 'short' : 'long';
}
