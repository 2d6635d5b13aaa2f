import type { NextRequest } from 'next/server';
import { barePath, langOf } from '@/lib/urls';

/**
 * A cookie that exists in the request only: no browser stores it, and the middleware replaces one
 * that a browser sends. Handlers and actions cannot see the language of the page otherwise.
 */
export const PAGE_LANG = 'page-lang';

/** Paths that pages send requests to. */
const NO_PAGE = /^\/(?:api|checkout)(?:\/|$)/;

/** Notes the language of the page that is requested, or that sent the request. */
export function notePageLang({ nextUrl, headers, cookies }: NextRequest): void {
  const isPage = !NO_PAGE.test(barePath(nextUrl.pathname));
  const path = isPage ? nextUrl.pathname : pathOf(headers.get('referer') ?? '');
  cookies.set(PAGE_LANG, langOf(path));
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '/');
