import type { ProductSummary } from './types';

/**
 * The products that hold every word of the query in their name, brand, ribbon or colors, best first: a name that
 * starts with the query, then a name that holds all words, then the rest, each in the given order.
 *
 * Case and accents do not count.
 */
export function matchProducts(products: ProductSummary[], query: string): ProductSummary[] {
  const messages = fold(query).split(/\s+/).filter(Boolean);
  if (messages.length === 0) return [];
  const phrase = messages.join(' ');
  const ranked = products.flatMap((product) => {
    const name = fold(product.name);
    const text = [name, product.brand, product.ribbon, ...product.swatches.map((swatch) => swatch.name)]
      .map((part) => fold(part ?? ''))
      .join(' ');
    if (!messages.every((word) => text.includes(word))) return [];
    const rank = name.startsWith(phrase) ? 0 : messages.every((word) => name.includes(word)) ? 1 : 2;
    return [{ product, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
}

/** Whether a text holds every word of the query; false for a query without words. */
export function matchesTerms(text: string, query: string): boolean {
  const messages = fold(query).split(/\s+/).filter(Boolean);
  return messages.length > 0 && messages.every((word) => fold(text).includes(word));
}

/**
 * A text in parts, those that a word of the query stands for marked. A letter with an accent is one with its plain
 * sister, as in `matchProducts`.
 */
export function markTerms(text: string, query: string): { text: string; marked: boolean }[] {
  const messages = fold(query).split(/\s+/).filter(Boolean);
  const letters = [...text];
  // The plain letters, each with the place it comes from: `ß` and ligatures become two.
  const plain = letters.flatMap((letter, place) =>
    [...(fold(letter) || letter)].map((char) => ({ char, place })),
  );
  const folded = plain.map(({ char }) => char).join('');
  const marked = new Set<number>();
  for (const word of messages)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (const { place } of plain.slice(at, at + word.length)) marked.add(place);
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
