import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { EmptyCart } from '@/components/cart/empty-cart';
import { BuyTerms } from '@/components/catalog/buy-terms';
import { CategoryStrip } from '@/components/catalog/category-strip';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { ProductView } from '@/components/catalog/product-view';
import { ThankYou } from '@/components/checkout/thank-you';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import * as cartFixtures from './cart-fixtures';
import { CartStates } from './cart-states';
import * as fixtures from './fixtures';
import { Primitives } from './primitives';

export const metadata: Metadata = { title: 'Design', robots: { index: false, follow: false } };

/** Every component of the shop in all its states, for developers. */
export default function DesignPage() {
  const { query, choices, bounds } = fixtures;
  return (
    <ProvideMessages areas={['catalog', 'gallery', 'product', 'totals']}>
      <div className="page-frame">
        <PageHeading title="Design" intro="Every part of the shop in all its states." />
        <Primitives />
        <Part title="List">
          <ListToolbar basePath="/design" query={query} total={32} choices={choices} bounds={bounds} />
          <ProductGrid products={fixtures.summaries} headingLevel={3} />
          <Pagination basePath="/design" query={query} pageCount={3} />
          <EmptyResults basePath="/design" query={query} categories={[]} />
        </Part>
        <Part title="Categories">
          <CategoryStrip categories={fixtures.categories} />
        </Part>
        <Part title="Cart">
          <CartStates cart={cartFixtures.cart} estimate={cartFixtures.estimate} />
          <EmptyCart />
        </Part>
        <Part title="Failure">
          <ErrorState retry={<LinkButton href="/design">Try again</LinkButton>} />
        </Part>
      </div>
      <ProductView
        product={fixtures.product}
        trail={[{ name: 'Example shop', href: '/' }]}
        terms={<BuyTerms product={fixtures.product} />}
      />
      <ThankYou order={cartFixtures.order} />
    </ProvideMessages>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-10 border-t border-line py-group">
      <h2 className="font-display text-heading">{title}</h2>
      {children}
    </section>
  );
}
