import { DEFAULT_LANG, LANGS, type Lang, toLang } from './i18n/lang';

/** Addresses inside the shop, written once, without the prefix of a language; `localHref` puts it before them. */
export const productHref = (slug: string): string => `/products/${encodeURIComponent(slug)}`;
export const categoryHref = (slug: string): string => `/categories/${encodeURIComponent(slug)}`;

const PREFIX = new RegExp(`^/(${LANGS.join('|')})(?=[/?#]|$)`);

/** The language of a path of this shop: `/de/cart` is German, `/cart` is in the default language. */
export const langOf = (path: string): Lang => toLang(PREFIX.exec(path)?.[1]);

/** A path without the prefix of its language: `/de/cart` → `/cart`. It never becomes the address of another site. */
export const barePath = (path: string): string => path.replace(PREFIX, '').replace(/^\/*/, '/');

/** A path in a language, whatever prefix it has had: `('de', '/cart')` → `/de/cart`. Anything else stays as it is. */
export function localHref(lang: Lang, path: string): string {
  if (!path.startsWith('/')) return path;
  const bare = barePath(path);
  return lang === DEFAULT_LANG ? bare : `/${lang}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}

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
