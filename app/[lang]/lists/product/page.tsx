import type { Metadata } from 'next';
import { ProductContent } from '@/app/[lang]/products/[slug]/product-content';
import { NotFoundContent } from '@/components/layout/not-found';
import { itemMetadata } from '@/features/places/metadata';
import { findProductOfPage } from '@/lib/catalog/changed-slug';
import { getProduct } from '@/lib/catalog/lookup';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { chosenPicture } from '@/lib/model/variant-selection';
import { COLOR_PARAMETER, lastOf, productHref, VARIANT_PARAMETER } from '@/lib/urls';

export const instant = false;

type Props = PageProps<'/[lang]/lists/product'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const product = await getProduct(lastOf((await searchParams).slug), await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  // No `noindex`: programs that read the feeds visit these pages, and search engines follow the
  // canonical URL to the product.
  return itemMetadata(await getLang(), productHref(product.slug), { ...product, text: product.summary });
}

/** The choices of a variant, or the choice of a color. Undefined when the product has neither. */
function chosenStart(
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

function withChosenPicture(product: Product, { choices }: BuyFormStart): Product {
  const chosen = chosenPicture(product, choices);
  const isChosen = ({ base }: { base: string }) => base === chosen?.base;
  const { pictures } = product;
  return {
    ...product,
    pictures: [...pictures.filter(isChosen), ...pictures.filter((one) => !isChosen(one))],
  };
}

/** The slug is a search parameter, because a path segment would turn this page into a static shell. */
export default async function ChosenVariantPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const product = await findProductOfPage(lastOf(parameters.slug), '', parameters);
  if (!product) return <NotFoundContent />;
  const start = chosenStart(
    product,
    lastOf(parameters[VARIANT_PARAMETER]),
    lastOf(parameters[COLOR_PARAMETER]),
  );
  return <ProductContent product={start ? withChosenPicture(product, start) : product} start={start} />;
}
