import type { Metadata } from 'next';
import { prerendered } from '@/lib/catalog/prerendered';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getCategories } from '@/lib/catalog/readers';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { categoryHref } from '@/lib/urls';
import { CategoryProducts, categoryMetadata } from './category-products';

// An unknown category blocks until it is resolved, so that its status is a real 404.
export const ensureStatic = 'navigation';

/** Others are rendered on first request, because each page may list a hundred products. */
const PRERENDERED = 4;

export async function generateStaticParams() {
  const categories = await getCategories(SITE_VIEW);
  const slugs = prerendered(
    categories.map(({ slug }) => slug),
    categoryHref,
    PRERENDERED,
  );
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({
  params,
}: PageProps<'/[lang]/categories/[slug]'>): Promise<Metadata> {
  return categoryMetadata((await params).slug, PLAIN_QUERY);
}

export default async function CategoryPage({ params }: PageProps<'/[lang]/categories/[slug]'>) {
  return <CategoryProducts slug={(await params).slug} query={PLAIN_QUERY} />;
}
