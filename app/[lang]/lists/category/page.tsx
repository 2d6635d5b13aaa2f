import type { Metadata } from 'next';
import { CategoryProducts } from '@/app/[lang]/categories/[slug]/category-products';
import { getCategory } from '@/lib/catalog/lookup';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';
import { categoryHref, lastOf } from '@/lib/urls';

// Rendered in full, so that it works without JavaScript. See docs/decisions/0002-filtered-lists.md.
export const instant = false;

type Props = PageProps<'/[lang]/lists/category'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const category = await getCategory(lastOf((await searchParams).slug), await getCatalogView());
  if (!category) return { title: (await getMessages()).pages.notFound };
  return {
    title: category.name,
    alternates: alternates(await getLang(), categoryHref(category.slug)),
    robots: { index: false, follow: true },
  };
}

/**
 * `/categories/[slug]` with a filter, a sort order or a page number. The slug is a search
 * parameter, because a path segment would turn this page into a static shell.
 */
export default async function FilteredCategoryPage({ searchParams }: Props) {
  const parameters = await searchParams;
  return (
    <CategoryProducts slug={lastOf(parameters.slug)} query={parseProductQuery(parameters, await getLang())} />
  );
}
