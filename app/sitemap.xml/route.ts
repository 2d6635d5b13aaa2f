import type { NextRequest } from 'next/server';

import { sitemapAddresses } from '@/features/places/programs';
import { getProductSlugs } from '@/lib/catalog/product-slugs';
import { getCategories, getProductCount } from '@/lib/catalog/readers';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { getPageAddresses } from '@/lib/content/pages';
import { answerError } from '@/lib/http/respond';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { report } from '@/lib/observe/report';
import { sitemapPages } from '@/lib/pages';
import { loadAdditions } from '@/lib/places';
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from '@/lib/seo/sitemap';
import { categoryHref } from '@/lib/urls';

/**
 * Lists the sitemap files. `?file=0` has categories and other pages, the further ones have
 * products. They are generated on request, so that a large catalog does not slow the build.
 */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const xml = await sitemap(request.nextUrl.searchParams.get('file'));
    return xml === null
      ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
      : new Response(xml, {
          headers: { 'content-type': 'application/xml', 'cache-control': 'public, s-maxage=3600' },
        });
  } catch (error) {
    return answerError(report(error, 'GET /sitemap.xml'));
  }
}

const addressesOfFeatures = async () =>
  (await Promise.all((await loadAdditions(sitemapAddresses)).map((read) => read()))).flat();

async function sitemap(file: string | null): Promise<string | null> {
  if (file === null) return sitemapIndex(env.SITE_URL, await getProductCount());
  if (!/^\d{1,6}$/.test(file)) return null;
  if (Number(file) === 0)
    return sitemapOfPages(
      env.SITE_URL,
      [
        ...sitemapPages(SHOP.features),
        ...(await getCategories(SITE_VIEW)).flatMap(({ slug, seo }) =>
          seo?.isHidden ? [] : [categoryHref(slug)],
        ),
      ],
      [...(await getPageAddresses()), ...(await addressesOfFeatures())],
    );
  // Gift cards lead to their own page (lib/http/url-rules.ts).
  const leadOn = new Set(SHOP.features.giftCards ? SHOP.giftCards : []);
  const slugs = (await getProductSlugs(Number(file))).filter((slug) => !leadOn.has(slug));
  return slugs.length > 0 ? sitemapOfProducts(env.SITE_URL, slugs) : null;
}
