import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError } from '@/lib/errors/shop-error';
import { langOf } from '@/lib/urls';
import { answerError } from './respond';

/** Seconds after which browsers and search engines may ask again. */
const RETRY_AFTER = '600';

/**
 * The answer to everything while the shop is closed (`MAINTENANCE=on`): a page that says so, or an error for a script.
 * Search engines take a 503 for what it is, and keep what they know of the shop.
 */
export function closedAnswer({ nextUrl }: NextRequest): NextResponse {
  const headers = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
  if (nextUrl.pathname.startsWith('/api/'))
    return withHeaders(answerError(new ShopError('unreachable')), headers);
  const page = new URL(`/${langOf(nextUrl.pathname)}/maintenance`, nextUrl);
  return NextResponse.rewrite(page, { status: 503, headers });
}

function withHeaders(response: Response, headers: Record<string, string>): NextResponse {
  const answer = new NextResponse(response.body, response);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
