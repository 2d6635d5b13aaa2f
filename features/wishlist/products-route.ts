import { catalogRoute } from '@/lib/catalog/request-view';
import { getSummaries } from '@/lib/catalog/summaries';
import { ShopError } from '@/lib/errors/shop-error';
import { MAX_SAVED } from '@/lib/model/saved-items';

/** `?id=a&id=b`: returns `{products}`, cards of the products that exist, in the requested order. */
export const GET = catalogRoute('GET /api/wishlist/products', async ({ nextUrl }, view) => {
  if (!FEATURES.wishlist) throw new ShopError('not-found');
  const products = await getSummaries(nextUrl.searchParams.getAll('id').slice(0, MAX_SAVED), view);
  // The products of a wishlist are private, so shared caches must not store them.
  return Response.json({ products }, { headers: { 'cache-control': 'private, max-age=60' } });
});
