import { CategoryNav } from '@/components/catalog/category-nav';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListPriceNote } from '@/components/catalog/list-price-note';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { getCategories } from '@/lib/catalog/readers';
import { getMessages } from '@/lib/i18n/server-messages';
import type { ProductList as List } from '@/lib/model/product-list';
import { categoryHref } from '@/lib/urls';

type ProductListProps = { basePath: string; list: List };

/** Toolbar, products and pagination of any product list. */
export async function ProductList({ basePath, list }: ProductListProps) {
  const { query, products, total, pageCount, choices, bounds, priceBasis } = list;
  return (
    <>
      <CategoryNav
        links={[{ name: (await getMessages()).layout.allProducts, href: '/products' }, ...(await links())]}
        current={basePath}
      />
      <ListToolbar {...{ basePath, query, total, choices, bounds }} />
      <ListPriceNote {...{ query, priceBasis }} />
      {products.length > 0 ? (
        <ProductGrid products={products} atTop headingLevel={2} />
      ) : (
        <EmptyResults
          basePath={basePath}
          query={query}
          lastPage={total > 0 ? pageCount : undefined}
          categories={(await links()).slice(0, 4)}
        />
      )}
      <Pagination basePath={basePath} query={query} pageCount={pageCount} />
    </>
  );
}

const links = async () =>
  (await getCategories()).map(({ name, slug }) => ({ name, href: categoryHref(slug) }));
