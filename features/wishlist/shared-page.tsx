import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { ProductGrid } from '@/components/catalog/product-grid';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { withCardFeatures } from '@/features/places/card';
import { getSummaries } from '@/lib/catalog/summaries';
import { plural } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { lowestPrice } from '@/lib/model/product';
import { sharedIds } from './share-link';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).wishlist.sharedTitle, robots: { index: false } };
}

/** A wishlist that somebody has shared, read-only. `?items=` has its products. */
export default async function SharedWishlistPage({ searchParams }: PageProps<'/[lang]/wishlist/shared'>) {
  await connection();
  // A build without the feature drops this import and its script.
  const SaveAll = FEATURES.wishlist ? (await import('./save-all')).SaveAll : null;
  if (!SaveAll) notFound();
  const { wishlist: messages } = await getMessages();
  const products = await getSummaries(sharedIds((await searchParams).items), await getCatalogView());
  if (products.length === 0)
    return (
      <div className="page-frame">
        <EmptyState
          headingLevel={1}
          title={messages.sharedEmptyTitle}
          actions={<LinkButton href="/products">{messages.browse}</LinkButton>}
        >
          {messages.sharedEmptyText}
        </EmptyState>
      </div>
    );
  return (
    <div className="page-frame">
      <PageHeading
        title={messages.sharedTitle}
        intro={plural(await getLang(), messages.sharedIntro, products.length)}
      />
      <ProvideMessages areas={['wishlist']}>
        <div className="mb-8">
          <SaveAll
            entries={products.map(({ id, price }) => ({
              key: id,
              item: { variantId: null, choices: {}, price: lowestPrice(price) },
            }))}
          />
        </div>
      </ProvideMessages>
      <ProductGrid {...(await withCardFeatures(products))} atTop label={messages.sharedList} />
    </div>
  );
}
