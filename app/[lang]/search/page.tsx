import type { Metadata } from 'next';
import { AnalyticsView } from '@/app/analytics-view';
import { CategoryStrip } from '@/components/catalog/category-strip';
import { EmptyResults } from '@/components/catalog/empty-results';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { PageHeading } from '@/components/layout/page-heading';
import { SearchForm } from '@/components/layout/search-form';
import { search, viewItemList } from '@/lib/analytics/build-events';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getCategories } from '@/lib/catalog/readers';
import { searchProducts } from '@/lib/catalog/search-products';
import { format, plural } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { topCategories } from '@/lib/model/category-tree';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { categoryHref } from '@/lib/urls';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/search'>): Promise<Metadata> {
  const { search } = parseProductQuery(await searchParams);
  const { catalog } = await getMessages();
  const title = search ? format(catalog.searchTitle, { terms: search }) : catalog.search;
  return { title, robots: { index: false, follow: true } };
}

export default async function SearchPage({ searchParams }: PageProps<'/[lang]/search'>) {
  const query = parseProductQuery(await searchParams);
  const [list, categories] = await Promise.all([
    query.search ? searchProducts(query) : null,
    getCategories(),
  ]);
  const { catalog } = await getMessages();
  return (
    <div className="page-frame">
      <PageHeading
        title={
          list?.products.length ? format(catalog.resultsFor, { terms: query.search ?? '' }) : catalog.search
        }
      />
      {/* On small screens the header's search field is in the menu. */}
      <SearchForm className="mb-8 max-w-[26rem] lg:hidden" />
      {query.search ? <AnalyticsView of={() => search(query.search ?? '')} /> : null}
      {list?.products.length ? (
        <>
          <p role="status" className="pb-8 text-small text-muted">
            {plural(await getLang(), catalog.productCount, list.total)}
          </p>
          <ProductGrid products={list.products} atTop headingLevel={2} label={catalog.results} />
          <AnalyticsView
            of={() =>
              viewItemList(list.products, {
                id: 'search',
                name: 'search results',
                offset: (list.query.page - 1) * PAGE_SIZE,
              })
            }
          />
          <Pagination basePath="/search" query={list.query} pageCount={list.pageCount} />
        </>
      ) : list ? (
        <EmptyResults
          basePath="/search"
          query={query}
          categories={topCategories(categories)
            .slice(0, 4)
            .map(({ name, slug }) => ({ name, href: categoryHref(slug) }))}
        />
      ) : (
        <>
          <p className="max-w-measure pb-group text-lead text-muted">{catalog.searchIntro}</p>
          <CategoryStrip
            categories={topCategories(categories)
              .filter(({ picture }) => picture !== null)
              .slice(0, 6)}
            headingLevel={2}
          />
        </>
      )}
    </div>
  );
}
