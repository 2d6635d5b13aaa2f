import type { Metadata } from 'next';
import { ProductContent } from '@/app/[lang]/products/[slug]/product-content';
import { NotFoundContent } from '@/app/not-found-content';
import { getProduct } from '@/lib/catalog/lookup';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { VARIANT_PARAMETER } from '@/lib/model/buy-fields';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { itemMetadata } from '@/lib/seo/metadata';
import { lastOf, productHref } from '@/lib/urls';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

type Props = PageProps<'/[lang]/lists/product'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const product = await getProduct(lastOf((await searchParams).slug), await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  return {
    ...itemMetadata(await getLang(), productHref(product.slug), { ...product, text: product.summary }),
    robots: { index: false, follow: true },
  };
}

/** Returns the choices of a variant, or undefined when the product has no such variant. */
function startWith({ variants }: Product, variantId: string): BuyFormStart | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  return variant && { choices: variant.choices, customText: {}, quantity: 1, errors: {} };
}

/**
 * `/products/[slug]` with a variant that the URL chooses. The slug is a search parameter, because a
 * path segment would turn this page into a static shell.
 */
export default async function ChosenVariantPage({ searchParams }: Props) {
  const product = await getProduct(lastOf((await searchParams).slug), await getCatalogView());
  if (!product) return <NotFoundContent />;
  const start = startWith(product, lastOf((await searchParams)[VARIANT_PARAMETER]));
  return <ProductContent product={product} start={start} />;
}
