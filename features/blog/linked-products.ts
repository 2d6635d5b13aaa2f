import { decodeSegment } from '@/lib/urls';

/** One row. */
const MAX_PRODUCTS = 4;

const PRODUCT_LINK = /href="(?:\/[a-z-]{2,7})?\/products\/([^"/?#]+)/g;

/** Slugs of the products that a text leads to, in its order. @param html sanitized */
export function linkedProducts(html: string): string[] {
  const slugs = [...html.matchAll(PRODUCT_LINK)].flatMap(([, slug = '']) => decodeSegment(slug) ?? []);
  return [...new Set(slugs)].slice(0, MAX_PRODUCTS);
}
