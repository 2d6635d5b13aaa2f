import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { PRIVATE } from '@/lib/http/respond';
import { isSameOrigin } from '@/lib/http/same-origin';
import { countTry, takeBackTry } from '@/lib/limits/limit';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';
import { REQUEST_ID } from '@/lib/observe/request-id';
import { createShare } from '@/lib/share';
import { orderMayExist } from '@/lib/wix/order-exists';
import { mintVisitorTokens, renewTokens, TokenRejectedError, type Tokens } from '@/lib/wix/tokens';
import { cookiesAfterRenewal, parseSession, type Session, sessionCookies } from './cookie';
import { decide } from './decide';
import { orderIdIn, signInInstead, unknownOrderPage } from './member-pages';
import { isLeft } from './superseded-sessions';

export const SECURE_COOKIES = env.SITE_URL.startsWith('https://');

/**
 * A page often asks for several things at once, all with the same old cookie: they share one renewal. Its outcome is
 * kept a little, so that a request that left before the new cookie arrived does not become another visitor.
 */
const shareRenewal = createShare<Tokens>(30_000);

/**
 * Makes sure that a request's tokens are good before anything is rendered: renews an expired access token, makes an
 * anonymous visitor for a request that acts for one, and otherwise does nothing. New tokens are written to the request
 * as well as to the response, so that this very render sees them; no cookie is set when nothing changed.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const session = parseSession((name) => request.cookies.get(name)?.value, SECURE_COOKIES);
  const tokens = await freshTokens(session, request);
  const elsewhere = elsewhereFor(request, (tokens ?? session)?.refreshToken.role);
  if (tokens === null) return elsewhere ?? (await insteadOf(request, session)) ?? NextResponse.next();

  const now = Math.floor(Date.now() / 1000);
  // Signed in or out while this request waited: what it brings is of yesterday.
  if (session && isLeft(session)) return elsewhere ?? NextResponse.next();
  const cookies = session
    ? cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now)
    : sessionCookies(tokens, SECURE_COOKIES, now);
  for (const { name, value } of cookies) request.cookies.set(name, value);
  const response =
    elsewhere ??
    (await insteadOf(request, tokens)) ??
    NextResponse.next({ request: { headers: request.headers } });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** The answer to somebody who asks for a member's page and is none. */
function elsewhereFor(request: NextRequest, role: string | undefined): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  const href = isRead(request) ? signInInstead(pathname, search, role) : null;
  return href === null ? null : NextResponse.redirect(new URL(href, request.url), { headers: PRIVATE });
}

/**
 * The answer to a load of the page of an order that the member does not have: the page itself depends on the visitor,
 * and has sent its status before it knows.
 */
async function insteadOf(request: NextRequest, session: Session | null): Promise<NextResponse | null> {
  const id = orderIdIn(request.nextUrl.pathname);
  const isLoad = isRead(request) && !request.headers.has('rsc') && !isPrefetch(request);
  if (id === null || !isLoad || session?.refreshToken.role !== 'member' || !session.accessToken) return null;
  if (await orderMayExist(session.accessToken.value, id)) return null;
  // The page is shared, but that this address leads to it is not.
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
    // The platform could not be asked: keep what there is. The page will say that the shop is busy.
    logger.warn(
      { requestId: request.headers.get(REQUEST_ID), ...failureFields(error) },
      'tokens could not be renewed',
    );
    return null;
  }
}

/**
 * The same identity with a new access token or, when the platform refuses it, a new anonymous visitor. `refused` is an
 * access token that the platform does not take: the outcome of the renewal that brought it is not used again.
 *
 * @throws ShopError `too-many-tries` when the platform rejected too many, of this address or in all; PlatformError
 */
export function renewOrReplace({ refreshToken }: Session, rejected = ''): Promise<Tokens> {
  return shareRenewal(`${refreshToken.value} ${rejected}`, async () => {
    // Counted before it is known: many that are sent at once must not all pass.
    await countTry(REJECTED, EVERYBODY);
    try {
      const tokens = await renewTokens(refreshToken);
      await takeBackTry(REJECTED, EVERYBODY);
      return tokens;
    } catch (error) {
      if (error instanceof TokenRejectedError) return mintVisitorTokens();
      await takeBackTry(REJECTED, EVERYBODY);
      throw error;
    }
  });
}

const REJECTED = 'rejected-renewal';
const EVERYBODY = 'everybody';

/** Everything that changes something needs an identity; another site's attempt does not get one. */
const actsForShopper = (request: NextRequest): boolean => !isRead(request) && isSameOrigin(request.headers);

/** HEAD gets the status and the headers that GET would get, redirects included. */
const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';

/** Prefetched pages are the same for everybody. */
const isPrefetch = ({ headers }: NextRequest): boolean =>
  headers.has('next-router-prefetch') || headers.get('sec-purpose')?.includes('prefetch') === true;
