import 'server-only';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getProduct } from '@/lib/catalog/lookup';
import { getAllProducts, getRelatedProducts } from '@/lib/catalog/readers';
import { findPlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Product } from '@/lib/model/product';
import { chosenPicture } from '@/lib/model/variant-selection';
import { report } from '@/lib/observe/report';
import { readEntry } from './comparison';

export type Compared = {
  products: Product[];
  /** The entry of each product in the URL. */
  entries: string[];
  /** Number of requested products that are not shown. */
  missing: number;
  /** True when the platform could not be reached for one of the missing ones. */
  isUnreachable: boolean;
  /** Products that can be added, those of the same categories first. */
  choices: { slug: string; name: string }[];
};

const MAX_CHOICES = 60;

/** @throws ShopError when none can be shown because the platform could not be reached */
export async function getCompared(requested: readonly string[], view: CatalogView): Promise<Compared> {
  const found = await Promise.all(requested.map((entry) => orFailure(getComparedProduct(entry, view))));
  const shown = found.flatMap((product, index) =>
    product === null || product instanceof ShopError
      ? []
      : [{ product, entry: requested[index] ?? product.slug }],
  );
  const products = shown.map(({ product }) => product);
  const failure = found.find((product) => product instanceof ShopError);
  if (failure && products.length === 0) throw failure;
  return {
    products,
    entries: shown.map(({ entry }) => entry),
    missing: found.length - products.length,
    isUnreachable: failure !== undefined,
    choices: products.length > 0 ? await getChoices(products, view) : [],
  };
}

/** With the picture of the variant that the entry names. */
async function getComparedProduct(entry: string, view: CatalogView): Promise<Product | null> {
  const { slug, variantId } = readEntry(entry);
  const product = await getProduct(slug, view);
  if (!product) return null;
  const variant = product.variants.find(({ id }) => id === variantId);
  const priced = await withProductPrices(product, view.currency);
  return variant ? { ...priced, picture: chosenPicture(product, variant.choices) } : priced;
}

async function orFailure<T>(read: Promise<T>): Promise<T | ShopError> {
  try {
    return await read;
  } catch (error) {
    if (!(findPlatformError(error) || error instanceof ShopError)) throw error;
    return report(error, '/compare');
  }
}

async function getChoices(compared: readonly Product[], view: CatalogView): Promise<Compared['choices']> {
  const lists = await orFailure(
    Promise.all([
      ...compared.map((product) => getRelatedProducts(product, MAX_CHOICES, view)),
      getAllProducts(view),
    ]),
  );
  if (lists instanceof ShopError) return [];
  const others = new Map(lists.flat().map(({ id, slug, name }) => [id, { slug, name }]));
  for (const { id } of compared) others.delete(id);
  return [...others.values()].slice(0, MAX_CHOICES);
}
