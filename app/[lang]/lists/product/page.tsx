import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { ProductContent } from '@/app/[lang]/products/[slug]/product-content';
import { getProduct } from '@/lib/catalog/lookup';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { chosenPicture } from '@/lib/model/variant-selection';
import { itemMetadata } from '@/lib/seo/metadata';
import { COLOR_PARAMETER, lastOf, productHref, VARIANT_PARAMETER } from '@/lib/urls';

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

/**
 * Returns the choices of a variant, or the choice of a color. Undefined when the product has
 * neither.
 */
function startWith(
  { options, variants }: Product,
  variantId: string,
  color: string,
): BuyFormStart | undefined {
  const option = options.find(
    ({ kind, choices }) => kind === 'color' && choices.some(({ name }) => name === color),
  );
  const choices =
    variants.find(({ id }) => id === variantId)?.choices ?? (option && { [option.name]: color });
  return choices && { choices, customText: {}, quantity: 1, errors: {} };
}

/** Returns the product with the picture of the choices as its first one. */
function startingWith(product: Product, { choices }: BuyFormStart): Product {
  const chosen = chosenPicture(product, choices);
  const isChosen = ({ base }: { base: string }) => base === chosen?.base;
  const { pictures } = product;
  return {
    ...product,
    pictures: [...pictures.filter(isChosen), ...pictures.filter((one) => !isChosen(one))],
  };
}

/**
 * `/products/[slug]` with a variant or a color that the URL chooses. The slug is a search
 * parameter, because a path segment would turn this page into a static shell.
 */
export default async function ChosenVariantPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const product = await getProduct(lastOf(parameters.slug), await getCatalogView());
  if (!product) return <NotFoundContent />;
  const start = startWith(
    product,
    lastOf(parameters[VARIANT_PARAMETER]),
    lastOf(parameters[COLOR_PARAMETER]),
  );
  return <ProductContent product={start ? startingWith(product, start) : product} start={start} />;
}
