import { DEFAULT_LANG, type Lang } from '@/lib/i18n/lang';
import { numberFormat } from '@/lib/i18n/numbers';
import { cutText } from '@/lib/model/cut-text';
import { latinNumber } from '@/lib/model/latin-number';
import {
  DEFAULT_SORT_ORDER,
  FILTER_KINDS,
  type Filters,
  mapKinds,
  NO_FILTERS,
  ofKind,
  PLATFORM_ORDERS,
  type ProductQuery,
  RANKED_ORDERS,
  type SortOrder,
} from '@/lib/model/product-list';
import { firstOf } from '@/lib/urls';
import { MAX_SEARCH_LENGTH } from './suggestion';

export const PLAIN_QUERY: ProductQuery = {
  minPrice: null,
  maxPrice: null,
  filters: NO_FILTERS,
  sortBy: null,
  page: 1,
  search: null,
};

type SearchParams = Record<string, string | string[] | undefined>;

/**
 * Ignores an invalid price, and reads the others as the language of the page writes them: `30,50`. An unknown
 * order becomes `newest`, as does one that the list lacks (`getOrder`). An invalid page becomes the first.
 * `knownFilters` checks filter values, which depend on the list.
 */
export function parseProductQuery(params: SearchParams, lang: Lang = DEFAULT_LANG): ProductQuery {
  const page = Number(firstOf(params.page));
  return {
    minPrice: parsePrice(firstOf(params.minPrice), lang),
    maxPrice: parsePrice(firstOf(params.maxPrice), lang),
    filters: parseFilters(params),
    sortBy: parseOrder(firstOf(params.sortBy)),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: cutText(firstOf(params.q)?.trim() ?? '', MAX_SEARCH_LENGTH) || null,
  };
}

const parseOrder = (name: string | undefined): SortOrder | null =>
  name === undefined
    ? null
    : ([...PLATFORM_ORDERS, ...RANKED_ORDERS].find((order) => order === name) ?? DEFAULT_SORT_ORDER);

/** Active filters: the chips above the list. */
export const countFilters = ({ minPrice, maxPrice, filters }: ProductQuery): number =>
  Number(minPrice !== null) +
  Number(maxPrice !== null) +
  FILTER_KINDS.flatMap((kind) => ofKind(filters, kind)).length;

/**
 * The URL under which search engines list a page of a list. Null for a list with a filter, search terms or a
 * chosen order, and for a page beyond the last. Each page has its own products, so it is its own canonical
 * page. `rel="prev"` and `rel="next"` are hints that Bing reads; Google follows the links (`Pagination`).
 * Source: https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
 */
export function indexedHref(basePath: string, query: ProductQuery, pageCount: number): string | null {
  const isPlain = countFilters(query) === 0 && query.sortBy === null && query.search === null;
  if (!isPlain || query.page > pageCount) return null;
  return query.page === 1 ? basePath : `${basePath}?page=${query.page}`;
}

/** Change of a query that removes all filters, and keeps search terms and order. */
export const WITHOUT_FILTERS = {
  minPrice: null,
  maxPrice: null,
  filters: NO_FILTERS,
} satisfies Partial<ProductQuery>;

/** Values of one kind that count. Nobody chooses more by hand. */
const MAX_VALUES = 20;

function parseFilters(params: SearchParams): Filters {
  return mapKinds((kind) =>
    [params[kind] ?? []]
      .flat()
      .slice(0, MAX_VALUES)
      .map((value) => cutText(value.trim(), 100))
      .filter(Boolean),
  );
}

/** The platform's own upper bound for a price. */
const HIGHEST_PRICE = 999_999_999;

function parsePrice(text: string | undefined, lang: Lang): number | null {
  const typed = withPoint(latinNumber(text ?? '').replaceAll(/[\s'’]|\p{Sc}/gu, ''), decimalMark(lang));
  // `Number` alone reads '' as 0 and '0x10' as 16. A number field may send `.5` and `1e3`.
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(typed)) return null;
  return Math.min(Number(typed), HIGHEST_PRICE);
}

/** `1234.5` for `1,234.5` and `1.234,5`. Only `1.234` and `1,234` depend on the language. */
function withPoint(text: string, mark: string): string {
  const marks: string[] = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return text;
  const isMixed = marks.some((other) => other !== last);
  const isGrouped = !isMixed && /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && (marks.length > 1 || last !== mark);
  if (isGrouped) return text.replaceAll(last, '');
  return text.replaceAll(last === '.' ? ',' : '.', '').replace(last, '.');
}

const decimalMark = (lang: Lang): string =>
  numberFormat(lang, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** As a shopper types it in the language: `30,5`. */
export const writePrice = (price: number, lang: Lang): string =>
  numberFormat(lang, {
    useGrouping: false,
    maximumFractionDigits: 3,
    numberingSystem: 'latn',
  }).format(price);
