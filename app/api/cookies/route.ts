import type { NextRequest } from 'next/server';
import { withError } from '@/lib/http/cookie-check';
import { seeOther } from '@/lib/http/respond';
import { safePath } from '@/lib/urls';

/**
 * Redirects to `returnTo` if the browser sends back any of the shop's cookies. Otherwise to
 * `orElse`, by default the same path, with the error that says what needs cookies.
 */
export function GET({ headers, nextUrl: { searchParams } }: NextRequest): Response {
  const returnTo = safePath(searchParams.get('returnTo'), '/');
  const orElse = safePath(searchParams.get('orElse'), returnTo);
  return seeOther(headers.has('cookie') ? returnTo : withError(orElse, 'cookies-blocked'));
}
