import type { Metadata } from 'next';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { alternates } from '@/lib/words/alternates';
import { getLang, getWords } from '@/lib/words/server-words';
import { AllProducts } from './all-products';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getWords()).layout.allProducts,
    alternates: alternates(await getLang(), '/products'),
  };
}

/** The plain list; with a filter, an order or a page in the address, app/lists/products answers. */
export default function ProductsPage() {
  return <AllProducts query={PLAIN_QUERY} />;
}
