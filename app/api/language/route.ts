import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { seeOther } from '@/lib/http/respond';
import { LANG_COOKIE, toLang } from '@/lib/i18n/lang';
import { localHref, safePath } from '@/lib/urls';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Remembers a language, `?to=de`, and leads to the same page in it. A GET, because it changes nothing but words, and
 * needs no session: a POST would make a visitor of somebody who only looks.
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

/** The path of the page whose switch was pressed; home where the browser does not tell. */
function cameFrom(headers: Headers): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === headers.get('host') ? safePath(pathname + search, '/') : '/';
}
