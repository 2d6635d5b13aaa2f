import type { NextRequest } from 'next/server';
import { getLiveOffer } from '@/lib/catalog/live-offer';
import { dropOldCatalog, viewOfRequest } from '@/lib/catalog/request-view';
import { ShopError } from '@/lib/errors/shop-error';
import { answerError, report } from '@/lib/http/respond';

/** Returns the current price and stock: `{offer}`, with prices in the chosen currency. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/products/[slug]/offer'>,
): Promise<Response> {
  const { slug } = await params;
  try {
    const offer = await getLiveOffer(slug, viewOfRequest(request).currency);
    dropOldCatalog();
    if (!offer) throw new ShopError('not-found');
    return Response.json({ offer }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(report(error, 'GET /api/products/[slug]/offer'));
  }
}
