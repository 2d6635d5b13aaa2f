import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { getPage, type ListQuery, PLAIN_LIST, WALKED_LENGTH, walk } from './list-pages';

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
