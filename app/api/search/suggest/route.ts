import type { NextRequest } from 'next/server';
import { FEWEST_LETTERS } from '@/lib/catalog/suggestion';
import { getSuggestions } from '@/lib/catalog/suggestions';
import { answerError, report } from '@/lib/http/respond';

/** The same for everybody, and no more than minutes old: browsers and caches on the way may keep it. */
const CACHEABLE = { 'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

/** `?q=` the words typed so far: `{suggestions}`, at most 7. */
export async function GET(request: NextRequest): Promise<Response> {
  const messages = (request.nextUrl.searchParams.get('q') ?? '').trim().slice(0, 100);
  try {
    const suggestions = messages.length < FEWEST_LETTERS ? [] : await getSuggestions(messages);
    return Response.json({ suggestions }, { headers: CACHEABLE });
  } catch (error) {
    return answerError(report(error, 'GET /api/search/suggest'));
  }
}
