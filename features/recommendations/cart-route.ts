import { viewItemList } from '@/lib/analytics/build-events';
import { getCartRecommendations } from '@/lib/catalog/recommendations';
import { catalogRoute } from '@/lib/catalog/request-view';
import { analytics } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { hasAttemptsLeft } from '@/lib/limits/limit';

/** No id of a product is longer, and no cart that a page shows has more products. */
const MAX_ID_LENGTH = 100;
const MAX_IDS = 100;

/** `?id=a&id=b`: `{products, view?}`, with the event to report where the shop reports events. */
export const GET = catalogRoute('GET /api/products/recommended', async ({ nextUrl }, view) => {
  if (!FEATURES.recommendations) throw new ShopError('not-found');
  const ids = nextUrl.searchParams.getAll('id').filter((id) => id.length <= MAX_ID_LENGTH);
  const products = await getCartRecommendations(
    ids.slice(0, MAX_IDS),
    await hasAttemptsLeft('recommendations', ''),
    view,
  );
  const event =
    analytics && products.length > 0
      ? { view: viewItemList(products, { id: 'cart', name: 'goes well with the cart' }) }
      : {};
  // The content of a cart is private, so shared caches must not store it.
  return Response.json({ products, ...event }, { headers: { 'cache-control': 'private, max-age=60' } });
});
