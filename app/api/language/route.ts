import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { seeOther } from '@/lib/http/respond';
import { LANG_COOKIE, toLang } from '@/lib/i18n/lang';
import { localHref, safePath } from '@/lib/urls';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores a locale, `?to=de`, and redirects to the same page in it. It is a GET because it changes
 * nothing but the language and needs no session. A POST would create a session for a shopper who
 * only browses.
 */
export function GET({ nextUrl, headers }: NextRequest): Response {
  const lang = toLang(nextUrl.searchParams.get('to'));
  const response = seeOther(localHref(lang, cameFrom(headers)));
  const secure = env.SITE_URL.startsWith('https://') ? '; Secure' : '';
  response.headers.set(
    'set-cookie',
    `${LANG_COOKIE}=${lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`,
  );
  return response;
}

/** Returns the path of the referring page, or the home page if the browser sends no referrer. */
function cameFrom(headers: Headers): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === headers.get('host') ? safePath(pathname + search, '/') : '/';
}
