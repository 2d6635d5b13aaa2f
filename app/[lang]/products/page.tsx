import type { Metadata } from 'next';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';
import { AllProducts } from './product-list';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getMessages()).layout.allProducts,
    alternates: alternates(await getLang(), '/products'),
  };
}

/**
 * The unfiltered list. With a filter, a sort order or a page number, app/[lang]/lists/products
 * answers.
 */
export default function ProductsPage() {
  return <AllProducts query={PLAIN_QUERY} />;
}
