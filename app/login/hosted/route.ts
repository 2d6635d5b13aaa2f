import type { NextRequest } from 'next/server';
import { report, seeOther } from '@/lib/http/respond';
import { startHostedSignIn } from '@/lib/session/sign-in/hosted';
import { AFTER_SIGN_IN } from '@/lib/session/sign-in/return-path';
import { safePath } from '@/lib/urls';

/** To the platform's own sign-in page, with whatever ways to sign in the site has, and back to `?returnTo=<path>`. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  try {
    return seeOther(await startHostedSignIn(safePath(searchParams.get('returnTo'), AFTER_SIGN_IN)));
  } catch (error) {
    return seeOther(`/login?error=${report(error, 'GET /login/hosted').code}`);
  }
}
