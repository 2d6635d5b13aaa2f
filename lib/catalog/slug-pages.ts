import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage } from '@/lib/http/respond';
import { requireMissesLeft } from '@/lib/limits/misses';
import { barePath, langOf } from '@/lib/urls';
import { readSlug } from './slug';

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
