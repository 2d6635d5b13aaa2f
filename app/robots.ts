import type { MetadataRoute } from 'next';
import { crawledPaths } from '@/features/places/programs';
import { env } from '@/lib/config/env';
import { LANGS } from '@/lib/i18n/lang';
import { loadAdditions } from '@/lib/places';
import { localHref } from '@/lib/urls';

/** Pages that depend on the request of one shopper. */
const PAGES = ['/thank-you', '/lists/', '/discount/'];

export default async function robots(): Promise<MetadataRoute.Robots> {
  // Crawlers of a staging shop would use the platform's quota.
  if (env.SITE_INDEXABLE === 'off') return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: {
      userAgent: '*',
      allow: await loadAdditions(crawledPaths),
      disallow: [
        '/api/',
        '/checkout',
        ...LANGS.flatMap((lang) => PAGES.map((path) => localHref(lang, path))),
      ],
    },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  };
}
