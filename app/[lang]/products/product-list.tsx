import { AnalyticsView } from '@/app/optional-slot';
import { withCardFeatures } from '@/app/with-card-features';
import { CategoryNav } from '@/components/catalog/category-links';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ListPriceNote, ProductGrid } from '@/components/catalog/product-grid';
import { PageHeading } from '@/components/layout/page-heading';
import { StructuredData } from '@/components/layout/structured-data';
import { type ItemList, viewItemList } from '@/lib/analytics/build-events';
import { inColors } from '@/lib/catalog/filters';
import { PAGE_SIZE } from '@/lib/catalog/list-pages';
import { countFilters } from '@/lib/catalog/product-query';
import { getCategories, getProductList } from '@/lib/catalog/readers';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { type ProductList as List, type ProductQuery, topCategories } from '@/lib/model/product-list';
import { itemList as itemListData } from '@/lib/seo/structured-data';
import { categoryHref } from '@/lib/urls';

type ProductListProps = {
  basePath: string;
  list: List;
  /** The list's identity in analytics. */
  itemList: Pick<ItemList, 'id' | 'name'>;
};

/** Toolbar, products and pagination of any product list. */
export async function ProductList({ basePath, list, itemList }: ProductListProps) {
  const { query, products, total, pageCount, isCut, ledOrders, choices, bounds, priceBasis } = list;
  return (
    <>
      {/* Search engines index the list without parameters only. */}
      {isPlain(query) ? <StructuredData things={[itemListData(await getLang(), products, total)]} /> : null}
      <CategoryNav
        links={[{ name: (await getMessages()).layout.allProducts, href: '/products' }, ...(await links())]}
        current={basePath}
      />
      <ListToolbar {...{ basePath, query, total, choices, bounds, priceBasis, ledOrders }} />
      <ListPriceNote {...{ query, priceBasis }} />
      {products.length > 0 ? (
        <>
          <ProductGrid
            {...(await withCardFeatures(inColors(products, query.filters.color)))}
            atTop
            headingLevel={2}
          />
          <AnalyticsView
            of={() => viewItemList(products, { ...itemList, offset: (query.page - 1) * PAGE_SIZE })}
          />
        </>
      ) : (
        <EmptyResults
          basePath={basePath}
          query={query}
          lastPage={total > 0 ? pageCount : undefined}
          categories={(await links()).slice(0, 4)}
        />
      )}
      {isCut ? <CutNote shown={pageCount * PAGE_SIZE} /> : null}
      <Pagination basePath={basePath} query={query} pageCount={pageCount} />
    </>
  );
}

const isPlain = (query: ProductQuery): boolean =>
  query.page === 1 && query.sortBy === null && countFilters(query) === 0;

/** Note that a very long list ends before its last product. */
async function CutNote({ shown }: { shown: number }) {
  const { catalog } = await getMessages();
  const count = new Intl.NumberFormat(LOCALES[await getLang()].dateLocale).format(shown);
  return (
    <p className="mt-section max-w-measure text-small text-muted">{format(catalog.cut, { shown: count })}</p>
  );
}

const links = async () =>
  topCategories(await getCategories(await getCatalogView())).map(({ name, slug }) => ({
    name,
    href: categoryHref(slug),
  }));

/** The list of all products, unfiltered or as its query requests. */
export async function AllProducts({ query }: { query: ProductQuery }) {
  return (
    <div className="page-frame">
      <PageHeading title={(await getMessages()).layout.allProducts} />
      <ProductList
        basePath="/products"
        list={await getProductList(query, null, await getCatalogView())}
        itemList={{ id: 'products', name: 'all products' }}
      />
    </div>
  );
}
