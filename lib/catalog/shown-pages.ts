import { SHOP } from '@/lib/config/shop';
import type { ProductList } from '@/lib/model/product-list';
import type { ListPart } from '@/lib/wix/catalog/lists/pages';

export const PAGE_SIZE = SHOP.productsPerPage;

/** @param page counted from 1 */
export const partOf = (page: number): ListPart => ({ start: (page - 1) * PAGE_SIZE, size: PAGE_SIZE });

export function pagesOf(total: number, maxLength: number): Pick<ProductList, 'pageCount' | 'isCut'> {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const pageCount = Math.min(pages, Math.floor(maxLength / PAGE_SIZE));
  return { pageCount, isCut: pages > pageCount };
}
