import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { LANGS } from '@/lib/i18n/lang';
import { localHref } from '@/lib/urls';

/** Of one shopper each. */
const PAGES = ['/thank-you', '/lists/'];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/api/',
        '/checkout',
        ...LANGS.flatMap((lang) => PAGES.map((path) => localHref(lang, path))),
      ],
    },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  };
}
