import 'server-only';
import { HAS_FIELD_FILTERS } from '@/lib/config/shop';
import { knownFilters } from '@/lib/model/list-filters';
import { effectiveRange } from '@/lib/model/price-range';
import { mapKinds, NO_FILTERS, ofKind } from '@/lib/model/product-list';
import { getDiscounts, listByPlatform } from './by-platform';
import { listInMemory } from './in-memory';
import { getPage, getTraits, PLAIN_LIST, WHOLE_LENGTH } from './pages';
import type { FoundList, ListRequest, ListSource } from './source';

/**
 * The number next to a choice is the size of the list with that choice as the only one of its kind.
 * @throws PlatformError
 */
export async function getList(request: ListRequest): Promise<FoundList> {
  const { categoryId, language } = request;
  const { getWhole, getFiltered, maxLength, ...source } = await getSource(categoryId);
  const { choices, bounds } = await getWhole(categoryId, language);
  const filters = choices ? knownFilters(request.filters, choices) : NO_FILTERS;
  const range = effectiveRange(request, bounds);
  // A list that is too long to have choices is the platform's own.
  const priceBasis = choices ? source.priceBasis : 'list';
  const common = { filters, bounds, priceBasis, maxLength };
  if (range) return { ...common, ...(await getFiltered({ ...request, ...range, filters, choices })) };
  const without = choices && mapKinds((kind) => ofKind(choices, kind).map((one) => ({ ...one, count: 0 })));
  return { ...common, products: [], total: 0, choices: without };
}

/** V1 does not filter by all that a card shows. V3 ignores automatic discounts and extended fields. */
async function getSource(categoryId: string | null): Promise<ListSource> {
  if (!(await getTraits()).filtersLists) return listInMemory;
  const discounts = await getDiscounts(categoryId);
  if (discounts === 'short' || (HAS_FIELD_FILTERS && (await isShort()))) return listInMemory;
  return discounts === 'none' ? listByPlatform : { ...listByPlatform, priceBasis: 'list' };

  async function isShort(): Promise<boolean> {
    return (await getPage({ ...PLAIN_LIST, categoryId }, 0)).total <= WHOLE_LENGTH;
  }
}
