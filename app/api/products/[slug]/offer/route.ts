import { getLiveOffer } from '@/lib/catalog/live-offer';
import { catalogRoute } from '@/lib/catalog/request-view';
import { ShopError } from '@/lib/errors/shop-error';

/** `{offer}`: the current price and stock, with prices in the chosen currency. */
export const GET = catalogRoute(
  'GET /api/products/[slug]/offer',
  async (_request, { currency }, { params }: RouteContext<'/api/products/[slug]/offer'>) => {
    const offer = await getLiveOffer((await params).slug, currency);
    if (!offer) throw new ShopError('not-found');
    return Response.json({ offer }, { headers: { 'cache-control': 'no-store' } });
  },
);
