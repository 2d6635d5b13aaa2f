import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage } from '@/lib/http/respond';
import { requireMissesLeft } from '@/lib/limits/misses';
import { barePath, decodeSegment, langOf } from '@/lib/urls';

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
 * Null when no product and no category can have the slug. Accepts an encoded or a decoded segment.
 * Never throws: a malformed escape is not a slug.
 */
export function readSlug(segment: string): string | null {
  // A character takes at most 12 characters of a URL: four bytes, each an escape of three
  // characters.
  if (segment.length > MAX_SLUG_LENGTH * 12) return null;
  const slug = decodeSegment(segment);
  if (slug === null || slug === '' || slug.length > MAX_SLUG_LENGTH) return null;
  return IMPOSSIBLE.test(slug) || /^\.+$/.test(slug) ? null : slug;
}

/** Pages with a slug in their path. Plain pages have nothing before it. */
const SLUG_PAGE = /^\/(?:(products|categories)\/)?([^/]+)$/;

/**
 * Replaces the page of a product or a category where it must not render. An impossible slug is
 * rewritten to the "not found" page, so that no cache gets an entry for it. A client IP address that
 * has requested too many unknown products or categories gets a 429, a status that a static page
 * cannot set itself.
 */
export function guardSlugPage(request: NextRequest): NextResponse | null {
  const { nextUrl, headers } = request;
  const path = barePath(nextUrl.pathname);
  const [, list, segment] = SLUG_PAGE.exec(path) ?? [];
  if (segment === undefined) return null;
  if (readSlug(segment) === null) return notFoundPage(request);
  if (list === undefined) return null;
  try {
    requireMissesLeft();
    return null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const page = errorPage(error, headers);
    page.headers.set('retry-after', String(error.retryAfterSeconds));
    return new NextResponse(page.body, page);
  }
}

/** Rewrites to the page of a 404, of which caches have one entry. */
export const notFoundPage = ({ nextUrl, url }: NextRequest): NextResponse =>
  NextResponse.rewrite(new URL(`/${langOf(nextUrl.pathname)}/not-found-page`, url));
