import type { NextRequest } from 'next/server';
import { completeHostedSignIn } from '@/lib/auth/hosted';
import { hostedFlow } from '@/lib/auth/step-cookies';
import { report, seeOther } from '@/lib/http/respond';
import { langOf, localHref } from '@/lib/urls';

/** Callback of the platform's sign-in page: `?code=…&state=…`. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  // Read before the flow is deleted: its return path carries the locale.
  const returnTo = (await hostedFlow.read())?.returnTo;
  try {
    const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
    return seeOther(await completeHostedSignIn(answer, searchParams.get('error')));
  } catch (error) {
    const { code } = report(error, 'GET /auth/callback');
    const query = new URLSearchParams({ error: code, ...(returnTo === undefined ? {} : { returnTo }) });
    return seeOther(localHref(langOf(returnTo ?? ''), `/login?${query}`));
  }
}
