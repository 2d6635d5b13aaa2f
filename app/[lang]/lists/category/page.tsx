import type { Metadata } from 'next';
import { CategoryProducts } from '@/app/[lang]/categories/[slug]/category-products';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { getCategory } from '@/lib/catalog/lookup';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';
import { categoryHref } from '@/lib/urls';

// Rendered in full, so that it works without JavaScript. See docs/decisions/0002-filtered-lists.md.
export const instant = false;

type Props = PageProps<'/[lang]/lists/category'>;

/**
 * Returns the slug that the rewrite in next.config.ts passes as a search parameter. A path segment
 * would turn this page into a static shell.
 */
const slugOf = async ({ searchParams }: Props): Promise<string> => {
  const { slug } = await searchParams;
  return (Array.isArray(slug) ? slug.at(-1) : slug) ?? '';
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const category = await getCategory(await slugOf(props), await getCatalogView());
  if (!category) return { title: (await getMessages()).pages.notFound };
  return {
    title: category.name,
    alternates: alternates(await getLang(), categoryHref(category.slug)),
    robots: { index: false, follow: true },
  };
}

/** `/categories/[slug]` with a filter, a sort order or a page number. */
export default async function FilteredCategoryPage(props: Props) {
  return (
    <CategoryProducts
      slug={await slugOf(props)}
      query={parseProductQuery(await props.searchParams, await getLang())}
    />
  );
}
