import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage } from '@/lib/http/respond';
import { requireMissesLeft } from '@/lib/limits/misses';
import { BLOG_HREF, barePath, decodeSegment, langOf } from '@/lib/urls';

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
const BLOG_PAGE =
  /^\/blog(?:\/tags\/[^/]{1,300}|(?=\/pages\/))?(?:\/pages\/[1-9]\d{0,3})?$|^\/blog\/[^/]{1,300}$/;
const SLUG_PAGE = /^\/(?:(products|categories)\/)?([^/]+)$/;

/**
 * Replaces the page of a product or a category where it must not render. An impossible slug is
 * rewritten to the "not found" page, so that no cache gets an entry for it. A client IP address that
 * has requested too many unknown products or categories gets a 429, a status that a static page
 * cannot set itself.
 */
export function guardSlugPage({ nextUrl, headers, url }: NextRequest): NextResponse | null {
  const path = barePath(nextUrl.pathname);
  const [, list, segment] = SLUG_PAGE.exec(path) ?? [];
  // A page of the blog is found among all of them, so one that does not exist costs nothing.
  if (path.startsWith(`${BLOG_HREF}/`) && !BLOG_PAGE.test(path))
    return NextResponse.rewrite(new URL(`/${langOf(nextUrl.pathname)}/not-found-page`, url));
  if (segment === undefined) return null;
  if (readSlug(segment) === null)
    return NextResponse.rewrite(new URL(`/${langOf(nextUrl.pathname)}/not-found-page`, url));
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
