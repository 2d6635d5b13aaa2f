import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage } from '@/lib/http/error-page';
import { requireMissesLeft } from '@/lib/limits/misses';
import { barePath, langOf } from '@/lib/urls';
import { readSlug } from './slug';

/** Pages with a slug in their path. Plain pages have nothing before it. */
const SLUG_PAGE = /^\/(?:(products|categories)\/)?([^/]+)$/;

/**
 * Returns a response that replaces the page of a product or a category, or null. An impossible slug
 * is rewritten to the "not found" page, so that no cache gets an entry for it. A client address
 * that has requested too many unknown products or categories gets a 429, a status that a static
 * page cannot set itself.
 */
export function guardSlugPage({ nextUrl, headers, url }: NextRequest): NextResponse | null {
  const [, list, segment] = SLUG_PAGE.exec(barePath(nextUrl.pathname)) ?? [];
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
