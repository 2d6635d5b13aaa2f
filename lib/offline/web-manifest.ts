import 'server-only';
import type { MetadataRoute } from 'next';
import { ownFile, SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { type Lang, LOCALES, shopText } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

/** The icons that the build makes from the drawing (scripts/lib/build/pictures.mjs). */
const ICONS = [
  { ending: '-192.png', sizes: '192x192', purpose: 'any' },
  { ending: '-512.png', sizes: '512x512', purpose: 'any' },
  { ending: '-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/**
 * Returns the web app manifest in a language. All languages are one app. It cannot be installed
 * without a `favicon` in `shop.config.ts`.
 */
export function webManifest(lang: Lang): MetadataRoute.Manifest {
  const { name, description, favicon, colors } = SHOP;
  const canvas = resolveColors(colors).canvas.light;
  return {
    id: '/',
    name,
    short_name: name,
    ...(description ? { description: shopText(description, lang) } : {}),
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
