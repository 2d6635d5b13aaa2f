import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LANG, LANG_COOKIE, LANGS, type Lang } from '@/lib/i18n/lang';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';
import { langOf, localHref } from '@/lib/urls';
import { acceptsHtml, isPageLoad } from './same-origin';

const NO_PAGE =
  /^\/(?:api|auth|checkout|sign-out|\.well-known|login\/hosted|forgot-password\/start|_next)(?:\/|$)/;

/** Null unless a browser loads a page without a language prefix. Search engines name no language. */
export function languageRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  if (langOf(pathname) !== DEFAULT_LANG || NO_PAGE.test(pathname) || !isPageRequest(request)) return null;
  const lang = requestedLang(request);
  if (lang === null || lang === DEFAULT_LANG) return null;
  const response = NextResponse.redirect(new URL(localHref(lang, pathname) + search, request.url), 307);
  // For other requests this URL responds with the page itself.
  response.headers.set('vary', 'Accept-Language, Cookie');
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** The shopper chose it, else the browser prefers it. Null without either. */
export function requestedLang({ cookies, headers }: NextRequest): Lang | null {
  const chosen = cookies.get(LANG_COOKIE)?.value;
  return LANGS.find((lang) => lang === chosen) ?? preferredLang(headers.get('accept-language'));
}

const isPageRequest = ({ method, headers }: NextRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.has('rsc') &&
  isPageLoad(headers) &&
  acceptsHtml(headers);
