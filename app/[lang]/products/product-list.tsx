import { AnalyticsView } from '@/app/analytics-view';
import { CategoryNav } from '@/components/catalog/category-nav';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListPriceNote } from '@/components/catalog/list-price-note';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { type ItemList, viewItemList } from '@/lib/analytics/build-events';
import { getCategories } from '@/lib/catalog/readers';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { topCategories } from '@/lib/model/category-tree';
import { type ProductList as List, PAGE_SIZE } from '@/lib/model/product-list';
import { categoryHref } from '@/lib/urls';

type ProductListProps = {
  basePath: string;
  list: List;
  /** The list's identity in analytics. */
  itemList: Pick<ItemList, 'id' | 'name'>;
};

/** Toolbar, products and pagination of any product list. */
export async function ProductList({ basePath, list, itemList }: ProductListProps) {
  const { query, products, total, pageCount, isCut, isArranged, choices, bounds, priceBasis } = list;
  return (
    <>
      <CategoryNav
        links={[{ name: (await getMessages()).layout.allProducts, href: '/products' }, ...(await links())]}
        current={basePath}
      />
      <ListToolbar {...{ basePath, query, total, choices, bounds, isArranged }} />
      <ListPriceNote {...{ query, priceBasis }} />
      {products.length > 0 ? (
        <>
          <ProductGrid products={products} atTop headingLevel={2} />
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

/** Note that a very long list ends before its last product. */
async function CutNote({ shown }: { shown: number }) {
  const { catalog } = await getMessages();
  const count = new Intl.NumberFormat(LOCALES[await getLang()].dateLocale).format(shown);
  return (
    <p className="mt-section max-w-measure text-small text-muted">{format(catalog.cut, { shown: count })}</p>
  );
}

const links = async () =>
  topCategories(await getCategories()).map(({ name, slug }) => ({ name, href: categoryHref(slug) }));
