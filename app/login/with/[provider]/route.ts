import type { NextRequest } from 'next/server';
import { startHostedSignIn } from '@/lib/auth/hosted';
import { AFTER_SIGN_IN } from '@/lib/auth/return-path';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { answerError, report, seeOther } from '@/lib/http/respond';
import { langOf, localHref, safePath } from '@/lib/urls';

type Context = { params: Promise<{ provider: string }> };

/** Redirects to the page of an identity provider, and back to `?returnTo=<path>`. */
export async function GET(
  { nextUrl: { searchParams } }: Pick<NextRequest, 'nextUrl'>,
  { params }: Context,
): Promise<Response> {
  const named = (await params).provider;
  const provider = SHOP.features.socialSignIn?.find((known) => known === named);
  if (provider === undefined) return answerError(new ShopError('not-found'));
  const returnTo = safePath(searchParams.get('returnTo'), AFTER_SIGN_IN);
  try {
    return seeOther(await startHostedSignIn(returnTo, provider));
  } catch (error) {
    const query = new URLSearchParams({ error: report(error, 'GET /login/with').code, returnTo });
    return seeOther(localHref(langOf(returnTo), `/login?${query}`));
  }
}
