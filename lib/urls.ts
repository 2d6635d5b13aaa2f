import type { Lang } from './i18n/lang';
import { barePath, langOf, prefixOf } from './i18n/locales.mjs';

export { barePath, langOf };

export const VARIANT_PARAMETER = 'variant';
export const COLOR_PARAMETER = 'color';
/** Parameters of a product's URL that choose something. Its page is rendered per request then. */
export const CHOICE_PARAMETERS = [VARIANT_PARAMETER, COLOR_PARAMETER] as const;

/** URLs inside the shop without a language prefix. `localHref` adds the prefix. */
export const productHref = (slug: string): string => `/products/${encodeURIComponent(slug)}`;
export const GIFT_CARD_HREF = '/gift-card';
export const variantHref = (slug: string, variantId: string): string =>
  `${productHref(slug)}?${new URLSearchParams({ [VARIANT_PARAMETER]: variantId })}`;
/** Chooses a color by its name in the site's main language. */
export const colorHref = (slug: string, color: string): string =>
  `${productHref(slug)}?${new URLSearchParams({ [COLOR_PARAMETER]: color })}`;

/** Products side by side. */
export const MAX_COMPARED = 4;
/** @param entries slugs, each with a colon and the id of a variant where one was chosen */
export const compareHref = (entries: readonly string[]): string =>
  `/compare?products=${entries.map(encodeURIComponent).join(',')}`;

export const categoryHref = (slug: string): string => `/categories/${encodeURIComponent(slug)}`;

export const ORDERS_HREF = '/account/orders';
export const orderHref = (orderId: string): string => `${ORDERS_HREF}/${encodeURIComponent(orderId)}`;
/** A null cursor is the first page. */
export const ordersHref = (cursor: string | null): string =>
  cursor === null ? ORDERS_HREF : `${ORDERS_HREF}?cursor=${encodeURIComponent(cursor)}`;

/** `('de', '/cart')` → `/de/cart`. Leaves anything but a path as it is. */
export function localHref(lang: Lang, path: string): string {
  if (!path.startsWith('/')) return path;
  const bare = barePath(path);
  const prefix = prefixOf(lang);
  return prefix === '' ? bare : prefix + bare.replace(/^\/(?=[?#]|$)/, '');
}

/** Rejects other sites in all spellings that browsers accept: `//host`, `/\host`, schemes, control codes. */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/') || /[\p{Cc}\s\\]/u.test(path)) return fallback;
  const base = 'http://shop.invalid';
  if (!URL.canParse(path, base)) return fallback;
  const url = new URL(path, base);
  // Parsing has only now resolved dot segments: `/.//host` is `//host`, which is another site.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

type Parameter = string | string[] | undefined;

/** The first of repeated search parameters. */
export const firstOf = (value: Parameter): string | undefined => (Array.isArray(value) ? value[0] : value);

/** A rewrite appends its own parameters to those of the request (next.config.ts), so the last one counts. */
export const lastOf = (value: Parameter): string => (Array.isArray(value) ? value.at(-1) : value) ?? '';

/** Null when percent escapes are malformed. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

export const withReturn = (path: string, returnTo: string): string =>
  `${path}?returnTo=${encodeURIComponent(returnTo)}`;

/** The sign-in page is in the language of the path that it leads back to. */
export const signInHref = (returnTo: string): string =>
  localHref(langOf(returnTo), withReturn('/login', returnTo));
