import type { NextRequest } from 'next/server';
import { viewOfRequest } from '@/lib/catalog/request-view';
import { getSummaries } from '@/lib/catalog/summaries';
import { ShopError } from '@/lib/errors/shop-error';
import { answerError, report } from '@/lib/http/respond';
import { MAX_SAVED } from '@/lib/model/saved-items';

const isOn = process.env.FEATURE_WISHLIST === 'on';

/** `?id=a&id=b`: returns `{products}`, cards of the products that exist, in the requested order. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!isOn) return answerError(new ShopError('not-found'));
  const ids = request.nextUrl.searchParams.getAll('id').slice(0, MAX_SAVED);
  try {
    const products = await getSummaries(ids, viewOfRequest(request));
    // The products of a wishlist are private, so shared caches must not store them.
    return Response.json({ products }, { headers: { 'cache-control': 'private, max-age=60' } });
  } catch (error) {
    return answerError(report(error, 'GET /api/wishlist/products'));
  }
}
