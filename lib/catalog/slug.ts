/**
 * The longest slug of the platform, in characters: 300 in catalog V3, 100 in V1. A longer one names
 * nothing.
 */
const MAX_SLUG_LENGTH = 300;

/**
 * Characters that no slug contains: control and unassigned characters, lone surrogates, whitespace
 * and URL delimiters. Letters and digits of every alphabet are allowed, because the platform
 * accepts them.
 */
const IMPOSSIBLE = /[\p{C}\p{Z}/\\?#%<>"'`{}|^[\]]/u;

/**
 * Returns the slug in one segment of a path, or null when no product and no category can have it.
 * Accepts an encoded or a decoded segment. Never throws: a malformed escape is no slug.
 */
export function readSlug(segment: string): string | null {
  // A character takes at most 12 characters of a URL: four bytes, each an escape of three
  // characters.
  if (segment.length > MAX_SLUG_LENGTH * 12) return null;
  const slug = decoded(segment);
  if (slug === null || slug === '' || slug.length > MAX_SLUG_LENGTH) return null;
  return IMPOSSIBLE.test(slug) || /^\.+$/.test(slug) ? null : slug;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
