import type { Metadata } from 'next';
import { cache } from 'react';
import { alternates } from '@/features/places/metadata';
import { getProductList } from '@/lib/catalog/product-list';
import { indexedHref, PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getCatalogView, getLang } from '@/lib/i18n/server-messages';
import type { ProductList, ProductQuery } from '@/lib/model/product-list';
import { localHref } from '@/lib/urls';

/** Runs once per request: the metadata and the content of a page read the same list. */
const getPageOfList = cache(
  async (page: number, categoryId: string | null): Promise<ProductList> =>
    getProductList({ ...PLAIN_QUERY, page }, categoryId, await getCatalogView()),
);

const isIndexed = (query: ProductQuery): boolean =>
  indexedHref('/', query, Number.POSITIVE_INFINITY) !== null;

/** @throws PlatformError */
export const getList = async (query: ProductQuery, categoryId: string | null): Promise<ProductList> =>
  isIndexed(query)
    ? getPageOfList(query.page, categoryId)
    : getProductList(query, categoryId, await getCatalogView());

/** Leads search engines from a filtered or sorted list, or a page beyond the last, to the plain list. */
export async function listMetadata(
  basePath: string,
  query: ProductQuery,
  categoryId: string | null,
): Promise<Pick<Metadata, 'alternates' | 'pagination' | 'robots'>> {
  const lang = await getLang();
  const pageCount = isIndexed(query) ? (await getPageOfList(query.page, categoryId)).pageCount : 0;
  const hrefOf = (page: number) => indexedHref(basePath, { ...query, page }, pageCount);
  const here = hrefOf(query.page);
  if (here === null)
    return { alternates: await alternates(lang, basePath), robots: { index: false, follow: true } };
  const previous = query.page > 1 ? hrefOf(query.page - 1) : null;
  const next = hrefOf(query.page + 1);
  return {
    alternates: await alternates(lang, here),
    pagination: {
      previous: previous && localHref(lang, previous),
      next: next && localHref(lang, next),
    },
  };
}

/** No other page of the list has the same title. */
export const titleOfPage = (title: string, { page }: ProductQuery): string =>
  page > 1 ? `${title} (${page})` : title;
