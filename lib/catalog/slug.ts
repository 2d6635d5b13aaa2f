/**
 * The longest slug of the platform, in characters: 300 in catalog V3, 100 in V1. A longer one names nothing.
 */
const MAX_SLUG_LENGTH = 300;

/**
 * What no slug holds: controls, unassigned characters and lone surrogates, blanks, and what separates or ends a part of
 * an address. Letters and digits of every alphabet are allowed: the platform keeps them.
 */
const IMPOSSIBLE = /[\p{C}\p{Z}/\\?#%<>"'`{}|^[\]]/u;

/**
 * Returns the slug in one segment of a path, or null when no product and no category can have it. Takes the segment as it
 * stands in the address or already decoded. Never throws: a malformed escape is no slug.
 */
export function readSlug(segment: string): string | null {
  // Each character takes at most 12 characters of an address: four bytes, three letters each.
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
