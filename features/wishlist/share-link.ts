import { MAX_SAVED } from '@/lib/model/saved-items';

/** The 16 bytes of a GUID take 22 characters in a link, and not 36: a list of 100 is a link of 2.3 kB. */

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const CODE = /^[\w-]{22}$/;
const SEPARATOR = '.';

const encode = (id: string): string => {
  const bytes = id.replaceAll('-', '').match(/../g) ?? [];
  const text = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

function decode(code: string): string {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = [...text].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the path of the page that shows these products, without a language. */
export const sharedListHref = (ids: readonly string[]): string =>
  `/wishlist/shared?items=${ids
    .filter((id) => GUID.test(id))
    .slice(0, MAX_SAVED)
    .map(encode)
    .join(SEPARATOR)}`;

/** At most 100. Skips what is not an id. */
export function sharedIds(items: string | string[] | undefined): string[] {
  if (typeof items !== 'string') return [];
  const codes = items.split(SEPARATOR, MAX_SAVED).filter((code) => CODE.test(code));
  return [...new Set(codes.map(decode))];
}
