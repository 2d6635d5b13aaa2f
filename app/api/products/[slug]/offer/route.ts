import { getLiveOffer } from '@/lib/catalog/live-offer';
import { ShopError } from '@/lib/errors/shop-error';
import { answerError, report } from '@/lib/http/respond';

/** Price and stock right now, the same for everybody: `{offer}`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/products/[slug]/offer'>,
): Promise<Response> {
  const { slug } = await params;
  try {
    const offer = await getLiveOffer(slug);
    if (!offer) throw new ShopError('not-found');
    return Response.json({ offer }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(report(error, 'GET /api/products/[slug]/offer'));
  }
}
