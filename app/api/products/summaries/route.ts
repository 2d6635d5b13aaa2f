import type { NextRequest } from 'next/server';
import { withPrices } from '@/lib/catalog/converted-prices';
import { getAllProducts } from '@/lib/catalog/readers';
import { dropOldCatalog, viewOfRequest } from '@/lib/catalog/request-view';
import { answerError, report } from '@/lib/http/respond';

/** The largest number of products that a page requests. */
const MAX_PRODUCTS = 12;

/**
 * `?slug=a&slug=b`: returns `{products}`, cards of the products that exist, in the requested order.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const slugs = request.nextUrl.searchParams.getAll('slug').slice(0, MAX_PRODUCTS);
  try {
    const view = viewOfRequest(request);
    const all = new Map((await getAllProducts(view)).map((product) => [product.slug, product]));
    dropOldCatalog();
    const products = await withPrices(
      slugs.flatMap((slug) => all.get(slug) ?? []),
      view.currency,
    );
    // The products that a shopper viewed are private, so shared caches must not store them.
    return Response.json({ products }, { headers: { 'cache-control': 'private, max-age=60' } });
  } catch (error) {
    return answerError(report(error, 'GET /api/products/summaries'));
  }
}
