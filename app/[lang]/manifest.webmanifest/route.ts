import { readVariant } from '@/lib/i18n/currency.mjs';
import { LANGS } from '@/lib/i18n/lang';
import { webManifest } from '@/lib/offline/web-manifest';

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** The manifest of the installed shop, in the language of the page that names it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[lang]/manifest.webmanifest'>,
): Promise<Response> {
  // A browser that sends the cookie of a currency gets the route of that variant of the page.
  const code = readVariant((await params).lang).lang;
  const lang = LANGS.find((one) => one === code);
  if (!FEATURES.offline || !lang)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return Response.json(webManifest(lang), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
