import { SHOP } from '@/lib/config/shop';
import { LANGS, type Lang, LOCALES } from '@/lib/i18n/lang';
import { SOCIAL_SIZE } from './social-size';

const territory = (lang: Lang): string => LOCALES[lang].dateLocale.replace('-', '_');

/**
 * Returns a page's Open Graph data. A page that adds more repeats it: Next.js does not merge it.
 */
export const openGraph = (lang: Lang) => ({
  siteName: SHOP.name,
  type: 'website' as const,
  // A page with a picture of its own replaces it.
  images: [{ url: '/social-picture.png', alt: SHOP.name, ...SOCIAL_SIZE }],
  locale: territory(lang),
  alternateLocale: LANGS.filter((other) => other !== lang).map(territory),
});
