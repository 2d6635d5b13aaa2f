import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/page-states';
import { fillPlace } from '@/features/places/fill-place';
import * as places from '@/features/places/other-pages';
import { plural } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { AverageStars, Product } from '@/lib/model/product';
import { MAX_COMPARED } from '@/lib/urls';
import { AddCompared, CompareTable } from './compare-table';
import { type Compared, getCompared } from './compared';
import { comparedEntries } from './comparison';
import { RememberCompared, ShowCompared } from './remember-compared';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).compare.title, robots: { index: false, follow: true } };
}

/**
 * `?products=<slug>,<slug>`. With `?add=<slug>`, a script adds the former ones, which the browser stores, and
 * without a query it shows them.
 */
export default async function ComparePage({ searchParams }: PageProps<'/[lang]/compare'>) {
  await connection();
  const { products: named, add } = await searchParams;
  const [added = null] = named === undefined ? comparedEntries(add) : [];
  const requested = added === null ? comparedEntries(named) : [added];
  const compared = await getCompared(requested, await getCatalogView());
  const { compare: messages } = await getMessages();
  const { products, entries, choices } = compared;
  return (
    <div className="page-frame">
      {products.length > 0 ? (
        <>
          <PageHeading title={messages.title} intro={messages.intro} />
          <Missing {...compared} />
          <CompareTable
            products={products}
            entries={entries}
            ratings={await readRatings(products)}
            actions={
              await Promise.all(products.map((product) => fillPlace(places.comparedProduct, { product })))
            }
            drawings={
              await Promise.all(
                products.map((product) => fillPlace(places.comparedSize, { product, compared: products })),
              )
            }
          />
          {entries.length < MAX_COMPARED ? (
            <AddCompared entries={entries} choices={choices} />
          ) : (
            <p className="mt-6 text-small text-muted">{messages.full}</p>
          )}
        </>
      ) : (
        <>
          <EmptyState
            headingLevel={1}
            title={messages.none}
            actions={<LinkButton href="/products">{messages.products}</LinkButton>}
          >
            {messages.noneText}
          </EmptyState>
          <Missing {...compared} />
        </>
      )}
      {named === undefined && add === undefined ? (
        <ShowCompared />
      ) : added === null || entries.length > 0 ? (
        <RememberCompared entries={compared.isUnreachable ? requested : entries} added={added} />
      ) : null}
    </div>
  );
}

async function readRatings(products: Product[]): Promise<Map<string, AverageStars>> {
  if (!FEATURES.reviews) return new Map();
  const { getAverages } = await import('@/lib/reviews/readers');
  return getAverages(products.map(({ id }) => id));
}

async function Missing({ missing, isUnreachable }: Compared) {
  const { compare: messages } = await getMessages();
  if (missing === 0) return null;
  return (
    <Notice className="mb-6">
      {isUnreachable ? messages.unreachable : plural(await getLang(), messages.missing, missing)}
    </Notice>
  );
}
