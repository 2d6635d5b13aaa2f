import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports';

/** Readers that return texts or prices of the catalog. */
const READERS =
  /\b(getCategories|getCategory|getProduct|getProductList|getNewestProducts|getRelatedProducts|getAllProducts|readCompared|readLinkedItems|getSummaries|getProductRecommendations|getCartRecommendations|getBestSellers|searchProducts|getSuggestions)\(/g;

/** Calls whose result shows no text and no price: the names of URLs. */
const WITHOUT_TEXTS = [
  'app/sitemap.xml/route.ts',
  'app/[lang]/products/[slug]/page.tsx: generateStaticParams',
  'app/[lang]/categories/[slug]/page.tsx: generateStaticParams',
];

/** Returns the arguments of the call whose parenthesis opens at `start`. */
function argumentsAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

/** Returns the name of the function declaration before a position. */
const functionBefore = (text: string, at: number): string =>
  [...text.slice(0, at).matchAll(/function (\w+)/g)].at(-1)?.[1] ?? '';

describe('pages and routes', () => {
  it('read the catalog in the language and the currency of the shopper', () => {
    const without = sourceFiles('app').flatMap(({ path, text }) =>
      [...text.matchAll(READERS)]
        .filter(({ 0: call, index }) => !/view/i.test(argumentsAt(text, index + call.length - 1)))
        .filter(
          ({ index }) =>
            !WITHOUT_TEXTS.includes(path) &&
            !WITHOUT_TEXTS.includes(`${path}: ${functionBefore(text, index)}`),
        )
        .map(({ 1: reader }) => `${path}: ${reader}`),
    );
    expect(without).toEqual([]);
  });
});
