import type { Metadata } from 'next';
import { listMetadata, titleOfPage } from '@/app/[lang]/products/list-metadata';
import { AllProducts } from '@/app/[lang]/products/product-list';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { getLang, getMessages } from '@/lib/i18n/server-messages';

// See docs/decisions/0002-filtered-lists.md.
export const instant = false;

type Props = PageProps<'/[lang]/lists/products'>;

const readQuery = async ({ searchParams }: Props) => parseProductQuery(await searchParams, await getLang());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await readQuery(props);
  return {
    title: titleOfPage((await getMessages()).layout.allProducts, query),
    ...(await listMetadata('/products', query, null)),
  };
}

export default async function FilteredProductsPage(props: Props) {
  return <AllProducts query={await readQuery(props)} />;
}
