import { labelOf } from '@/lib/model/label';
import type { ProductSummary } from '@/lib/model/product';
import { fold, termsOf } from './fold';
import { compareTerms } from './spelling';

/**
 * Returns the products that contain every term of the query in their name, brand, ribbon or colors.
 * A name that starts with the query ranks first, then a name that contains all terms, then the
 * rest. Equal ranks keep the given order. The comparison ignores case and accents.
 */
export function matchProducts(products: ProductSummary[], query: string): ProductSummary[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const phrase = terms.join(' ');
  const ranked = products.flatMap((product) => {
    const name = fold(product.name);
    const text = fold(searchedText(product));
    if (!terms.every((term) => text.includes(term))) return [];
    const rank = name.startsWith(phrase) ? 0 : terms.every((term) => name.includes(term)) ? 1 : 2;
    return [{ product, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
}

/**
 * Returns the products that contain or resemble every term of the query, those that contain most
 * terms first. Use it for a query that `matchProducts` finds nothing for.
 */
export const similarProducts = (products: ProductSummary[], query: string): ProductSummary[] =>
  products
    .flatMap((product) => {
      const exact = compareTerms(searchedText(product), query);
      return exact === null ? [] : [{ product, exact }];
    })
    .sort((a, b) => b.exact - a.exact)
    .map(({ product }) => product);

/** Returns the texts of a product that the shop's own search compares. */
export const searchedText = ({ name, brand, ribbon, swatches }: ProductSummary): string =>
  [name, brand ?? '', ribbon ?? '', ...swatches.map(labelOf)].join(' ');

/**
 * Returns the things whose name contains every term of the query. Without any, those whose name
 * resembles the terms.
 */
export function matchNames<T extends { name: string }>(things: readonly T[], query: string): T[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const exact = things.filter(({ name }) => terms.every((term) => fold(name).includes(term)));
  return exact.length > 0 ? exact : things.filter(({ name }) => compareTerms(name, query) !== null);
}

/**
 * Splits a text into parts and marks the parts that match a term of the query. The comparison
 * ignores case and accents, as in `matchProducts`.
 */
export function markTerms(text: string, query: string): { text: string; marked: boolean }[] {
  const terms = termsOf(query);
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
