import type { Metadata } from 'next';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { AllProducts } from './all-products';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'All products', alternates: { canonical: '/products' } };

/** The plain list; with a filter, an order or a page in the address, app/lists/products answers. */
export default function ProductsPage() {
  return <AllProducts query={PLAIN_QUERY} />;
}
