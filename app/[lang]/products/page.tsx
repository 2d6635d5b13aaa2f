import type { Metadata } from 'next';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getMessages } from '@/lib/i18n/server-messages';
import { listMetadata } from './list-metadata';
import { AllProducts } from './product-list';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getMessages()).layout.allProducts,
    ...(await listMetadata('/products', PLAIN_QUERY, null)),
  };
}

/** With a filter, a sort order or a page number, app/[lang]/lists/products answers. */
export default function ProductsPage() {
  return <AllProducts query={PLAIN_QUERY} />;
}
