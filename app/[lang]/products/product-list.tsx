import type { ReactNode } from 'react';
import { CategoryNav, ListTitle } from '@/components/catalog/category-links';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ListPriceNote, ProductGrid } from '@/components/catalog/product-grid';
import { StructuredData } from '@/components/layout/structured-data';
import { withCardFeatures } from '@/features/places/card';
import { fillPlace } from '@/features/places/fill-place';
import { listHead } from '@/features/places/other-pages';
import { AnalyticsView } from '@/features/places/view';
import { type ItemList, viewItemList } from '@/lib/analytics/build-events';
import { indexedHref } from '@/lib/catalog/product-query';
import { getCategories } from '@/lib/catalog/readers';
import { PAGE_SIZE } from '@/lib/catalog/shown-pages';
import { format } from '@/lib/i18n/format';
import { numberFormat } from '@/lib/i18n/numbers';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { inColors } from '@/lib/model/list-filters';
import { type ProductList as List, type ProductQuery, topCategories } from '@/lib/model/product-list';
import { itemList as itemListData } from '@/lib/seo/structured-data';
import { categoryHref } from '@/lib/urls';
import { getList } from './list-metadata';

type ProductListProps = {
  basePath: string;
  list: List;
  /** The list's identity in analytics. */
  itemList: Pick<ItemList, 'id' | 'name'>;
  head: ReactNode;
};

export async function ProductList({ basePath, list, itemList, head }: ProductListProps) {
  const { query, products, total, pageCount, isCut, rankedOrders, choices, bounds, priceBasis } = list;
  const start = (query.page - 1) * PAGE_SIZE;
  const data =
    indexedHref(basePath, query, pageCount) === null ? null : (
      <StructuredData things={[itemListData(await getLang(), products, { start, total })]} />
    );
  return (
    <>
      {head ? (
        <>
          {data}
          {head}
        </>
      ) : (
        // Without an absent part beside it, which the page would have in its data.
        data
      )}
      <CategoryNav
        links={[{ name: (await getMessages()).layout.allProducts, href: '/products' }, ...(await links())]}
        current={basePath}
      />
      <ListToolbar
        basePath={basePath}
        query={query}
        total={total}
        choices={choices}
        bounds={bounds}
        priceBasis={priceBasis}
        rankedOrders={rankedOrders}
      />
      <ListPriceNote query={query} priceBasis={priceBasis} />
      {products.length > 0 ? (
        <>
          <ProductGrid
            {...(await withCardFeatures(inColors(products, query.filters.color)))}
            atTop
            headingLevel={2}
          />
          <AnalyticsView of={() => viewItemList(products, { ...itemList, offset: start })} />
        </>
      ) : (
        <EmptyResults
          basePath={basePath}
          query={query}
          lastPage={total > 0 ? pageCount : undefined}
          categories={(await links()).slice(0, 4)}
        />
      )}
      {isCut ? <CutListNote shown={pageCount * PAGE_SIZE} /> : null}
      <Pagination basePath={basePath} query={query} pageCount={pageCount} />
    </>
  );
}

async function CutListNote({ shown }: { shown: number }) {
  const { catalog } = await getMessages();
  const count = numberFormat(await getLang()).format(shown);
  return (
    <p className="mt-section max-w-measure text-small text-muted">{format(catalog.cut, { shown: count })}</p>
  );
}

const links = async () =>
  topCategories(await getCategories(await getCatalogView())).map(({ name, slug }) => ({
    name,
    href: categoryHref(slug),
  }));

export async function AllProducts({ query }: { query: ProductQuery }) {
  return (
    <div className="page-frame">
      <ListTitle title={(await getMessages()).layout.allProducts} />
      <ProductList
        basePath="/products"
        list={await getList(query, null)}
        itemList={{ id: 'products', name: 'all products' }}
        head={await fillPlace(listHead, {})}
      />
    </div>
  );
}
