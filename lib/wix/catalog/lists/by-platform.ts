import 'server-only';
import { cacheCatalog, cacheList, catalogTags } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import { filterChoices, hasFilters } from '@/lib/model/list-filters';
import type { ProductSummary } from '@/lib/model/product';
import {
  FILTER_KINDS,
  type FilterChoices,
  type FilterKind,
  type Filters,
  mapKinds,
  ofKind,
} from '@/lib/model/product-list';
import type { ListFacets, ListFilter } from '../catalog-platform';
import { catalogPlatform as platform } from '../current-catalog';
import { getFirst, getPage, getPart, isBeyond, MAX_LIST_LENGTH, PLAIN_LIST, WHOLE_LENGTH } from './pages';
import type { ListSource } from './source';

/** Lists of any size that the platform filters, sorts and counts: docs/decisions/0018-two-catalogs.md. */
export const listByPlatform: ListSource = {
  priceBasis: 'paid',
  maxLength: MAX_LIST_LENGTH,

  async getWhole(categoryId, language) {
    const { choices, bounds, total } = await getFacets({ categoryId, minPrice: null, maxPrice: null });
    // Leaves out values that every product has.
    const narrowing = mapKinds((kind) => ofKind(choices, kind).filter(({ count }) => count < total));
    if (language === null) return { choices: narrowing, bounds };
    // The first page of the list has the translated names of the most choices.
    const { products } = await getPage({ ...PLAIN_LIST, categoryId }, 0, language);
    return { choices: labelChoices(narrowing, products), bounds };
  },

  async getFiltered({ choices, filters, part, ...request }) {
    const { categoryId, language, minPrice, maxPrice, sortBy } = request;
    // Lists that are the same need the same properties in the same order, which are their key.
    const filterOf = (chosen: Filters): ListFilter => {
      const list = { categoryId, minPrice, maxPrice };
      return hasFilters(chosen) ? { ...list, filters: chosen } : list;
    };
    const own = getFacets(filterOf(filters));
    const [{ total }, counted] = await Promise.all([
      own,
      countChoices(choices ?? mapKinds(() => []), filters, (others) =>
        others === filters ? own : getFacets(filterOf(others)),
      ),
    ]);
    if (isBeyond(part, total)) return { products: [], total, choices: counted };
    const list = { ...PLAIN_LIST, ...filterOf(filters), sortBy };
    const { products } = await getPart(list, part, language, request.getOrderedPage);
    return { products, total, choices: counted };
  },
};

type Counted = ListFacets & { choices: FilterChoices };

async function getFacets(list: ListFilter): Promise<Counted> {
  'use cache';
  cacheList(list);
  const { choices, ...facets } = await platform.queryFacets(list);
  // The site has just changed its catalog. The next request reads the new traits.
  if (choices === null) throw new PlatformError({ kind: 'system', status: null }, null);
  return { ...facets, choices };
}

/** A kind with a filter is counted in the list without that filter. */
async function countChoices(
  choices: FilterChoices,
  filters: Filters,
  facetsOf: (filters: Filters) => Promise<Counted>,
): Promise<FilterChoices> {
  const counted = await Promise.all(
    FILTER_KINDS.map(async (kind): Promise<[FilterKind, Map<string, number>]> => {
      const facets = await facetsOf(ofKind(filters, kind).length > 0 ? { ...filters, [kind]: [] } : filters);
      return [kind, new Map(ofKind(facets.choices, kind).map(({ value, count }) => [value, count]))];
    }),
  );
  const counts = new Map(counted);
  return mapKinds((kind) =>
    ofKind(choices, kind).map((choice) => ({ ...choice, count: counts.get(kind)?.get(choice.value) ?? 0 })),
  );
}

/** Adds the translated names of these products: the platform counts choices in the site's main language. */
function labelChoices(choices: FilterChoices, products: ProductSummary[]): FilterChoices {
  const shown = filterChoices(products, { all: true });
  return mapKinds((kind) => {
    const labels = new Map(ofKind(shown, kind).map(({ value, label }) => [value, label]));
    return ofKind(choices, kind).map((choice) => {
      const label = labels.get(choice.value);
      return label ? { ...choice, label } : choice;
    });
  });
}

/**
 * Whether products of a list have automatic discounts, which the platform does not compare, and whether the
 * list is `short` enough to be read whole. Only products show these discounts, so the shop looks at the first
 * page of a long list and of all products, which are cached for other pages. @throws PlatformError
 */
export async function getDiscounts(categoryId: string | null): Promise<'none' | 'short' | 'long'> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list = { ...PLAIN_LIST, categoryId };
  const first = await getPage(list, 0);
  const isShort = first.total <= WHOLE_LENGTH;
  const { products } = isShort ? await getFirst(list) : await getPage(PLAIN_LIST, 0);
  if (![...first.products, ...products].some((product) => product.hasOtherListPrice)) return 'none';
  return isShort ? 'short' : 'long';
}
