import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/cart', '/checkout', '/thank-you', '/lists/', '/design'] },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  };
}
