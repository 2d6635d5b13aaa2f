import { type NextRequest, NextResponse } from 'next/server';
import { langOf, localHref } from '../urls';
import { DEFAULT_LANG, LANG_COOKIE, LANGS, type Lang } from './lang';
import { preferredLang } from './negotiate.mjs';

/** What is no page, or one for those who build the shop. */
const NO_PAGE = /^\/(?:api|auth|checkout|sign-out|login\/hosted|forgot-password\/start|design|_next)(?:\/|$)/;

/**
 * Leads a browser that loads a page by its address without a prefix to the page in the language that was chosen before,
 * else in the one that the browser prefers. Null for all other requests: parts of pages, prefetches, changes, scripts,
 * and whoever names no language, as search engines do.
 */
export function languageRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  if (langOf(pathname) !== DEFAULT_LANG || NO_PAGE.test(pathname) || !isPageLoad(request)) return null;
  const lang = chosenLang(request) ?? preferredLang(request.headers.get('accept-language'));
  if (lang === null || lang === DEFAULT_LANG) return null;
  const response = NextResponse.redirect(new URL(localHref(lang, pathname) + search, request.url), 307);
  // The address answers others with the page itself.
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

function chosenLang({ cookies }: NextRequest): Lang | undefined {
  const chosen = cookies.get(LANG_COOKIE)?.value;
  return LANGS.find((lang) => lang === chosen);
}

function isPageLoad({ method, headers }: NextRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('rsc') || headers.has('next-router-prefetch'))
    return false;
  if (headers.get('sec-purpose')?.includes('prefetch') || headers.get('purpose') === 'prefetch') return false;
  const destination = headers.get('sec-fetch-dest');
  // Browsers of before 2023 do not say what they load a thing for.
  return destination === null
    ? (headers.get('accept') ?? '').includes('text/html')
    : destination === 'document';
}
