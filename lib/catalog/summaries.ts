import 'server-only';
import { cacheBriefly, cacheCatalog, catalogTags } from '@/lib/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Product, ProductSummary } from '@/lib/model/product';
import { chosenPicture } from '@/lib/model/variant-selection';
import { MAX_IDS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { readEntry } from './compare';
import { withPrices, withProductPrices } from './converted-prices';
import { byIds, WALKED_LENGTH } from './list-pages';
import { getProduct } from './lookup';
import { getAllProducts, getProductCount, getRelatedProducts } from './readers';

/** Ids of the platform are GUIDs. Nothing else is worth a call. */
const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Returns the cards of products by their ids, at most 100, in the requested order. Products that do
 * not exist are left out. Costs no platform call where the lists are cached, and one in a catalog
 * that is larger than the lists. A client IP address has few of these.
 *
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export async function getSummaries(ids: readonly string[], view: CatalogView): Promise<ProductSummary[]> {
  const requested = [...new Set(ids)].filter((id) => GUID.test(id)).slice(0, MAX_IDS_PER_CALL);
  if (requested.length === 0) return [];
  const listed = new Map((await getAllProducts(view)).map((product) => [product.id, product]));
  const others = requested.filter((id) => !listed.has(id));
  const isWhole = others.length === 0 || (await getProductCount()) <= WALKED_LENGTH;
  const found = isWhole ? [] : await findOthers(others.toSorted(), view.language);
  const all = new Map([...listed, ...found.map((product) => [product.id, product] as const)]);
  return withPrices(
    requested.flatMap((id) => all.get(id) ?? []),
    view.currency,
  );
}

/** A result from the cache takes no try of the address. */
async function findOthers(ids: string[], language: string | null): Promise<ProductSummary[]> {
  await countAttempt('product-ids', '');
  const began = Date.now();
  const { products, readAt } = await getOthers(ids, language);
  if (readAt < began) await takeBackAttempt('product-ids', '');
  return products;
}

/** @param ids sorted, because they are the key of the cache */
async function getOthers(
  ids: string[],
  language: string | null,
): Promise<{ products: ProductSummary[]; readAt: number }> {
  'use cache';
  const query = { ...byIds(ids), lane: 'lookup' } as const;
  const { products } = await platform.queryProducts(query, inLanguage(language));
  const tags = [catalogTags.products, ...products.map(({ id }) => catalogTags.productId(id))];
  // An id that no product has may get one.
  if (products.length < ids.length) cacheBriefly(...tags);
  else cacheCatalog(...tags);
  return { products, readAt: Date.now() };
}

export type Compared = {
  products: Product[];
  /** The entry of each product in the URL. */
  entries: string[];
  /** Number of requested products that are not shown. */
  missing: number;
  /** True when the platform could not be reached for one of them. */
  isUnreachable: boolean;
  /** Products that can be added, those of the same categories first. */
  choices: { slug: string; name: string }[];
};

const MAX_CHOICES = 60;

/** Returns the products of a comparison, from the catalog's cache. */
export async function readCompared(requested: readonly string[], view: CatalogView): Promise<Compared> {
  const found = await Promise.all(requested.map((entry) => orUnreachable(readProduct(entry, view))));
  const shown = found.flatMap((product, index) =>
    product === null || product === 'unreachable'
      ? []
      : [{ product, entry: requested[index] ?? product.slug }],
  );
  const products = shown.map(({ product }) => product);
  return {
    products,
    entries: shown.map(({ entry }) => entry),
    missing: found.length - products.length,
    isUnreachable: found.includes('unreachable'),
    choices: products.length > 0 ? await readChoices(products, view) : [],
  };
}

/** Returns a product with the picture of the variant that its entry names. */
async function readProduct(entry: string, view: CatalogView): Promise<Product | null> {
  const { slug, variantId } = readEntry(entry);
  const product = await getProduct(slug, view);
  if (!product) return null;
  const variant = product.variants.find(({ id }) => id === variantId);
  const priced = await withProductPrices(product, view.currency);
  return variant ? { ...priced, picture: chosenPicture(product, variant.choices) } : priced;
}

async function orUnreachable<T>(read: Promise<T>): Promise<T | 'unreachable'> {
  try {
    return await read;
  } catch (error) {
    if (!(findPlatformError(error) || error instanceof ShopError)) throw error;
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
