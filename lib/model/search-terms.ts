import type { ProductSummary } from './product';
import { labelOf } from './product';

/** Returns a text for comparisons that ignore case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const termsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/**
 * Typing errors in search terms. A word of at least four letters may have one wrong, absent, extra
 * or swapped letter, and one of at least eight may have two. Its first letter must be right.
 */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Nobody types longer words, and the comparison takes time by the square of the length. */
const MAX_WORD_LENGTH = 40;

/** Returns whether any term is long enough to have a typing error. */
export const mayBeMistyped = (query: string): boolean =>
  termsOf(query).some(({ length }) => allowedErrors(length) > 0);

const distinctTerms = (text: string): string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])];

/**
 * Returns whether each term is in the text or resembles the beginning of one of its words, and how
 * many of the terms are in it. Null for a text that lacks a term.
 */
export function compareTerms(text: string, query: string): number | null {
  const folded = fold(text);
  const words = distinctTerms(text);
  let exact = 0;
  for (const term of termsOf(query)) {
    if (folded.includes(term)) exact += 1;
    else if (!words.some((word) => errorsIn(term, word).asBeginning <= allowedErrors(term.length)))
      return null;
  }
  return exact;
}

/**
 * Returns the search terms with each mistyped one replaced by the most similar word of the texts.
 * Null when there is nothing to correct, or a term resembles no word.
 */
export function correctTerms(query: string, texts: readonly string[]): string | null {
  const words = [...new Set(texts.flatMap(distinctTerms))];
  const terms = termsOf(query);
  const corrected = terms.map((term) => {
    if (words.some((word) => word.includes(term))) return term;
    const similar = words
      .map((word) => ({ word, ...errorsIn(term, word) }))
      .filter(({ asBeginning }) => asBeginning <= allowedErrors(term.length));
    // Sorting is stable: of equal words, the one of the first text is the best.
    return similar.sort((a, b) => a.asWhole - b.asWhole)[0]?.word;
  });
  const found = corrected.filter((term) => term !== undefined);
  if (found.length < terms.length || found.every((term, index) => term === terms[index])) return null;
  return found.join(' ');
}

/**
 * Returns the errors of a typed term, compared with a whole word and with the most similar
 * beginning of it (optimal string alignment distance). Infinite for another first letter.
 */
function errorsIn(typed: string, word: string): { asWhole: number; asBeginning: number } {
  const none = { asWhole: Number.POSITIVE_INFINITY, asBeginning: Number.POSITIVE_INFINITY };
  if (typed[0] !== word[0] || typed.length > MAX_WORD_LENGTH || word.length > MAX_WORD_LENGTH) return none;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const cost = typed[row - 1] === word[column - 1] ? 0 : 1;
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + cost,
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return { asWhole: at(last, word.length), asBeginning: Math.min(...last) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/**
 * Returns the products that contain every term of the query in their name, brand, ribbon or colors,
 * in the order of `rankByName`. The comparison ignores case and accents.
 */
export function matchProducts(products: ProductSummary[], query: string): ProductSummary[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const found = products.filter((product) => {
    const text = fold(searchedText(product));
    return terms.every((term) => text.includes(term));
  });
  return rankByName(found, query);
}

/**
 * Returns the things with those first whose name has the terms at the beginning of its words, the
 * earlier word first. Then those whose name contains all terms, then the rest. Equal ranks keep the
 * given order.
 */
export function rankByName<T extends { name: string }>(things: readonly T[], query: string): T[] {
  const terms = termsOf(query);
  const ranked = things.map((thing) => ({ thing, rank: rankOfName(thing.name, terms) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing);
}

/** No name has as many words. */
const CONTAINED = 1_000;
const ABSENT = 2_000;

function rankOfName(name: string, terms: readonly string[]): number {
  if (!terms.every((term) => fold(name).includes(term))) return ABSENT;
  const words = distinctTerms(name);
  const places = terms.map((term) => words.findIndex((word) => word.startsWith(term)));
  return places.includes(-1) ? CONTAINED : Math.min(...places);
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
 * Returns the things whose name contains every term of the query, in the order of `rankByName`.
 * Without any, those whose name resembles the terms.
 */
export function matchNames<T extends { name: string }>(things: readonly T[], query: string): T[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const exact = things.filter(({ name }) => terms.every((term) => fold(name).includes(term)));
  return exact.length > 0
    ? rankByName(exact, query)
    : things.filter(({ name }) => compareTerms(name, query) !== null);
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
