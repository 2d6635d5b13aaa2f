import type { ReactNode } from 'react';
import { NotFoundContent } from '@/components/layout/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findProductOfPage } from '@/lib/catalog/changed-slug';
import { getProduct } from '@/lib/catalog/lookup';
import { SHOP } from '@/lib/config/shop';
import { getCatalogView, getMessages } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';
import type { Rating } from '@/lib/model/review';
import { getRating } from '@/lib/reviews/readers';
import { productHref } from '@/lib/urls';

export type Reviewed = { product: Product; rating: Rating | 'none' | 'unreachable' };

/** Null for a product that cannot be reviewed. */
export async function getReviewed(slug: string): Promise<Reviewed | null> {
  return FEATURES.reviews ? reviewedOf(await getProduct(slug, await getCatalogView())) : null;
}

/** As `getReviewed`, for a page, which redirects from a slug that has changed. */
export async function findReviewed(
  slug: string,
  page: '/reviews' | '/reviews/new',
  parameters: Awaited<PageProps<'/[lang]/products/[slug]/reviews'>['searchParams']>,
): Promise<Reviewed | null> {
  return FEATURES.reviews ? reviewedOf(await findProductOfPage(slug, page, parameters)) : null;
}

async function reviewedOf(product: Product | null): Promise<Reviewed | null> {
  const rating = product ? await getRating(product.id) : 'absent';
  return product === null || rating === 'absent' ? null : { product, rating };
}

export const NotReviewed = () => <NotFoundContent />;

type PageOfProductProps = { product: Product; title: string; children: ReactNode };

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
