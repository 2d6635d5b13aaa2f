import type { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { referringPath } from '@/lib/http/referring-path';
import { seeOther } from '@/lib/http/respond';
import { LANG_COOKIE, toLang } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores a locale, `?to=de`, and redirects to the same page in it. It is a GET because it changes
 * nothing but the language and needs no session. A POST would create a session for a shopper who
 * only browses.
 */
export function GET({ nextUrl, headers }: NextRequest): Response {
  const lang = toLang(nextUrl.searchParams.get('to'));
  const response = seeOther(localHref(lang, referringPath(headers)));
  const secure = env.SITE_URL.startsWith('https://') ? '; Secure' : '';
  response.headers.set(
    'set-cookie',
    `${LANG_COOKIE}=${lang}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`,
  );
  return response;
}
