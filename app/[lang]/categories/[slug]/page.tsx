import type { Metadata } from 'next';
import { getCategory } from '@/lib/catalog/lookup';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getCategories } from '@/lib/catalog/readers';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { itemMetadata } from '@/lib/seo/metadata';
import { categoryHref } from '@/lib/urls';
import { CategoryProducts } from './category-products';

// An unknown category blocks until it is resolved, so that its status is a real 404.
export const ensureStatic = 'navigation';

/**
 * Number of prerendered categories. Others are rendered on first request, because each page may
 * list a hundred products.
 */
const PRERENDERED = 4;

export async function generateStaticParams() {
  return (await getCategories(SITE_VIEW)).slice(0, PRERENDERED).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({
  params,
}: PageProps<'/[lang]/categories/[slug]'>): Promise<Metadata> {
  const category = await getCategory((await params).slug, await getCatalogView());
  if (!category) return { title: (await getMessages()).pages.notFound };
  return itemMetadata(await getLang(), categoryHref(category.slug), {
    ...category,
    text: category.description,
  });
}

export default async function CategoryPage({ params }: PageProps<'/[lang]/categories/[slug]'>) {
  return <CategoryProducts slug={(await params).slug} query={PLAIN_QUERY} />;
}
