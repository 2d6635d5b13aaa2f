import { own } from '@/lib/model/own';
import 'server-only';
import { cacheBriefly, cacheCatalog, catalogTags, tagCatalog } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import { decimalsOf } from '@/lib/model/money';
import { lowestPrice, type Price, type Product, type ProductSummary } from '@/lib/model/product';
import type { PriceBounds, ProductQuery } from '@/lib/model/product-list';
import { MAX_IDS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { byIds, getPage, PLAIN_LIST } from '@/lib/wix/catalog/lists/pages';

/**
 * Prices as the platform converts them; the shop never converts one. They are cached apart from the texts, so
 * that each currency is read once for all languages. Where that fails, products keep the prices of the site.
 */

export async function withPrices(
  products: ProductSummary[],
  currency: string | null,
): Promise<ProductSummary[]> {
  if (currency === null || products.length === 0) return products;
  const ids = products.map(({ id }) => id);
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, page) =>
    getPrices(ids.slice(page * MAX_IDS_PER_CALL, (page + 1) * MAX_IDS_PER_CALL), currency),
  );
  const prices = new Map((await Promise.all(pages)).flatMap((page) => Object.entries(page)));
  return products.map((product) => ({ ...product, price: prices.get(product.id) ?? product.price }));
}

/** By product id. Empty while the platform fails. */
async function getPrices(ids: string[], currency: string): Promise<Record<string, Price>> {
  'use cache';
  try {
    const { products } = await platform.queryProducts(byIds(ids), { language: null, currency });
    cacheCatalog(catalogTags.products);
    return Object.fromEntries(products.map(({ id, price }) => [id, price]));
  } catch (error) {
    // An error of a cached function would give the page the status 500 (lib/content/pages.ts).
    if (!(error instanceof PlatformError)) throw error;
    cacheBriefly(catalogTags.products);
    return {};
  }
}

export async function withProductPrices(product: Product, currency: string | null): Promise<Product> {
  const priced = currency === null ? null : await getPricedProduct(product.slug, currency);
  if (priced === null) return product;
  const variants = new Map(priced.variants.map((variant) => [variant.id, variant]));
  // Variants that are not the same ones would mix two currencies.
  if (product.variants.some(({ id }) => !variants.has(id))) return product;
  return {
    ...product,
    price: priced.price,
    variants: product.variants.map((variant) => {
      const { price = variant.price, subscriptionPrices = variant.subscriptionPrices } =
        variants.get(variant.id) ?? {};
      return { ...variant, price, subscriptionPrices };
    }),
    customTextFields: product.customTextFields.map((field) => {
      const addedPrice = priced.customTextFields.find(({ key }) => key === field.key)?.addedPrice;
      return addedPrice ? { ...field, addedPrice } : field;
    }),
    modifiers: product.modifiers && modifiersOf(product.modifiers, priced.modifiers ?? []),
  };
}

type Modifiers = NonNullable<Product['modifiers']>;

const modifiersOf = (modifiers: Modifiers, priced: Modifiers): Modifiers =>
  modifiers.map((modifier) => {
    const choices = priced.find(({ key }) => key === modifier.key)?.choices ?? [];
    return {
      ...modifier,
      choices: modifier.choices.map((choice) => ({
        ...choice,
        addedPrice: choices.find(({ key }) => key === choice.key)?.addedPrice ?? choice.addedPrice,
      })),
    };
  });

/** Null for an unknown product and while the platform fails. */
async function getPricedProduct(slug: string, currency: string): Promise<Product | null> {
  'use cache';
  try {
    const product = await platform.queryProductBySlug(slug, undefined, { language: null, currency });
    cacheCatalog();
    if (product) tagCatalog(catalogTags.productId(product.id));
    return product;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    cacheBriefly(catalogTags.products);
    return null;
  }
}

/** How a price filter in another currency relates to the prices of the site, which are queried. */
export type Rate = { currency: string; factor: number };

/** Products that the rate is read from: the most expensive ones, whose rounding matters least. */
const SAMPLES = 9;

/** As the platform's prices of the newest products show it. Null where the platform does not convert. */
export async function getRate(currency: string | null): Promise<Rate | null> {
  if (currency === null) return null;
  const { products } = await getPage(PLAIN_LIST, 0);
  const prices = await getPrices(
    products.map(({ id }) => id),
    currency,
  );
  const factors = products
    .flatMap((product) => {
      const price = own(prices, product.id);
      const site = Number(lowestPrice(product.price)?.amount ?? 0);
      const converted = price && lowestPrice(price);
      return site > 0 && converted?.currency === currency
        ? { site, factor: Number(converted.amount) / site }
        : [];
    })
    .sort((a, b) => b.site - a.site)
    .slice(0, SAMPLES)
    .map(({ factor }) => factor)
    .sort((a, b) => a - b);
  const factor = factors[Math.floor(factors.length / 2)];
  return factor ? { currency, factor } : null;
}

type Range = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/** Widened by the platform's rounding, so that a price that is shown as the typed one is in the range. */
export function inSiteCurrency({ minPrice, maxPrice }: Range, rate: Rate | null): Range {
  if (rate === null) return { minPrice, maxPrice };
  const rounding = 0.5 / 10 ** decimalsOf(rate.currency);
  return {
    minPrice: minPrice === null ? null : Math.max(0, minPrice - rounding) / rate.factor,
    maxPrice: maxPrice === null ? null : (maxPrice + rounding) / rate.factor,
  };
}

/** Whole amounts that every converted price lies between. */
export function inCurrency(bounds: PriceBounds | null, rate: Rate | null): PriceBounds | null {
  if (bounds === null || rate === null) return bounds;
  const { currency, factor } = rate;
  return {
    min: { amount: String(Math.floor(Number(bounds.min.amount) * factor)), currency },
    max: { amount: String(Math.ceil(Number(bounds.max.amount) * factor)), currency },
  };
}
