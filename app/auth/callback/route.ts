import type { NextRequest } from 'next/server';
import { completeHostedSignIn } from '@/lib/auth/hosted';
import { AFTER_SIGN_IN } from '@/lib/auth/schemas';
import { hostedFlow } from '@/lib/auth/step-cookies';
import { seeOther } from '@/lib/http/respond';
import { report } from '@/lib/observe/report';
import { isMember } from '@/lib/session/read';
import { langOf, localHref } from '@/lib/urls';

/** Callback of the platform's sign-in page: `?code=…&state=…`. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const state = searchParams.get('state');
  const returnTo = await hostedFlow.returnPath(state);
  try {
    const answer = { code: searchParams.get('code'), state };
    return seeOther(await completeHostedSignIn(answer, searchParams.get('error')));
  } catch (error) {
    const { code } = report(error, 'GET /auth/callback');
    // Another tab, or this address when it was opened before, has signed the member in.
    if (await isMember()) return seeOther(returnTo ?? AFTER_SIGN_IN);
    const query = new URLSearchParams({ error: code, ...(returnTo === null ? {} : { returnTo }) });
    return seeOther(localHref(langOf(returnTo ?? ''), `/login?${query}`));
  }
}
