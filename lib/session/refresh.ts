import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { TokenRejectedError } from '@/lib/errors/platform-error';
import { PRIVATE } from '@/lib/http/respond';
import { isPrefetch } from '@/lib/http/same-origin';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import { failureFields } from '@/lib/observe/failure';
import { logger, REQUEST_ID } from '@/lib/observe/logger';
import { usesSession } from '@/lib/pages';
import { processState } from '@/lib/process-state';
import { createShare } from '@/lib/share';
import { barePath, signInHref } from '@/lib/urls';
import { type AccessToken, isUsable, mintVisitorTokens, renewTokens, type Tokens } from '@/lib/wix/tokens';
import { cookiesAfterRenewal, parseSession, type Session } from './cookie';
import { isRefreshEnded, unlessEnded } from './ended-sessions';

export const SECURE_COOKIES = env.SITE_URL.startsWith('https://');

/**
 * Requests of a page with the same old cookie share one renewal. Its result stays for 30 s, so that
 * a request sent before the new cookie arrived does not become another visitor.
 */
const shareRenewal = processState('renewals', () => createShare<Tokens>(30_000));

/**
 * Renews an expired access token before a page that uses it renders. The request gets it as well,
 * so that this render sees it. Redirects a visitor from a member's page.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const session = await unlessEnded(parseSession((name) => request.cookies.get(name)?.value, SECURE_COOKIES));
  const tokens = session && (await freshTokens(session, request));
  const toSignIn = signInRedirect(request, (tokens ?? session)?.refreshToken.role);
  if (tokens === null || session === null) return toSignIn ?? NextResponse.next();
  const now = Math.floor(Date.now() / 1000);
  const cookies = cookiesAfterRenewal(session, tokens, SECURE_COOKIES, now);
  for (const { name, value } of cookies) request.cookies.set(name, value);
  const response = toSignIn ?? NextResponse.next({ request: { headers: request.headers } });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

function signInRedirect(request: NextRequest, role: string | undefined): NextResponse | null {
  const { pathname, search } = request.nextUrl;
  const href = isRead(request) ? signInInstead(pathname, search, role) : null;
  return href === null ? null : NextResponse.redirect(new URL(href, request.url), { headers: PRIVATE });
}

/** Null when the page needs no new tokens, or the platform gives none. */
async function freshTokens(session: Session, request: NextRequest): Promise<Tokens | null> {
  if (!usesSession(request.nextUrl.pathname) || isPrefetch(request.headers) || hasUsableToken(session))
    return null;
  try {
    return await renewOrReplace(session);
  } catch (error) {
    // The platform is unavailable. The request keeps its old cookies, and the page reports the failure.
    logger.warn(
      { requestId: request.headers.get(REQUEST_ID), ...failureFields(error) },
      'tokens could not be renewed',
    );
    return null;
  }
}

type UsableSession = Session & { accessToken: AccessToken };

/** Whether the access token has neither expired nor is about to. */
export const hasUsableToken = (session: Session): session is UsableSession =>
  session.accessToken !== null && isUsable(session.accessToken, Date.now() / 1000);

/** @throws ShopError `too-many-attempts` after too many visitors from this address; PlatformError */
export async function newVisitor(): Promise<Tokens> {
  await countAttempt('new-visitor', ALL_SHOPPERS);
  return mintVisitorTokens('visitors');
}

/**
 * Tokens for the same identity, or a new visitor's when the platform rejects the refresh token.
 * @param rejected an access token that was rejected. Its shared renewal is not reused.
 * @throws ShopError `too-many-attempts` after too many rejections, from this address or in total;
 *   PlatformError
 */
export async function renewOrReplace({ refreshToken }: Session, rejected = ''): Promise<Tokens> {
  const hasEnded = await isRefreshEnded(refreshToken);
  return shareRenewal(`${refreshToken.value} ${hasEnded ? 'ended' : rejected}`, async () => {
    // Counted before the outcome is known, or many requests sent at once would all pass.
    await countAttempt(REJECTED, ALL_SHOPPERS);
    if (hasEnded) return mintVisitorTokens('visitors');
    try {
      const tokens = await renewTokens(refreshToken);
      await takeBackAttempt(REJECTED, ALL_SHOPPERS);
      return tokens;
    } catch (error) {
      if (error instanceof TokenRejectedError) return mintVisitorTokens('visitors');
      await takeBackAttempt(REJECTED, ALL_SHOPPERS);
      throw error;
    }
  });
}

const REJECTED = 'rejected-renewal';
const ALL_SHOPPERS = 'all';

/** HEAD gets the status and the headers of GET, redirects included. */
const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';

/** Pages that only members may read. `/account/deleted` is read after the account is gone. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

/**
 * The sign-in page for a visitor on a member's page, else null. The middleware decides it before
 * rendering, because only a script can leave a page that has begun to stream.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(barePath(path))) return null;
  return signInHref(path + search);
}
