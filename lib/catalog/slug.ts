import { decodeSegment } from '@/lib/urls';

/** Characters of the platform's longest slug: 300 in catalog V3, 100 in V1. */
const MAX_SLUG_LENGTH = 300;

/** Control characters, lone surrogates, whitespace and URL delimiters. The platform accepts all alphabets. */
const IMPOSSIBLE = /[\p{C}\p{Z}/\\?#%<>"'`{}|^[\]]/u;

/** Null when nothing can have the slug. Accepts an encoded or a decoded segment, and never throws. */
export function readSlug(segment: string): string | null {
  // A character takes at most 12 in a URL: four bytes, each an escape of three characters.
  if (segment.length > MAX_SLUG_LENGTH * 12) return null;
  const slug = decodeSegment(segment);
  if (slug === null || slug === '' || slug.length > MAX_SLUG_LENGTH) return null;
  return IMPOSSIBLE.test(slug) || /^\.+$/.test(slug) ? null : slug;
}
