import 'server-only';
import { SHOP } from '@/lib/config/shop';
import { getPageLinks } from '@/lib/content/pages';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { type Lang, toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductList, ProductQuery } from '@/lib/model/product-list';
import type { ReadLinks } from '@/lib/places';
import { categoryHref } from '@/lib/urls';
import { type ListPart, MAX_LIST_LENGTH } from '@/lib/wix/catalog/lists/pages';
import { findInLists, searchList, searchMatches } from '@/lib/wix/catalog/lists/search';
import { getRate, withPrices } from './converted-prices';
import { getAllProducts, getCategories } from './readers';
import { findProducts, type Search, type Vocabulary } from './search/find-products';
import { namedBy } from './search/named-by';
import { indexOfNewest } from './search/newest-index';
import { cardsAt, findProductIndex, type ProductIndex } from './search/product-index';
import { writtenWords } from './search/spelling';
import { hasWishes, listOf, readWishes } from './search/wishes';
import { fold } from './search/words';
import { PAGE_SIZE, pagesOf, partOf } from './shown-pages';
import type { Suggestion } from './suggestion';
import { getSummaries } from './summaries';

/**
 * Asks the index of all products; while there is none, the platform; where that does not search, an index of
 * the newest products (./search/).
 */

/** A category, a page or an article that the words name. */
export type Place =
  | { kind: 'category'; name: string; href: string; slug: string }
  | { kind: 'page'; name: string; href: string; isForGifts?: true };

export type SearchResult = ProductList & {
  /** Words that the shopper may have meant, and that products have. Null where they have the typed ones. */
  guess: string | null;
  /** Named by the words, or by those of the guess. */
  places: Place[];
};

const MAX_PLACES = 6;

/** The best first; of a guess, only the first page. `more`: pages of features. @throws PlatformError */
export async function searchProducts(
  query: ProductQuery,
  lang: Lang,
  view: CatalogView,
  more?: readonly ReadLinks[],
): Promise<SearchResult> {
  const text = query.search ?? '';
  const places = await getPlaces(lang, view, more);
  const part = partOf(query.page);
  const { products, total, guess, pages } = await findPart(text, part, places, lang, view);
  return {
    query,
    products,
    total,
    ...pages,
    choices: null,
    bounds: null,
    priceBasis: 'paid',
    guess,
    places: placesNamed(guess ?? text, places, lang).slice(0, MAX_PLACES),
  };
}

type FoundPart = Pick<SearchResult, 'products' | 'total' | 'guess'> & {
  pages: Pick<ProductList, 'pageCount' | 'isCut'>;
};

const ONE_PAGE = { pageCount: 1, isCut: false };

async function findPart(
  text: string,
  part: ListPart,
  places: readonly Place[],
  lang: Lang,
  view: CatalogView,
): Promise<FoundPart> {
  const search = await searchFor(text, { isTyped: false, places, lang, view });
  const ready = await findProductIndex(view.language);
  if (ready) {
    const found = findProducts(ready.index, search);
    const total = found.places.length;
    const start = found.guess === null ? part.start : 0;
    const shown = found.places.slice(start, start + part.size);
    return {
      products: await getCards(ready, shown, view),
      total,
      guess: found.guess,
      pages: found.guess === null ? pagesOf(total, Math.max(total, PAGE_SIZE)) : ONE_PAGE,
    };
  }
  const { found: page } = await searchList(text, part, view.language);
  if (page && page.total > 0)
    return {
      products: await withPrices(page.products, view.currency),
      total: page.total,
      guess: null,
      pages: pagesOf(page.total, MAX_LIST_LENGTH),
    };
  const { products, guess } = await findInNewest(search, view);
  const shown = products.slice(0, guess === null ? undefined : part.size);
  return {
    products: await withPrices(shown, view.currency),
    total: products.length,
    guess,
    pages: ONE_PAGE,
  };
}

/** As fresh as those of a list, and from the index if the platform cannot be read or has no calls left. */
async function getCards(
  ready: ProductIndex,
  places: readonly number[],
  view: CatalogView,
): Promise<ProductSummary[]> {
  const ids = places.flatMap((place) => ready.index.products[place]?.id ?? []);
  const fresh = await nullOnFailure(getSummaries(ids, view), 'search');
  return fresh ?? withPrices(cardsAt(ready, places), view.currency);
}

/** The newest products, at most 500, that match. */
async function findInNewest(
  search: Search,
  view: CatalogView,
): Promise<{ products: ProductSummary[]; guess: string | null }> {
  const newest = await getAllProducts(view);
  const { places, guess } = findProducts(await indexOfNewest(newest, view.language), search);
  return { products: places.flatMap((place) => newest[place] ?? []), guess };
}

type SearchContext = { isTyped: boolean; places: readonly Place[]; lang: Lang; view: CatalogView };

export async function searchFor(
  text: string,
  { isTyped, places, lang, view }: SearchContext,
): Promise<Search> {
  const rate = await getRate(view.currency);
  return {
    text,
    vocabularies: vocabulariesOf(lang, view),
    synonyms: SHOP.search?.synonyms ?? [],
    isTyped,
    rate: rate?.factor ?? 1,
    more: writtenWords(places.map(({ name }) => name)),
    isNamed: (words) => placesNamed(words, places, lang).length > 0,
  };
}

/** Of the page, and of the products' texts where they are in another language. */
const vocabulariesOf = (lang: Lang, { language }: CatalogView): Vocabulary[] =>
  [...new Set([lang, toLang(language ?? SHOP.catalogLang)])].map((one) => ({
    language: one,
    searchWords: ALL_MESSAGES[one].searchWords,
    colorWords: ALL_MESSAGES[one].colorWords,
  }));

/** @throws PlatformError */
export async function getPlaces(
  lang: Lang,
  view: CatalogView,
  more: readonly ReadLinks[] = [],
): Promise<Place[]> {
  const [categories, pages] = await Promise.all([
    getCategories(view),
    Promise.all([getPageLinks, ...more].map((read) => read(lang))),
  ]);
  return [
    ...categories.map(({ name, slug }) => ({
      kind: 'category' as const,
      name,
      href: categoryHref(slug),
      slug,
    })),
    ...pages.flat().map((page) => ({ kind: 'page' as const, ...page })),
  ];
}

export function placesNamed(text: string, places: readonly Place[], lang: Lang): Place[] {
  const { searchWords } = ALL_MESSAGES[lang];
  const ignored = new Set(listOf(searchWords.ignored));
  const wishes = readWishes(text, [searchWords]);
  if (!hasWishes(wishes)) return namedBy(places, text, lang, ignored);
  // "Sale" is a wish for products, and not for the terms of sale.
  const called = places.filter(({ name }) => fold(name).startsWith(fold(text.trim())));
  const gifts = places.filter((place) => wishes.isGift && place.kind === 'page' && place.isForGifts);
  return [...new Set([...gifts, ...called, ...namedBy(places, wishes.rest, lang, ignored)])];
}

/** Shoppers do not read long lists. With the row that starts the search, there are 8 rows. */
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_PAGES = 2;
const MAX_SUGGESTED_CATEGORIES = 2;

/**
 * The question after a guess, categories, products and pages in the shopper's language, from the cache.
 * `isStandIn`: the shop has searched its own lists in place of the platform, which has more.
 * @throws PlatformError
 */
export async function suggest(
  terms: string,
  lang: Lang,
  view: CatalogView,
  more?: readonly ReadLinks[],
): Promise<{ suggestions: Suggestion[]; isStandIn: boolean }> {
  const all = await getPlaces(lang, view, more);
  const { guess, products, isStandIn } = await suggestProducts(terms, MAX_SUGGESTIONS, lang, view, all);
  const places = placesNamed(guess ?? terms, all, lang);
  const pages: Suggestion[] = places
    .filter(({ kind }) => kind === 'page')
    .slice(0, MAX_SUGGESTED_PAGES)
    .map(({ name, href }) => ({ kind: 'page', name, href }));
  const categories: Suggestion[] = places
    .flatMap((place) => (place.kind === 'category' ? [place] : []))
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map(({ kind, name, slug }) => ({ kind, name, slug }));
  const question: Suggestion[] = guess === null ? [] : [{ kind: 'guess', terms: guess }];
  const found: Suggestion[] = products
    .slice(0, MAX_SUGGESTIONS - pages.length - categories.length - question.length)
    .map(({ name, slug, picture, price }) => ({ kind: 'product', name, slug, picture, price }));
  return { suggestions: [...question, ...categories, ...found, ...pages], isStandIn };
}

type SuggestedProducts = { products: ProductSummary[]; guess: string | null; isStandIn: boolean };

/** The platform ranks words anywhere in a text alike, and a few letters have many matches. */
const MAX_CANDIDATES = 24;

async function suggestProducts(
  terms: string,
  most: number,
  lang: Lang,
  view: CatalogView,
  places: readonly Place[],
): Promise<SuggestedProducts> {
  const search = await searchFor(terms, { isTyped: true, places, lang, view });
  const ready = await findProductIndex(view.language);
  if (ready) {
    const found = findProducts(ready.index, search);
    const cards = cardsAt(ready, found.places.slice(0, most));
    return { products: await withPrices(cards, view.currency), guess: found.guess, isStandIn: false };
  }
  const searched = await searchMatches(terms, MAX_CANDIDATES, view.language);
  if (searched.found && searched.found.length > 0) {
    const named = namedBy(searched.found, terms, lang);
    const best = [...new Set([...named, ...searched.found])].slice(0, most);
    return { products: await withPrices(best, view.currency), guess: null, isStandIn: false };
  }
  const { products, guess } = await findInNewest(search, view);
  return {
    products: await withPrices(products.slice(0, most), view.currency),
    guess,
    isStandIn: searched.found === null && searched.isUsedUp,
  };
}

type Filter = Pick<ProductQuery, 'minPrice' | 'maxPrice'> & {
  terms: string;
  /** Null stands for all products. */
  categoryIds: readonly (string | null)[];
};

/** In the site's currency. A program can ask again, so there are no guesses. @throws PlatformError */
export async function searchForProgram(
  { terms, categoryIds, minPrice, maxPrice }: Filter,
  part: ListPart,
  lang: Lang,
  view: CatalogView,
): Promise<{ products: ProductSummary[]; total: number }> {
  const search = { ...(await searchFor(terms, { isTyped: false, places: [], lang, view })), mayGuess: false };
  const ready = terms === '' ? null : await findProductIndex(view.language);
  if (!ready) {
    const match = async (products: ProductSummary[]) => {
      const { places } = findProducts(await indexOfNewest(products, view.language), search);
      return places.flatMap((place) => products[place] ?? []);
    };
    return findInLists({ terms, categoryIds, minPrice, maxPrice, match }, part, view.language);
  }
  const isInCategory = categoryIds.includes(null)
    ? () => true
    : (ids: readonly string[]) => ids.some((id) => categoryIds.includes(id));
  const places = findProducts(ready.index, search).places.filter((place) => {
    const product = ready.index.products[place];
    if (!product || !isInCategory(product.categoryIds)) return false;
    if (minPrice !== null && (product.price === null || product.price < minPrice)) return false;
    return maxPrice === null || (product.price !== null && product.price <= maxPrice);
  });
  return {
    products: cardsAt(ready, places.slice(part.start, part.start + part.size)),
    total: places.length,
  };
}
