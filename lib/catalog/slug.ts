import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage } from '@/lib/http/respond';
import { requireMissesLeft } from '@/lib/limits/misses';
import { barePath, decodeSegment, langOf } from '@/lib/urls';

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

/** Pages with a slug in their path. Plain pages have nothing before it. */
const SLUG_PAGE = /^\/(?:(products|categories)\/)?([^/]+)$/;

/**
 * Replaces a page that must not render. For an impossible slug, the "not found" page, so that no cache gets
 * an entry for it. For an IP address with too many unknown slugs, a 429, which a static page cannot set.
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
