import { PRIVATE, seeOther } from '@/lib/http/respond';
import { isPageLoad } from '@/lib/http/same-origin';
import { toLang } from '@/lib/i18n/lang';
import { barePath, decodeSegment, localHref, safePath } from '@/lib/urls';
import { readCode } from './code';
import { NOTE_ID } from './note-id';
import { noteCode } from './noted-code';

/** Characters of the path that a link may lead to. */
const MAX_PATH = 500;

type Context = { params: Promise<{ lang: string; code: string }> };

/**
 * `/discount/WELCOME10?to=/products` notes the code in a cookie and leads on. A GET, so it calls
 * nothing and changes no cart: the next item applies the code. Prefetches and embedded requests note nothing.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!FEATURES.discountLinks) return new Response(null, { status: 404, headers: PRIVATE });
  const { lang, code: segment } = await params;
  const given = new URL(request.url).searchParams.get('to')?.slice(0, MAX_PATH);
  const path = safePath(given, '/');
  // A path with a language keeps it. The others are in the language of the link.
  const page = barePath(path) === path ? localHref(toLang(lang), path) : path;
  const code = readCode(decodeSegment(segment));
  if (code === null || !isPageLoad(request.headers)) return seeOther(page);
  await noteCode(code);
  // The cart's page names the code. Other pages are the same for all shoppers.
  const isCart = barePath(new URL(page, request.url).pathname) === '/cart';
  return seeOther(isCart ? page : `${page.replace(/#.*/, '')}#${NOTE_ID}`);
}
