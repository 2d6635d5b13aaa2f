import type { Metadata } from 'next';
import { CategoryProducts, categoryMetadata } from '@/app/[lang]/categories/[slug]/category-products';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getLang } from '@/lib/i18n/server-messages';
import { lastOf } from '@/lib/urls';

// See docs/decisions/0002-filtered-lists.md.
export const instant = false;

type Props = PageProps<'/[lang]/lists/category'>;

const readParameters = async ({ searchParams }: Props) => {
  const parameters = await searchParams;
  return { slug: lastOf(parameters.slug), parameters, query: parseProductQuery(parameters, await getLang()) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, query } = await readParameters(props);
  return categoryMetadata(slug, query);
}

/** The slug is a search parameter, because a path segment would turn this page into a static shell. */
export default async function FilteredCategoryPage(props: Props) {
  return <CategoryProducts {...(await readParameters(props))} />;
}
