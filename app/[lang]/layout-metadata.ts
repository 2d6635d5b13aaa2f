import type { Metadata, Viewport } from 'next';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { isPreview } from '@/lib/http/preview';
import { shopText } from '@/lib/i18n/lang';
import { getLang } from '@/lib/i18n/server-messages';
import { icons, openGraph } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const lang = await getLang();
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: shopText(SHOP.title ?? SHOP.name, lang), template: `%s · ${SHOP.name}` },
    description: SHOP.description && shopText(SHOP.description, lang),
    icons: icons(SHOP.favicon),
    ...((await isPreview()) && { robots: { index: false, follow: false } }),
    openGraph: openGraph(lang),
  };
}

const canvas = resolveColors(SHOP.colors).canvas;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: canvas.light },
    { media: '(prefers-color-scheme: dark)', color: canvas.dark },
  ],
};
