import type { NextRequest } from 'next/server';
import { report, seeOther } from '@/lib/http/respond';
import { completeHostedSignIn } from '@/lib/session/sign-in/hosted';

/** Where the platform's sign-in page comes back to: `?code=…&state=…`. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  try {
    const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
    return seeOther(await completeHostedSignIn(answer));
  } catch (error) {
    return seeOther(`/login?error=${report(error, 'GET /auth/callback').code}`);
  }
}
