import type { NextRequest } from 'next/server';
import { barePath, langOf } from '@/lib/urls';

/**
 * Request header with the language of the page, which handlers and actions cannot see otherwise.
 * The middleware replaces one that a client sends.
 */
export const PAGE_LANG = 'x-page-lang';

const NO_PAGE = /^\/(?:api|checkout)(?:\/|$)/;

/** Sets the language of the page that is requested, or that sent the request. */
export function setPageLang({ nextUrl, headers }: NextRequest): void {
  const isPage = !NO_PAGE.test(barePath(nextUrl.pathname));
  const path = isPage ? nextUrl.pathname : pathOf(headers.get('referer') ?? '');
  headers.set(PAGE_LANG, langOf(path));
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '/');
