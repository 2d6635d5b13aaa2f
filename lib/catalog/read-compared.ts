import 'server-only';
import { platformErrorOf } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Product } from '@/lib/model/product';
import { withProductPrices } from './converted-prices';
import { getProduct } from './lookup';
import { getAllProducts, getRelatedProducts } from './readers';

export type Compared = {
  products: Product[];
  /** Number of requested products that are not shown. */
  missing: number;
  /** True when the platform could not be reached for one of them. */
  isUnreachable: boolean;
  /** Products that can be added, those of the same categories first. */
  choices: { slug: string; name: string }[];
};

const MAX_CHOICES = 60;

/** Returns the products of a comparison, from the catalog's cache. */
export async function readCompared(
  slugs: readonly string[],
  view: CatalogView = SITE_VIEW,
): Promise<Compared> {
  const found = await Promise.all(slugs.map((slug) => orUnreachable(readProduct(slug, view))));
  const products = found.flatMap((product) => (product === null || product === 'unreachable' ? [] : product));
  return {
    products,
    missing: found.length - products.length,
    isUnreachable: found.includes('unreachable'),
    choices: products.length > 0 ? await readChoices(products, view) : [],
  };
}

async function readProduct(slug: string, view: CatalogView): Promise<Product | null> {
  const product = await getProduct(encodeURIComponent(slug), view);
  return product && withProductPrices(product, view.currency);
}

async function orUnreachable<T>(read: Promise<T>): Promise<T | 'unreachable'> {
  try {
    return await read;
  } catch (error) {
    if (!(platformErrorOf(error) || error instanceof ShopError)) throw error;
    report(error, '/compare');
    return 'unreachable';
  }
}

async function readChoices(compared: readonly Product[], view: CatalogView): Promise<Compared['choices']> {
  const lists = await orUnreachable(
    Promise.all([
      ...compared.map((product) => getRelatedProducts(product, MAX_CHOICES, view)),
      getAllProducts(view),
    ]),
  );
  if (lists === 'unreachable') return [];
  const others = new Map(lists.flat().map(({ id, slug, name }) => [id, { slug, name }]));
  for (const { id } of compared) others.delete(id);
  return [...others.values()].slice(0, MAX_CHOICES);
}
