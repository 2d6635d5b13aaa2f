import type { ReactNode } from 'react';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getProduct } from '@/lib/catalog/lookup';
import { SHOP } from '@/lib/config/shop';
import { getCatalogView, getMessages } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';
import type { Rating } from '@/lib/model/review';
import { getRating } from '@/lib/reviews/readers';
import { productHref } from '@/lib/urls';

export type Reviewed = { product: Product; rating: Rating | 'none' | 'unreachable' };

/** Returns a product that can be reviewed, or null. */
export async function getReviewed(slug: string): Promise<Reviewed | null> {
  if (!FEATURES.reviews) return null;
  const product = await getProduct(slug, await getCatalogView());
  const rating = product ? await getRating(product.id) : 'absent';
  return product === null || rating === 'absent' ? null : { product, rating };
}

export const NotReviewed = () => <NotFoundContent />;

type PageOfProductProps = { product: Product; title: string; children: ReactNode };

/** Frame of a page about the reviews of a product. */
export async function PageOfProduct({ product, title, children }: PageOfProductProps) {
  const { reviews, layout } = await getMessages();
  const trail = [
    { name: SHOP.name, href: '/' },
    { name: layout.allProducts, href: '/products' },
    { name: product.name, href: productHref(product.slug) },
  ];
  return (
    <div className="page-frame">
      <PageHeading title={title}>
        <Breadcrumbs trail={trail} here={reviews.title} />
      </PageHeading>
      {children}
    </div>
  );
}
