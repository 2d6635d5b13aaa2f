import type { NextRequest } from 'next/server';
import { startHostedSignIn } from '@/lib/auth/hosted';
import { AFTER_SIGN_IN } from '@/lib/auth/schemas';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { errorPage, seeOther } from '@/lib/http/respond';
import { isPageLoad } from '@/lib/http/same-origin';
import { report } from '@/lib/observe/report';
import { langOf, localHref, safePath } from '@/lib/urls';

/** Redirects to the platform's sign-in page (`?provider=google`: to Google's), and back to `?returnTo=`. */
export async function GET({ nextUrl: { searchParams }, headers }: NextRequest): Promise<Response> {
  // Another site could start a sign-in for each visitor with a picture or a frame.
  if (!isPageLoad(headers)) return errorPage(new ShopError('forbidden-origin'), headers);
  const returnTo = safePath(searchParams.get('returnTo'), AFTER_SIGN_IN);
  try {
    return seeOther(await startHostedSignIn(returnTo, providerIn(searchParams)));
  } catch (error) {
    const query = new URLSearchParams({ error: report(error, 'GET /login/hosted').code, returnTo });
    return seeOther(localHref(langOf(returnTo), `/login?${query}`));
  }
}

/** @throws ShopError `not-found` for a provider that the shop does not have */
function providerIn(query: URLSearchParams) {
  const named = query.get('provider');
  if (named === null) return null;
  const provider = SHOP.features.socialSignIn?.find((known) => known === named);
  if (provider === undefined) throw new ShopError('not-found');
  return provider;
}
