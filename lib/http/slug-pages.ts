import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { readSlug } from '@/lib/catalog/slug';
import { ShopError } from '@/lib/errors/shop-error';
import { requireMissesLeft } from '@/lib/limits/misses';
import { barePath, langOf } from '@/lib/urls';
import { errorPage } from './error-page';

/** Pages that are named by a slug. */
const SLUG_PAGE = /^\/(?:products|categories)\/([^/]+)$/;

/**
 * Returns what the page of a product or a category is answered with instead: the shop's "not found" for what no slug can
 * be, so that no cache gets an entry for it; a 429 when the client address has asked for too many that do not exist, a
 * status that a static page cannot choose itself. Null for every other request.
 */
export function guardSlugPage({ nextUrl, headers, url }: NextRequest): NextResponse | null {
  const [, segment] = SLUG_PAGE.exec(barePath(nextUrl.pathname)) ?? [];
  if (segment === undefined) return null;
  if (readSlug(segment) === null)
    return NextResponse.rewrite(new URL(`/${langOf(nextUrl.pathname)}/not-found-page`, url));
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
