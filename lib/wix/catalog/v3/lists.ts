import 'server-only';
import type { productsV3 } from '@wix/stores';
import { FACTS } from '#shop-facts';
import { SHOP } from '@/lib/config/shop';
import { PlatformError } from '@/lib/errors/platform-error';
import type { OwnKind } from '@/lib/model/product-list';
import { processState } from '@/lib/process-state';
import { browse } from '../../browse-client';
import type { BrowseLane } from '../../call-budget';
import { expected, listOf, mappedAll } from '../../well-formed';
import {
  type ListFacets,
  type ListFilter,
  MAX_PRODUCTS_PER_CALL,
  type PageQuery,
  type ProductPage,
} from '../catalog-platform';
import { SUMMARY_FIELDS, toProductSummary } from './product';
import { AGGREGATIONS, boundsOf, choicesOf, filterOf, type SiteChoices, searchOf, sortOf } from './search';

/** Lifetime of the choices in this process. In milliseconds. */
const FRESH_MS = 5 * 60_000;
/** Pages of 100 options. A site with more shows the filter for the first ones. */
const MAX_PAGES = 5;

const NO_CHOICES: SiteChoices = { colors: new Map(), own: new Map() };

const stored = processState('site-choices', (): { choices: SiteChoices; until: number } => ({
  choices: NO_CHOICES,
  until: 0,
}));

/**
 * Lists count choices by name, and only an option says which are colors. Empty where visitors may not read
 * options: the shop has no filter by color then. @throws PlatformError
 */
async function querySiteChoices(): Promise<SiteChoices> {
  if (performance.now() < stored.until) return stored.choices;
  stored.choices = await fetchSiteChoices().catch((error) => {
    if (error instanceof PlatformError && (error.isForbidden || error.isUnauthenticated)) return NO_CHOICES;
    throw error;
  });
  stored.until = performance.now() + FRESH_MS;
  return stored.choices;
}

const fetchSiteChoices = (): Promise<SiteChoices> =>
  browse(async ({ customizationsV3 }) => {
    const colors = new Map<string, string>();
    const own = new Map<OwnKind, Set<string>>();
    let page = await customizationsV3.queryCustomizations().limit(100).find();
    for (let count = 1; ; count++) {
      for (const { name: option, customizationType, choicesSettings } of page.items) {
        if (customizationType === 'MODIFIER') continue;
        const choices = choicesSettings?.choices ?? [];
        for (const { name, colorCode } of choices)
          if (name && colorCode && !colors.has(name)) colors.set(name, colorCode);
        for (const filter of (SHOP.filters ?? []).filter((one) => one.option === option)) {
          // An option can be there twice: as names and as colors.
          const names = own.get(`by-${filter.key}`) ?? new Set();
          for (const { name } of choices) if (name) names.add(name);
          own.set(`by-${filter.key}`, names);
        }
      }
      if (count === MAX_PAGES || !page.hasNext()) return { colors, own };
      page = await page.next();
    }
  });

type Search = productsV3.V3ProductSearch;
type Found = { items: productsV3.V3Product[]; next: string | null };

/** The platform has pages by cursor only, and reports a total in a separate call. */
export async function queryProducts(query: PageQuery): Promise<ProductPage> {
  const { skip } = query;
  const { items, next } = await fetchPage(query);
  const products = mappedAll(items, toProductSummary);
  return { products, total: await totalOf(), cursor: next };

  async function totalOf(): Promise<number> {
    if (query.withoutTotal) return 0;
    // On the last page, the total follows from the page.
    if (next === null && (items.length > 0 || skip === 0)) return skip + items.length;
    return queryTotal(query, laneOf(query));
  }
}

/** Every text that a shopper searches for is a separate call. */
const laneOf = ({ lane, terms }: PageQuery): BrowseLane | undefined => lane ?? (terms ? 'search' : undefined);

async function fetchPage(query: PageQuery): Promise<Found> {
  const { skip, limit, cursor = null } = query;
  const lane = laneOf(query);
  const isFirst = skip === 0;
  if (isFirst) return search(firstPage(query, limit), lane);
  const before = cursor ?? (await walkTo(query));
  if (before === null) return { items: [], next: null };
  return search({ cursorPaging: { cursor: before, limit } }, lane);
}

/** Reads one page after the other to the cursor after `skip` products. Null beyond the end. */
async function walkTo(query: PageQuery): Promise<string | null> {
  let missing = query.skip;
  const lane = laneOf(query);
  let page = await search(firstPage(query, Math.min(missing, MAX_PRODUCTS_PER_CALL)), lane);
  missing -= page.items.length;
  while (missing > 0 && page.next !== null && page.items.length > 0) {
    const limit = Math.min(missing, MAX_PRODUCTS_PER_CALL);
    page = await search({ cursorPaging: { cursor: page.next, limit } }, lane);
    missing -= page.items.length;
  }
  return missing > 0 ? null : page.next;
}

const firstPage = (query: PageQuery, limit: number): Search => ({
  filter: filterOf(query),
  ...(query.terms ? searchOf(query) : { sort: sortOf(query.sortBy) }),
  cursorPaging: { limit: Math.min(limit, MAX_PRODUCTS_PER_CALL) },
});

const search = (argument: Search, lane?: BrowseLane): Promise<Found> =>
  browse(async ({ productsV3 }) => {
    const answer = await productsV3.searchProducts(argument, { fields: [...SUMMARY_FIELDS] });
    return { items: listOf(answer.products), next: answer.pagingMetadata?.cursors?.next || null };
  }, lane);

const queryTotal = (query: ListFilter, lane?: BrowseLane): Promise<number> =>
  browse(async ({ productsV3 }) => {
    const { count } = await productsV3.countProducts({
      filter: filterOf(query),
      ...searchOf(query),
    });
    return expected(count);
  }, lane);

export async function queryFacets(query: ListFilter): Promise<ListFacets> {
  const [{ aggregationData, currency }, site, total] = await Promise.all([
    aggregate(query),
    querySiteChoices(),
    queryTotal(query),
  ]);
  return {
    choices: choicesOf(aggregationData, site),
    bounds: boundsOf(aggregationData, currency),
    total,
  };
}

const aggregate = (query: ListFilter) =>
  browse(async ({ productsV3 }) => {
    const { products, aggregationData } = await productsV3.searchProducts(
      {
        filter: filterOf(query),
        ...searchOf(query),
        // The product specifies the currency of the aggregated prices.
        cursorPaging: { limit: 1 },
        aggregations: AGGREGATIONS,
      },
      { fields: ['CURRENCY'] },
    );
    return { aggregationData, currency: listOf(products)[0]?.currency || FACTS.currency };
  });
