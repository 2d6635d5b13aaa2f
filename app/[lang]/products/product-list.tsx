import { CategoryNav } from '@/components/catalog/category-nav';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { getCategories } from '@/lib/catalog/readers';
import type { ProductList as List, ProductQuery } from '@/lib/catalog/types';
import { categoryHref } from '@/lib/urls';
import { getWords } from '@/lib/words/server-words';

type ProductListProps = { basePath: string; query: ProductQuery; list: List };

/** Toolbar, products and pages of a list, whatever it lists. */
export async function ProductList({ basePath, query, list }: ProductListProps) {
  return (
    <>
      <CategoryNav
        links={[{ name: (await getWords()).layout.allProducts, href: '/products' }, ...(await links())]}
        current={basePath}
      />
      <ListToolbar basePath={basePath} query={query} total={list.total} bounds={list.bounds} />
      {list.products.length > 0 ? (
        <ProductGrid products={list.products} atTop headingLevel={2} />
      ) : (
        <EmptyResults basePath={basePath} query={query} categories={(await links()).slice(0, 4)} />
      )}
      <Pagination basePath={basePath} query={query} page={list.page} pageCount={list.pageCount} />
    </>
  );
}

const links = async () =>
  (await getCategories()).map(({ name, slug }) => ({ name, href: categoryHref(slug) }));
