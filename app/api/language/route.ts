import type { NextRequest } from 'next/server';
import { seeOther } from '@/lib/http/respond';
import { referringPath } from '@/lib/http/same-origin';
import { LANG_COOKIE, toLang } from '@/lib/i18n/lang';
import { storeChoice } from '@/lib/session/store-tokens';
import { localHref } from '@/lib/urls';

/** `?to=de` stores a locale and redirects to the same page in it. A GET: a POST would create a session. */
export async function GET({ nextUrl, headers }: NextRequest): Promise<Response> {
  const lang = toLang(nextUrl.searchParams.get('to'));
  await storeChoice(LANG_COOKIE, lang);
  return seeOther(localHref(lang, referringPath(headers)));
}
