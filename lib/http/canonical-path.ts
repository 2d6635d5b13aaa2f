/** What follows one of these is a name out of the catalog or an order, whose spelling is not the shop's to change. */
const NAMES = new Set(['products', 'categories', 'orders']);

/**
 * The address in its one spelling, or null when it has it: lower case except for slugs and ids. The rewrites of
 * `next.config.ts` match without regard to case and the shop's own checks do not, so `/PRODUCTS?sale=1` and `/De/cart`
 * would be served under another page's rules.
 */
export function canonicalRedirect(url: URL): URL | null {
  const segments = url.pathname.split('/');
  const canonical = segments
    .map((segment, index) =>
      NAMES.has(segments[index - 1]?.toLowerCase() ?? '') ? segment : lowerCase(segment),
    )
    .join('/');
  if (canonical === url.pathname) return null;
  const target = new URL(url);
  target.pathname = canonical;
  return target;
}

/** ASCII letters only, and not those of percent escapes. */
const lowerCase = (segment: string): string =>
  segment.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
