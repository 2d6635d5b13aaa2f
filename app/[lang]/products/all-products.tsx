import { PageHeading } from '@/components/layout/page-heading';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { getProductList } from '@/lib/catalog/readers';
import { getMessages } from '@/lib/i18n/server-messages';
import type { ProductQuery } from '@/lib/model/product-list';
import { ProductList } from './product-list';

/** The list of all products, unfiltered or as its query requests. */
export async function AllProducts({ query }: { query: ProductQuery }) {
  return (
    <div className="page-frame">
      <PageHeading title={(await getMessages()).layout.allProducts} />
      <ProductList
        basePath="/products"
        list={await getProductList(query, null, await getCatalogView())}
        itemList={{ id: 'products', name: 'all products' }}
      />
    </div>
  );
}
