import type { ProductSummary } from './types';

/**
 * The products that hold every word of the query in their name, brand, ribbon or colours, best first: a name that
 * starts with the query, then a name that holds all words, then the rest, each in the given order.
 *
 * Case and accents do not count.
 */
export function matchProducts(products: ProductSummary[], query: string): ProductSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const ranked = products.flatMap((product) => {
    const name = fold(product.name);
    const text = [name, product.brand, product.ribbon, ...product.swatches.map((swatch) => swatch.name)]
      .map((part) => fold(part ?? ''))
      .join(' ');
    if (!words.every((word) => text.includes(word))) return [];
    const rank = name.startsWith(phrase) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2;
    return [{ product, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
