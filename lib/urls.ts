/** Addresses inside the shop, written once. */
export const productHref = (slug: string): string => `/products/${encodeURIComponent(slug)}`;
export const categoryHref = (slug: string): string => `/categories/${encodeURIComponent(slug)}`;

/**
 * A return address as a shopper's browser sent it, or `fallback` when it is not a path of this shop. Refuses other
 * origins in every spelling browsers accept: `//host`, `/\host`, control characters, schemes.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/') || /[\p{Cc}\s\\]/u.test(path)) return fallback;
  const base = 'http://shop.invalid';
  if (!URL.canParse(path, base)) return fallback;
  const url = new URL(path, base);
  // Dot segments are gone only now: `/.//host` has become `//host`, which is another site.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** A part of an address as it reads without its percent signs, or as it stands when they do not make sense. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
