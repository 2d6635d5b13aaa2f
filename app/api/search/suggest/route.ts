import type { NextRequest } from 'next/server';
import { dropOldCatalog, viewOfRequest } from '@/lib/catalog/request-view';
import { MAX_SEARCH_LENGTH, MIN_LETTERS } from '@/lib/catalog/suggestion';
import { answerError, PRIVATE, report } from '@/lib/http/respond';
import { toLang } from '@/lib/i18n/lang';
import { suggest } from '@/lib/search/suggest';

/** Cacheable by browsers and shared caches, and at most minutes old. */
const CACHEABLE = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

const NONE = { suggestions: [], isStandIn: false };

/**
 * `?q=` is the search text typed so far, and `?lang=` the language of the page. Returns
 * `{suggestions}`, at most 7.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const lang = toLang(searchParams.get('lang') ?? '');
  try {
    const view = viewOfRequest(request);
    const { suggestions, isStandIn } = query.length < MIN_LETTERS ? NONE : await suggest(query, lang, view);
    dropOldCatalog();
    const isShared = view.currency === null && !isStandIn;
    return Response.json({ suggestions }, { headers: isShared ? CACHEABLE : PRIVATE });
  } catch (error) {
    return answerError(report(error, 'GET /api/search/suggest'));
  }
}
