import type { NextRequest } from 'next/server';
import { startHostedSignIn } from '@/lib/auth/hosted';
import { AFTER_SIGN_IN } from '@/lib/auth/return-path';
import { report, seeOther } from '@/lib/http/respond';
import { langOf, localHref, safePath } from '@/lib/urls';

/**
 * Redirects to the platform's sign-in page, which offers every sign-in method of the site, and back
 * to `?returnTo=<path>`.
 */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const returnTo = safePath(searchParams.get('returnTo'), AFTER_SIGN_IN);
  try {
    return seeOther(await startHostedSignIn(returnTo));
  } catch (error) {
    return seeOther(localHref(langOf(returnTo), `/login?error=${report(error, 'GET /login/hosted').code}`));
  }
}
