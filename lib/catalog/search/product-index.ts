import 'server-only';
import { setImmediate as pause } from 'node:timers/promises';
import { after } from 'next/server';
import { cacheUntilChange } from '@/lib/cache';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError } from '@/lib/errors/platform-error';
import { toShopError } from '@/lib/errors/shop-error';
import { LANGS, shopText } from '@/lib/i18n/lang';
import { inLanguage } from '@/lib/model/catalog-view';
import { cutText } from '@/lib/model/cut-text';
import { own } from '@/lib/model/own';
import { type Category, labelOf, lowestPrice, type Product, type ProductSummary } from '@/lib/model/product';
import { categoryTrail } from '@/lib/model/product-list';
import { failureFields, stackOf } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { getBestSellerIds } from '../list-orders';
import { type ProductPart, productsOf, readParts } from '../product-parts';
import { getCategories, getProductCount } from '../readers';
import { familiesOfColor } from './color-families';
import { buildSearchIndex, type SearchEntry, type SearchIndex } from './search-index';

/**
 * All products in one language, in this process. The first search starts to build it after its response, from
 * the parts of feeds, with their share of the quota. There is none before, or beyond `SEARCH_INDEX_PRODUCTS`.
 */
export type ProductIndex = {
  index: SearchIndex;
  /** Cards as JSON, by the place in the index. Parsed, ten thousand take five times the memory. */
  cards: readonly Uint8Array[];
};

type State = {
  ready: ProductIndex | null;
  /** Of the catalog that `ready` was built from. */
  version: number | null;
  /** No build starts before. */
  nextAt: number;
};

const states = processState('search-indexes', () => ({
  byLanguage: new Map<string | null, State>(),
  isBuilding: false,
}));

/** Builds take at most a twentieth of the time, also while a catalog is imported. */
const PAUSE_FACTOR = 20;
const MIN_PAUSE_MS = 5_000;
/** The quota is per minute. A build goes on from the parts that it has read. */
const RETRY_MS = 15_000;
/** A catalog that is too large may shrink. */
const TOO_LARGE_MS = 60 * 60_000;

/** Null while there is none. @throws PlatformError */
export async function findProductIndex(language: string | null): Promise<ProductIndex | null> {
  if (env.SEARCH_INDEX_PRODUCTS === 0) return null;
  const state = stateOf(language);
  if (!states.isBuilding && Date.now() >= state.nextAt && (await getVersion()) !== state.version)
    after(() => renewProductIndex(language));
  return state.ready;
}

function stateOf(language: string | null): State {
  const state = states.byLanguage.get(language) ?? { ready: null, version: null, nextAt: 0 };
  states.byLanguage.set(language, state);
  return state;
}

/** Changes with the catalog and after some hours, on all servers at once: their cache is one. */
async function getVersion(): Promise<number> {
  'use cache';
  cacheUntilChange();
  return Date.now();
}

/** One build at a time in a process. A failure is logged, and a later search tries again. */
export async function renewProductIndex(language: string | null): Promise<void> {
  const state = stateOf(language);
  if (states.isBuilding || Date.now() < state.nextAt) return;
  states.isBuilding = true;
  const began = Date.now();
  try {
    const version = await getVersion();
    state.ready = await buildProductIndex(language);
    state.version = version;
    const rest = Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * (Date.now() - began));
    state.nextAt = Date.now() + (state.ready === null ? TOO_LARGE_MS : rest);
  } catch (error) {
    state.nextAt = Date.now() + RETRY_MS;
    logFailedBuild(error);
  } finally {
    states.isBuilding = false;
  }
}

/** A quota that is used up is no failure, and an outage is no defect: it has no stack. */
function logFailedBuild(error: unknown): void {
  if (findPlatformError(error)?.isTooManyRequests) return;
  const fields = { where: 'search index', ...failureFields(error) };
  const message = 'the index of searches could not be built';
  if (toShopError(error).retryAfterSeconds !== null) logger.warn(fields, message);
  else logger.error({ ...fields, stack: stackOf(error) }, message);
}

/** Null for a catalog that is too large. @throws PlatformError */
async function buildProductIndex(language: string | null): Promise<ProductIndex | null> {
  const most = env.SEARCH_INDEX_PRODUCTS;
  if ((await getProductCount()) > most) return null;
  const view = inLanguage(language);
  const [categories, bestSelling] = await Promise.all([getCategories(view), getBestSellerIds()]);
  const parts: ProductPart[] = [];
  for await (const part of readParts(view)) parts.push(part);
  const sections = await commonSections(parts);
  const entries: SearchEntry[] = [];
  const cards: Uint8Array[] = [];
  // A product can be in two parts while one of them is older than the removal of another product.
  const known = new Set<string>();
  for (const part of parts) {
    await pause();
    for (const product of productsOf(part)) {
      if (known.has(product.id)) continue;
      known.add(product.id);
      entries.push(entryOf(product, { categories, bestSelling, sections, language }));
      cards.push(Buffer.from(JSON.stringify(cardOf(product))));
    }
  }
  if (entries.length > most) return null;
  const index = await buildSearchIndex(entries, language ?? SHOP.catalogLang, async () => {
    await pause();
  });
  return { index, cards };
}

/** Texts of sections that many products share say nothing about any of them: "Shipping takes two days". */
async function commonSections(parts: readonly ProductPart[]): Promise<Set<string>> {
  const counts = new Map<string, number>();
  let products = 0;
  for (const part of parts) {
    await pause();
    for (const { sections } of productsOf(part)) {
      products += 1;
      for (const { html } of sections) counts.set(html, (counts.get(html) ?? 0) + 1);
    }
  }
  const most = Math.max(4, products / 4);
  return new Set([...counts].flatMap(([text, count]) => (count > most ? [text] : [])));
}

type Context = {
  categories: readonly Category[];
  bestSelling: readonly string[];
  sections: ReadonlySet<string>;
  language: string | null;
};

const MAX_DESCRIPTION_LENGTH = 500;

function entryOf(product: Product, { categories, bestSelling, sections, language }: Context): SearchEntry {
  const all = [...categories];
  const inCategories = new Map(
    product.categoryIds.flatMap((id) => categoryTrail(all, id)).map((category) => [category.id, category]),
  );
  const named = [...inCategories.values()];
  const rank = bestSelling.indexOf(product.id);
  const choices = product.options.flatMap((option) => option.choices);
  const swatches = product.swatches.map(({ color }) => color);
  return {
    id: product.id,
    name: product.name,
    // In another language, names of the site are what programs and travelers search with.
    slug: language === null ? product.slug : [product.slug, ...named.map(({ slug }) => slug)].join(' '),
    categories: named.map(({ name }) => name),
    categoryIds: product.categoryIds,
    values: [
      // "Dress size M" names the option, too.
      ...new Set([
        ...[...product.options, ...choices].flatMap((one) => [one.name, labelOf(one)]),
        ...filterLabels(product),
      ]),
    ],
    colors: [...new Set([...choices.map(({ color }) => color), ...swatches].flatMap(familiesOfColor))],
    brand: product.brand,
    ribbons: product.ribbons ?? (product.ribbon === null ? [] : [product.ribbon]),
    skus: [...new Set([product.sku ?? '', ...product.variants.map(({ sku }) => sku ?? '')])].filter(Boolean),
    sections: product.sections
      .filter(({ html }) => !sections.has(html))
      .map(({ title, html }) => `${title} ${html}`)
      .join(' '),
    description: cutText(product.summary, MAX_DESCRIPTION_LENGTH),
    price: priceOf(product),
    isOnSale: product.price.kind === 'sale' || product.variants.some(({ price }) => price.kind === 'sale'),
    isSoldOut: product.availability === 'sold-out',
    isFile: product.isFile === true,
    popularity: rank < 0 ? 0 : 1 - rank / bestSelling.length,
  };
}

function priceOf({ price }: Pick<ProductSummary, 'price'>): number | null {
  const lowest = lowestPrice(price);
  return lowest === null ? null : Number(lowest.amount);
}

/** The merchant's words for tags and other values that shoppers filter by, in all languages. */
function filterLabels({ ownValues = {} }: Product): string[] {
  return (SHOP.filters ?? []).flatMap(({ key, choices = [] }) => {
    const values = own(ownValues, `by-${key}`) ?? [];
    return choices
      .filter(({ value }) => values.includes(value))
      .flatMap(({ label }) => LANGS.map((lang) => shopText(label, lang)));
  });
}

function cardOf(product: Product): ProductSummary {
  const {
    kind: _kind,
    description: _description,
    summary: _summary,
    pictures: _pictures,
    options: _options,
    variants: _variants,
    sections: _sections,
    customTextFields: _fields,
    modifiers: _modifiers,
    ribbons: _ribbons,
    videos: _videos,
    subscriptions: _subscriptions,
    fee: _fee,
    preOrderMessage: _message,
    seo: _seo,
    mainCategoryId: _main,
    categoryIds: _categories,
    updatedAt: _updated,
    isTextTranslated: _translated,
    ...card
  } = product;
  return card;
}

export const cardsAt = ({ cards }: ProductIndex, places: readonly number[]): ProductSummary[] =>
  places.flatMap((place) => {
    const card = cards[place];
    return card ? [JSON.parse(Buffer.from(card).toString())] : [];
  });
