import { FILTER_KINDS, type ProductQuery } from '@/lib/catalog/types';

/**
 * Address of a product list in some state. What is as usual is left out: newest first, first page, no filter. A change
 * of filter or order starts at page 1 again.
 */
export function listHref(basePath: string, query: ProductQuery, change: Partial<ProductQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.search) params.set('q', next.search);
  if (next.minPrice !== null) params.set('minPrice', String(next.minPrice));
  if (next.maxPrice !== null) params.set('maxPrice', String(next.maxPrice));
  for (const kind of FILTER_KINDS) for (const value of next.filters[kind]) params.append(kind, value);
  if (next.sortBy !== 'newest') params.set('sortBy', next.sortBy);
  if (next.page > 1) params.set('page', String(next.page));
  const search = params.toString();
  return search ? `${basePath}?${search}` : basePath;
}

/** "$20" for "$20.00", "20 €" for "20,00 €": a limit is not a price, and whole numbers read faster. */
export const withoutCents = (money: string): string => money.replace(/[.,]00(?!\d)/, '');
