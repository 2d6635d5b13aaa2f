/** A slug, an order id or a code follows these segments. Its case is significant and stays. */
const NAMES = new Set(['products', 'categories', 'orders', 'discount']);

/**
 * Null when the URL is canonical. The rewrites of next.config.ts ignore case and the shop's own checks do
 * not, so `/PRODUCTS?sale=1` and `/De/cart` would be served under another page's rules.
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

const lowerCase = (segment: string): string =>
  segment.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
