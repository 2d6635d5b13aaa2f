import { withPrices } from '@/lib/catalog/converted-prices';
import { getAllProducts } from '@/lib/catalog/readers';
import { catalogRoute } from '@/lib/catalog/request-view';

/** The largest number of products that a page requests. */
const MAX_PRODUCTS = 12;

/** `?slug=a&slug=b`: `{products}`, cards of the products that exist, in the requested order. */
export const GET = catalogRoute('GET /api/products/summaries', async ({ nextUrl }, view) => {
  const slugs = nextUrl.searchParams.getAll('slug').slice(0, MAX_PRODUCTS);
  const all = new Map((await getAllProducts(view)).map((product) => [product.slug, product]));
  const products = await withPrices(
    slugs.flatMap((slug) => all.get(slug) ?? []),
    view.currency,
  );
  // The products that a shopper viewed are private, so shared caches must not store them.
  return Response.json({ products }, { headers: { 'cache-control': 'private, max-age=60' } });
});
