import type { NextRequest } from 'next/server';
import { seeOther } from '@/lib/http/respond';
import { referringPath } from '@/lib/http/same-origin';
import { LANG_COOKIE, toLang } from '@/lib/i18n/lang';
import { storeChoice } from '@/lib/session/store-tokens';
import { localHref } from '@/lib/urls';

/**
 * Stores a locale, `?to=de`, and redirects to the same page in it. It is a GET because it changes
 * nothing but the language and needs no session. A POST would create a session for a shopper who
 * only browses.
 */
export async function GET({ nextUrl, headers }: NextRequest): Promise<Response> {
  const lang = toLang(nextUrl.searchParams.get('to'));
  await storeChoice(LANG_COOKIE, lang);
  return seeOther(localHref(lang, referringPath(headers)));
}
