import type { NextRequest } from 'next/server';
import { withError } from '@/lib/http/cookie-check';
import { seeOther } from '@/lib/http/respond';
import { safePath } from '@/lib/urls';

/** Redirects to `returnTo` if the browser keeps cookies, or else with an error to `orElse` or `returnTo`. */
export function GET({ headers, nextUrl: { searchParams } }: NextRequest): Response {
  const returnTo = safePath(searchParams.get('returnTo'), '/');
  const orElse = safePath(searchParams.get('orElse'), returnTo);
  return seeOther(headers.has('cookie') ? returnTo : withError(orElse, 'cookies-blocked'));
}
