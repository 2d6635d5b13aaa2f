import type { NextRequest } from 'next/server';
import { report, seeOther } from '@/lib/http/respond';
import { completeHostedSignIn } from '@/lib/session/sign-in/hosted';
import { hostedFlow } from '@/lib/session/sign-in/step-cookies';
import { langOf, localHref } from '@/lib/urls';

/** Where the platform's sign-in page comes back to: `?code=…&state=…`. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  // Where it was started from says the language; afterwards it is forgotten.
  const lang = langOf((await hostedFlow.read())?.returnTo ?? '');
  try {
    const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
    return seeOther(await completeHostedSignIn(answer));
  } catch (error) {
    return seeOther(localHref(lang, `/login?error=${report(error, 'GET /auth/callback').code}`));
  }
}
