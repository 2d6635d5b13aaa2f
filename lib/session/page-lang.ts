import type { NextRequest } from 'next/server';
import { barePath, langOf } from '@/lib/urls';

/** Tells handlers and actions the language of their page. The middleware replaces a client's own. */
export const PAGE_LANG = 'x-page-lang';

const NO_PAGE = /^\/(?:api|checkout)(?:\/|$)/;

/** Sets the language of the page that is requested, or that sent the request. */
export function setPageLang({ nextUrl, headers }: NextRequest): void {
  const isPage = !NO_PAGE.test(barePath(nextUrl.pathname));
  const path = isPage ? nextUrl.pathname : pathOf(headers.get('referer') ?? '');
  headers.set(PAGE_LANG, langOf(path));
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '/');
