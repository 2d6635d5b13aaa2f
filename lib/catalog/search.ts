import type { ProductSummary } from '@/lib/model/product';

/**
 * Returns the products that contain every term of the query in their name, brand, ribbon or colors.
 * A name that starts with the query ranks first, then a name that contains all terms, then the
 * rest. Equal ranks keep the given order. The comparison ignores case and accents.
 */
export function matchProducts(products: ProductSummary[], query: string): ProductSummary[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const phrase = terms.join(' ');
  const ranked = products.flatMap((product) => {
    const name = fold(product.name);
    const text = [name, product.brand, product.ribbon, ...product.swatches.map((swatch) => swatch.name)]
      .map((part) => fold(part ?? ''))
      .join(' ');
    if (!terms.every((term) => text.includes(term))) return [];
    const rank = name.startsWith(phrase) ? 0 : terms.every((term) => name.includes(term)) ? 1 : 2;
    return [{ product, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
}

/** Returns whether a text contains every term of the query; false for a query without terms. */
export function matchesTerms(text: string, query: string): boolean {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return terms.length > 0 && terms.every((term) => fold(text).includes(term));
}

/**
 * Splits a text into parts and marks the parts that match a term of the query. The comparison
 * ignores case and accents, as in `matchProducts`.
 */
export function markTerms(text: string, query: string): { text: string; marked: boolean }[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const letters = [...text];
  // Each folded letter has the position of its original, because a ligature folds into two letters.
  const plain = letters.flatMap((letter, place) =>
    [...(fold(letter) || letter)].map((char) => ({ char, place })),
  );
  const folded = plain.map(({ char }) => char).join('');
  const marked = new Set<number>();
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      for (const { place } of plain.slice(at, at + term.length)) marked.add(place);
  const parts: { text: string; marked: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.marked === marked.has(place)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(place) });
  }
  return parts;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
