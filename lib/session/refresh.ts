import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { TokenRejectedError } from '@/lib/errors/platform-error';
import { PRIVATE } from '@/lib/http/respond';
import { isSameOrigin } from '@/lib/http/same-origin';
import { countTry, takeBackTry } from '@/lib/limits/limit';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';
import { REQUEST_ID } from '@/lib/observe/request-id';
import { createShare } from '@/lib/share';
import { orderMayExist } from '@/lib/wix/order-exists';
import { mintVisitorTokens, renewTokens, type Tokens } from '@/lib/wix/tokens';
import { cookiesAfterRenewal, parseSession, type Session, sessionCookies } from './cookie';
import { decide } from './decide';
import { orderIdIn, signInInstead, unknownOrderPage } from './member-pages';
import { isSuperseded } from './superseded-sessions';

export const SECURE_COOKIES = env.SITE_URL.startsWith('https://');

/**
 * A page often sends several requests at once, all with the same old cookie. They share one
 * renewal. Its result stays available for 30 s, so that a request sent before the new cookie
 * arrived does not become another visitor.
 */
const shareRenewal = createShare<Tokens>(30_000);

/**
 * Makes sure that a request's tokens are valid before anything renders. Renews an expired access
 * token, creates an anonymous visitor for a request that acts for one, and otherwise does nothing.
 * New tokens are written to the request as well as to the response, so that this render sees them.
 * Sets no cookie when nothing changed.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const session = parseSession((name) => request.cookies.get(name)?.value, SECURE_COOKIES);
  const tokens = await freshTokens(session, request);
  const toSignIn = signInRedirect(request, (tokens ?? session)?.refreshToken.role);
  if (tokens === null)
    return toSignIn ?? (await unknownOrderRewrite(request, session)) ?? NextResponse.next();

  const now = Math.floor(Date.now() / 1000);
  // The shopper signed in or out while this request waited, so its tokens are stale.
  if (session && isSuperseded(session)) return toSignIn ?? NextResponse.next();
  const cookies = session
    ? cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now)
    : sessionCookies(tokens, SECURE_COOKIES, now);
  for (const { name, value } of cookies) request.cookies.set(name, value);
  const response =
    toSignIn ??
    (await unknownOrderRewrite(request, tokens)) ??
    NextResponse.next({ request: { headers: request.headers } });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** Returns a redirect to the sign-in page when a visitor requests a member's page. */
function signInRedirect(request: NextRequest, role: string | undefined): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  const href = isRead(request) ? signInInstead(pathname, search, role) : null;
  return href === null ? null : NextResponse.redirect(new URL(href, request.url), { headers: PRIVATE });
}

/**
 * Returns a rewrite to the "not found" page when the member has no such order. The order page
 * itself cannot answer 404: it depends on the visitor and sends its status before it has loaded the
 * order.
 */
async function unknownOrderRewrite(
  request: NextRequest,
  session: Session | null,
): Promise<NextResponse | null> {
  const id = orderIdIn(request.nextUrl.pathname);
  const isLoad = isRead(request) && !request.headers.has('rsc') && !isPrefetch(request);
  if (id === null || !isLoad || session?.refreshToken.role !== 'member' || !session.accessToken) return null;
  if (await orderMayExist(session.accessToken.value, id)) return null;
  // The page is cacheable, but this address leads to it for this member only.
  return NextResponse.rewrite(new URL(unknownOrderPage(request.nextUrl.pathname), request.url), {
    headers: PRIVATE,
  });
}

async function freshTokens(session: Session | null, request: NextRequest): Promise<Tokens | null> {
  try {
    switch (decide(session, actsForShopper(request), Date.now() / 1000)) {
      case 'keep':
        return null;
      case 'mint':
        return await mintVisitorTokens();
      case 'renew':
        return session && !isPrefetch(request) ? await renewOrReplace(session) : null;
    }
  } catch (error) {
    // The platform is unavailable. The request goes on with its old cookies, and the page reports
    // it.
    logger.warn(
      { requestId: request.headers.get(REQUEST_ID), ...failureFields(error) },
      'tokens could not be renewed',
    );
    return null;
  }
}

/**
 * Returns new tokens for the same identity or, when the platform rejects the refresh token, those
 * of a new anonymous visitor.
 *
 * @param rejected an access token that the platform no longer accepts. The renewal that returned it
 *   is not reused.
 * @throws ShopError `too-many-tries` after too many rejections, from this address or in total;
 *   PlatformError
 */
export function renewOrReplace({ refreshToken }: Session, rejected = ''): Promise<Tokens> {
  return shareRenewal(`${refreshToken.value} ${rejected}`, async () => {
    // Counted before the outcome is known, or many requests sent at once would all pass.
    await countTry(REJECTED, ALL_SHOPPERS);
    try {
      const tokens = await renewTokens(refreshToken);
      await takeBackTry(REJECTED, ALL_SHOPPERS);
      return tokens;
    } catch (error) {
      if (error instanceof TokenRejectedError) return mintVisitorTokens();
      await takeBackTry(REJECTED, ALL_SHOPPERS);
      throw error;
    }
  });
}

const REJECTED = 'rejected-renewal';
const ALL_SHOPPERS = 'all';

/** A request that changes something needs an identity. One from another site does not get one. */
const actsForShopper = (request: NextRequest): boolean => !isRead(request) && isSameOrigin(request.headers);

/** HEAD gets the status and the headers of GET, redirects included. */
const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';

/** Prefetched pages are shared, so they need no session. */
const isPrefetch = ({ headers }: NextRequest): boolean =>
  headers.has('next-router-prefetch') || headers.get('sec-purpose')?.includes('prefetch') === true;
