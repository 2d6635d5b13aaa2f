import type { NextRequest } from 'next/server';
import { getAllProducts } from '@/lib/catalog/readers';
import { answerError, report } from '@/lib/http/respond';

/** No page shows more of them at a time. */
const MOST = 12;

/** `?slug=a&slug=b`: `{products}`, cards of the products that are there, in the order that was asked for. */
export async function GET(request: NextRequest): Promise<Response> {
  const slugs = request.nextUrl.searchParams.getAll('slug').slice(0, MOST);
  try {
    const all = new Map((await getAllProducts()).map((product) => [product.slug, product]));
    const products = slugs.flatMap((slug) => all.get(slug) ?? []);
    // What one shopper looked at is nobody else's business, shared caches included.
    return Response.json({ products }, { headers: { 'cache-control': 'private, max-age=60' } });
  } catch (error) {
    return answerError(report(error, 'GET /api/products/summaries'));
  }
}
