import type { Metadata } from 'next';
import { AllProducts } from '@/app/[lang]/products/product-list';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';

// Rendered in full, so that it works without JavaScript. See docs/decisions/0002-filtered-lists.md.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getMessages()).layout.allProducts,
    alternates: alternates(await getLang(), '/products'),
    robots: { index: false, follow: true },
  };
}

/** `/products` with a filter, a sort order or a page number. */
export default async function FilteredProductsPage({ searchParams }: PageProps<'/[lang]/lists/products'>) {
  return <AllProducts query={parseProductQuery(await searchParams, await getLang())} />;
}
