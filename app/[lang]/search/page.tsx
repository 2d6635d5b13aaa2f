import type { Metadata } from 'next';
import { CategoryStrip, LinkChips, ListTitle } from '@/components/catalog/category-links';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { SearchForm } from '@/components/layout/site-header';
import { Guess, NoResults } from '@/components/search/no-results';
import { withCardFeatures } from '@/features/places/card';
import { foundPages } from '@/features/places/search';
import { AnalyticsView } from '@/features/places/view';
import { search, viewItemList } from '@/lib/analytics/build-events';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { type SearchResult, searchProducts } from '@/lib/catalog/search-products';
import { PAGE_SIZE } from '@/lib/catalog/shown-pages';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { ProductSummary } from '@/lib/model/product';
import { topCategories } from '@/lib/model/product-list';
import { loadAdditions } from '@/lib/places';
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
  const lang = await getLang();
  const [found, categories] = await Promise.all([
    terms ? searchProducts(query, lang, view, await loadAdditions(foundPages)) : null,
    getCategories(view),
  ]);
  const { catalog } = await getMessages();
  return (
    <div className="page-frame">
      <ListTitle title={found ? format(titleOf(found, catalog), { terms }) : catalog.search} />
      {/* On small screens the header's search field is in the menu. */}
      <SearchForm className="mb-8 max-w-[26rem] lg:hidden" />
      {terms ? <AnalyticsView of={() => search(terms)} /> : null}
      {found && isFound(found) ? (
        <Results found={found} />
      ) : found ? (
        <NoResults
          terms={terms}
          categories={topCategories(categories)
            .slice(0, 4)
            .map(({ name, slug }) => ({ name, href: categoryHref(slug) }))}
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

const isFound = ({ products, places }: SearchResult): boolean => products.length + places.length > 0;

function titleOf(found: SearchResult, catalog: Messages['catalog']): string {
  if (!isFound(found)) return catalog.search;
  return found.guess === null ? catalog.resultsFor : catalog.nothingFor;
}

/** Of a guess, the question stands above the products that have its words. */
async function Results({
  found: { guess, places, products, total, query, pageCount },
}: {
  found: SearchResult;
}) {
  const { catalog, search: messages } = await getMessages();
  const isExact = guess === null;
  return (
    <>
      {isExact ? null : <Guess terms={guess} />}
      <LinkChips label={messages.places} links={places} className="mb-8" />
      {products.length > 0 ? (
        <>
          {isExact ? (
            <p role="status" className="pb-4 text-small text-muted">
              {plural(await getLang(), catalog.productCount, total)}
            </p>
          ) : null}
          <ProductGrid
            {...(await withCardFeatures(products))}
            atTop
            headingLevel={2}
            label={isExact ? catalog.results : format(catalog.resultsFor, { terms: guess })}
          />
          <ListView products={products} page={query.page} />
          <Pagination basePath="/search" query={query} pageCount={pageCount} />
        </>
      ) : null}
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
