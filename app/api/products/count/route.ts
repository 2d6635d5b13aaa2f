import { getCategory } from '@/lib/catalog/lookup';
import { getProductList } from '@/lib/catalog/product-list';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { catalogRoute } from '@/lib/catalog/request-view';
import { ShopError } from '@/lib/errors/shop-error';
import { plural } from '@/lib/i18n/format';
import { toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

/** `?path=/categories/plates&color=Red&lang=en` → `{label}` of the button that shows this list. */
export const GET = catalogRoute('GET /api/products/count', async ({ nextUrl: { searchParams } }, view) => {
  const slug = /^\/categories\/([^/]+)$/.exec(searchParams.get('path') ?? '')?.[1];
  const category = slug === undefined ? null : await getCategory(slug, view);
  if (slug !== undefined && !category) throw new ShopError('not-found');
  const lang = toLang(searchParams.get('lang') ?? '');
  const fields = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  const { total } = await getProductList(parseProductQuery(fields, lang), category?.id ?? null, view);
  const label = plural(lang, ALL_MESSAGES[lang].catalog.showCount, total);
  // Prices are in the currency of a cookie, so that shared caches must not store it.
  return Response.json({ label }, { headers: { 'cache-control': 'private, max-age=60' } });
});
