import 'server-only';
import { SHOP } from '@/lib/config/shop';
import { labelOf, lowestPrice, type ProductSummary } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { familiesOfColor } from './color-families';
import { buildSearchIndex, type SearchEntry, type SearchIndex } from './search-index';

/** The last index of each language, with what it was built from. */
const built = processState('newest-indexes', () => new Map<string, { key: string; index: SearchIndex }>());

/** Stands in while there is no index of all products, and where the platform does not search. */
export async function indexOfNewest(
  products: readonly ProductSummary[],
  language: string | null,
): Promise<SearchIndex> {
  const lang = language ?? SHOP.catalogLang;
  const key = products.map(({ id, name, availability }) => `${id} ${name} ${availability}`).join('\n');
  const known = built.get(lang);
  if (known?.key === key) return known.index;
  const index = await buildSearchIndex(products.map(entryOfSummary), lang);
  built.set(lang, { key, index });
  return index;
}

function entryOfSummary({
  id,
  name,
  slug,
  swatches,
  brand,
  ribbon,
  sku,
  price,
  availability,
  isFile,
}: ProductSummary): SearchEntry {
  const lowest = lowestPrice(price);
  return {
    id,
    name,
    slug,
    categories: [],
    categoryIds: [],
    values: [...new Set(swatches.flatMap((swatch) => [swatch.name, labelOf(swatch)]))],
    colors: [...new Set(swatches.flatMap(({ color }) => familiesOfColor(color)))],
    brand,
    ribbons: ribbon === null ? [] : [ribbon],
    skus: sku === undefined ? [] : [sku],
    sections: '',
    description: '',
    price: lowest === null ? null : Number(lowest.amount),
    isOnSale: price.kind === 'sale',
    isSoldOut: availability === 'sold-out',
    isFile: isFile === true,
    popularity: 0,
  };
}
