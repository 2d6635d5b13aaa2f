import 'server-only';
import { cacheStandIn, cacheUntilChange, catalogTags } from '@/lib/cache';
import { getCategory } from '@/lib/catalog/lookup';
import { type PriceRange, priceSteps } from '@/lib/catalog/price-steps';
import { getProductList } from '@/lib/catalog/product-list';
import { productsOf, readParts } from '@/lib/catalog/product-parts';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { getFoundSummaries } from '@/lib/catalog/summaries';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError } from '@/lib/errors/platform-error';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Product, ProductSummary } from '@/lib/model/product';
import { NO_FILTERS, type ProductQuery } from '@/lib/model/product-list';

export type GiftRange = {
  step: PriceRange;
  products: ProductSummary[];
  /** Of the whole range, also those that are not shown. */
  total: number;
};

export type Gifts = {
  /** The slug of their category. Null: all products. */
  category: string | null;
  /** Of the ranges' prices. */
  currency: string | null;
  /** With gift wrap or a message. */
  personal: ProductSummary[];
  /** The cheapest first, each with products, and without those above. */
  ranges: GiftRange[];
};

/** Products of a range, in rows of two and of four. */
const MAX_SHOWN = 8;
const MAX_PERSONAL = 4;
/** Of a hundred products each: the first read of a larger catalog would take too long. */
const MAX_PARTS = 5;

const WHOLE_RANGE: PriceRange = { minPrice: null, maxPrice: null };
const IN_STOCK: ProductQuery = { ...PLAIN_QUERY, filters: { ...NO_FILTERS, inStock: ['1'] } };

/** In stock, and in the order that lists start with. @throws PlatformError */
export async function getGifts(view: CatalogView): Promise<Gifts> {
  const { category: slug } = SHOP.features.gifts ?? {};
  const category = slug === undefined ? null : await getCategory(slug, view);
  const id = category?.id ?? null;
  const [{ bounds }, personal] = await Promise.all([
    getProductList(PLAIN_QUERY, id, view),
    getPersonal(view),
  ]);
  const shown = new Set(personal.map((product) => product.id));
  const steps = bounds ? priceSteps(bounds) : [];
  const ranges = await Promise.all(
    (steps.length > 0 ? steps : [WHOLE_RANGE]).map(async (step) => {
      const { products, total } = await getProductList({ ...IN_STOCK, ...step }, id, view);
      const gifts = products.filter((product) => isGift(product) && !shown.has(product.id));
      return { step, products: gifts.slice(0, MAX_SHOWN), total };
    }),
  );
  return {
    category: category?.slug ?? null,
    currency: bounds?.min.currency ?? null,
    personal,
    ranges: withOpenEnds(ranges.filter(({ products }) => products.length > 0)),
  };
}

/** Files, which are no gifts, can be cheaper than all of them: the first range is "up to", the last "from". */
const withOpenEnds = (ranges: readonly GiftRange[]): GiftRange[] =>
  ranges.map((range, index) => ({
    ...range,
    step: {
      minPrice: index === 0 ? null : range.step.minPrice,
      maxPrice: index === ranges.length - 1 ? null : range.step.maxPrice,
    },
  }));

/** A gift card has its own place, and a file is no present. */
const isGift = ({ slug, isFile, availability }: ProductSummary): boolean =>
  !isFile && availability !== 'sold-out' && !SHOP.giftCards.includes(slug);

async function getPersonal(view: CatalogView): Promise<ProductSummary[]> {
  const { wrap = [], message = [] } = SHOP.features.gifts ?? {};
  const names = [...wrap, ...message];
  const products = names.length === 0 ? [] : await getFoundSummaries(await getWithFields(names), view);
  return products.filter(isGift).slice(0, MAX_PERSONAL);
}

/**
 * Ids, the newest first. Empty for a minute where the platform fails: the page is about prices. The pages of
 * all languages share them, because finding them unpacks up to 500 products.
 */
async function getWithFields(names: readonly string[]): Promise<string[]> {
  'use cache';
  try {
    const ids = await findWithFields(names);
    cacheUntilChange();
    return ids;
  } catch (error) {
    if (!findPlatformError(error)) throw error;
    cacheStandIn(catalogTags.products);
    return [];
  }
}

/** @throws PlatformError */
async function findWithFields(names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  let parts = 0;
  for await (const part of readParts(SITE_VIEW)) {
    const found = productsOf(part).filter((product) =>
      fieldsOf(product).some((field) => names.includes(field)),
    );
    ids.push(...found.map(({ id }) => id));
    parts += 1;
    if (parts === MAX_PARTS) break;
  }
  return ids.toReversed();
}

const fieldsOf = ({ customTextFields, modifiers = [] }: Product): string[] => [
  ...customTextFields.map(({ title }) => title),
  ...modifiers.map(({ name }) => name),
];
