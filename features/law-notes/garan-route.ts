import { getProduct } from '@/lib/catalog/lookup';
import { catalogRoute } from '@/lib/catalog/request-view';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { garanLabel } from './garan-label';

/** The GARAN label as a picture, the same in every language. */
export const GET = catalogRoute(
  'GET /api/products/[slug]/garan',
  async (_request, view, { params }: RouteContext<'/api/products/[slug]/garan'>) => {
    if (!SHOP.law?.durability) throw new ShopError('not-found');
    const product = await getProduct((await params).slug, view);
    const label = product && garanLabel(product);
    if (!label) throw new ShopError('not-found');
    return new Response(label, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' },
    });
  },
);
