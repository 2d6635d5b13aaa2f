import type { MetadataRoute } from 'next';
import { ownFile, SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { readVariant } from '@/lib/i18n/currency.mjs';
import { LANGS, type Lang, LOCALES, shopText } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

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

/** The icons that the build makes from the drawing (scripts/lib/build/pictures.mjs). */
const ICONS = [
  { ending: '-192.png', sizes: '192x192', purpose: 'any' },
  { ending: '-512.png', sizes: '512x512', purpose: 'any' },
  { ending: '-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** All languages are one app. It cannot be installed without a `favicon` in `shop.config.ts`. */
function webManifest(lang: Lang): MetadataRoute.Manifest {
  const { name, description, favicon, colors } = SHOP;
  const canvas = resolveColors(colors).canvas.light;
  return {
    id: '/',
    name,
    short_name: name,
    description: description && shopText(description, lang),
    start_url: localHref(lang, '/'),
    scope: '/',
    display: 'standalone',
    lang,
    dir: LOCALES[lang].direction,
    background_color: canvas,
    theme_color: canvas,
    categories: ['shopping'],
    icons: favicon
      ? ICONS.map(({ ending, sizes, purpose }) => ({
          src: ownFile(favicon.replace(/\.svg$/, ending)),
          type: 'image/png',
          sizes,
          purpose,
        }))
      : [],
  };
}
