import { foundPages } from '@/features/places/search';
import { catalogRoute } from '@/lib/catalog/request-view';
import { suggest } from '@/lib/catalog/search-products';
import { MAX_SEARCH_LENGTH, MIN_LETTERS } from '@/lib/catalog/suggestion';
import { PRIVATE } from '@/lib/http/respond';
import { toLang } from '@/lib/i18n/lang';
import { cutText } from '@/lib/model/cut-text';
import { loadAdditions } from '@/lib/places';

/** Cacheable by browsers and shared caches, and at most minutes old. */
const CACHEABLE = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

const NONE = { suggestions: [], isStandIn: false };

/** `?q=` is the text typed so far, `?lang=` the page's language. Returns `{suggestions}`, at most 7. */
export const GET = catalogRoute('GET /api/search/suggest', async ({ nextUrl: { searchParams } }, view) => {
  const query = cutText((searchParams.get('q') ?? '').trim(), MAX_SEARCH_LENGTH);
  const lang = toLang(searchParams.get('lang') ?? '');
  const { suggestions, isStandIn } =
    query.length < MIN_LETTERS ? NONE : await suggest(query, lang, view, await loadAdditions(foundPages));
  const isShared = view.currency === null && !isStandIn;
  return Response.json({ suggestions }, { headers: isShared ? CACHEABLE : PRIVATE });
});
