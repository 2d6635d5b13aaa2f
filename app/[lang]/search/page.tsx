import type { Metadata } from 'next';
import { CategoryStrip } from '@/components/catalog/category-links';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { PageHeading } from '@/components/layout/page-heading';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { SearchForm } from '@/components/layout/site-header';
import { NoResults, SimilarResults } from '@/components/search/no-results';
import { withCardFeatures } from '@/features/places/card';
import { AnalyticsView } from '@/features/places/view';
import { search, viewItemList } from '@/lib/analytics/build-events';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { searchProducts, searchSimilar } from '@/lib/catalog/search-products';
import { PAGE_SIZE } from '@/lib/catalog/shown-pages';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Category, ProductSummary } from '@/lib/model/product';
import { type ProductList, topCategories } from '@/lib/model/product-list';
import { matchNames } from '@/lib/model/search-terms';
import { categoryHref } from '@/lib/urls';

export const instant = false;

export async function generateMetadata({ searchParams }: PageProps<'/[lang]/search'>): Promise<Metadata> {
  const { search } = parseProductQuery(await searchParams);
  const { catalog } = await getMessages();
  const title = search ? format(catalog.searchTitle, { terms: search }) : catalog.search;
  return { title, robots: { index: false, follow: true } };
}

export default async function SearchPage({ searchParams }: PageProps<'/[lang]/search'>) {
  const query = parseProductQuery(await searchParams);
  const view = await getCatalogView();
  const terms = query.search ?? '';
  const [list, categories] = await Promise.all([
    terms ? searchProducts(query, view) : null,
    getCategories(view),
  ]);
  const similar = list?.products.length === 0 ? await searchSimilar(terms, view) : null;
  const { catalog } = await getMessages();
  return (
    <div className="page-frame">
      <PageHeading
        title={
          list?.products.length
            ? format(catalog.resultsFor, { terms })
            : similar?.products.length
              ? format(catalog.nothingFor, { terms })
              : catalog.search
        }
      />
      {/* On small screens the header's search field is in the menu. */}
      <SearchForm className="mb-8 max-w-[26rem] lg:hidden" />
      {terms ? <AnalyticsView of={() => search(terms)} /> : null}
      {list?.products.length ? (
        <Results list={list} />
      ) : similar?.products.length ? (
        <>
          <SimilarResults corrected={similar.corrected} {...(await withCardFeatures(similar.products))} />
          <ListView products={similar.products} />
        </>
      ) : list ? (
        <NoResults
          terms={terms}
          categories={categoryLinks(categories, terms)}
          {...(await withCardFeatures(await getNewestProducts(4, view)))}
          email={SHOP.contact?.email ?? null}
          help={<HelpLinks className="justify-center" />}
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

async function Results({ list }: { list: ProductList }) {
  const { catalog } = await getMessages();
  return (
    <>
      <p role="status" className="pb-8 text-small text-muted">
        {plural(await getLang(), catalog.productCount, list.total)}
      </p>
      <ProductGrid
        {...(await withCardFeatures(list.products))}
        atTop
        headingLevel={2}
        label={catalog.results}
      />
      <ListView products={list.products} page={list.query.page} />
      <Pagination basePath="/search" query={list.query} pageCount={list.pageCount} />
    </>
  );
}

const ListView = ({ products, page = 1 }: { products: ProductSummary[]; page?: number }) => (
  <AnalyticsView
    of={() =>
      viewItemList(products, { id: 'search', name: 'search results', offset: (page - 1) * PAGE_SIZE })
    }
  />
);

/** Categories with a similar name, and the first ones. */
function categoryLinks(categories: Category[], terms: string): { name: string; href: string }[] {
  const found = new Set([...matchNames(categories, terms), ...topCategories(categories)]);
  return [...found].slice(0, 4).map(({ name, slug }) => ({ name, href: categoryHref(slug) }));
}
