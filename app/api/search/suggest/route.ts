import type { NextRequest } from 'next/server';
import { dropOldCatalog } from '@/lib/catalog/drop-old-catalog';
import { FEWEST_LETTERS, MAX_SEARCH_LENGTH } from '@/lib/catalog/suggestion';
import { getSuggestions } from '@/lib/catalog/suggestions';
import { answerError, report } from '@/lib/http/respond';

/** Cacheable by browsers and shared caches, and at most minutes old. */
const CACHEABLE = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

/** `?q=` is the search text typed so far. Returns `{suggestions}`, at most 7. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = (request.nextUrl.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  try {
    const suggestions = query.length < FEWEST_LETTERS ? [] : await getSuggestions(query);
    dropOldCatalog();
    return Response.json({ suggestions }, { headers: CACHEABLE });
  } catch (error) {
    return answerError(report(error, 'GET /api/search/suggest'));
  }
}
