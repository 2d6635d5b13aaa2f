import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { OAuthFlowError, TokenRejectedError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { hasNoCookie } from '@/lib/http/cookie-check';
import { report } from '@/lib/observe/report';
import { endSession } from '@/lib/session/ended-sessions';
import { actForShopper, endOtherSessions, readSession } from '@/lib/session/read';
import { storeTokens } from '@/lib/session/store-tokens';
import { type AuthorizeAnswer, authorizeWithoutBrowser, createAuthorizeUrl } from '@/lib/wix/authorization';
import { login } from '@/lib/wix/identity';
import { exchangeCode, revokeToken } from '@/lib/wix/tokens';
import { type Flow, frameFlow, readSignInMethods, recordSignIn } from './step-cookies';

/** `frame`: the browser gets the member's tokens in a hidden frame at `url`. */
export type Completion = { kind: 'signed-in' } | { kind: 'frame'; url: string };

/** It must match an entry of the app's list of allowed redirect URIs exactly. */
export const callbackUrl = (): string => new URL('/auth/callback', env.SITE_URL).href;

/**
 * Stores the session of a login, or prepares a frame where the platform answers only to a browser.
 * @throws OAuthFlowError, PlatformError
 */
export async function completeSignIn(sessionToken: string, returnTo: string): Promise<Completion> {
  const { codeVerifier, codeChallenge, state } = createPkce();
  const redirectUri = callbackUrl();
  const url = await actForShopper((client) =>
    createAuthorizeUrl(client, {
      prompt: 'none',
      responseMode: 'query',
      state,
      codeChallenge,
      redirectUri,
      sessionToken,
    }),
  );
  const answer = await authorizeWithoutBrowser(url, redirectUri);
  if (answer === null) return prepareFrame(sessionToken, returnTo);
  await redeem({ state, codeVerifier, redirectUri }, answer);
  return { kind: 'signed-in' };
}

async function prepareFrame(sessionToken: string, returnTo: string): Promise<Completion> {
  const { codeVerifier, codeChallenge, state } = createPkce();
  const url = await actForShopper((client) =>
    createAuthorizeUrl(client, {
      prompt: 'none',
      responseMode: 'web_message',
      state,
      codeChallenge,
      redirectUri: null,
      sessionToken,
    }),
  );
  // The URL becomes the `src` of a frame in this page, so it must not be a `javascript:` URL.
  if (!/^https?:/.test(url)) throw new OAuthFlowError('missing');
  await frameFlow.write({ state, codeVerifier, redirectUri: null, returnTo, startedAt: Date.now() });
  return { kind: 'frame', url };
}

const FRAME_TIMEOUT_MS = 120_000;

/**
 * Completes a sign-in with the message of the hidden frame. Returns the path to go on to.
 * @param answer null when the page timed out
 * @throws OAuthFlowError, PlatformError; ShopError `cookies-blocked`
 */
export async function completeFromFrame(answer: AuthorizeAnswer | null): Promise<string> {
  const isWithoutCookie = await hasNoCookie();
  const flow = await frameFlow.take(answer?.state ?? null);
  if (answer === null || (flow && Date.now() - flow.startedAt > FRAME_TIMEOUT_MS))
    throw new OAuthFlowError('timed-out');
  if (flow === null && isWithoutCookie) throw new ShopError('cookies-blocked');
  await redeem(flow, answer);
  return flow?.returnTo ?? '/';
}

/**
 * Exchanges a code for this browser's session. `flow` is null if unknown or used before.
 * @throws OAuthFlowError; PlatformError when the platform is unavailable
 */
export async function redeem(
  flow: Pick<Flow, 'state' | 'codeVerifier' | 'redirectUri'> | null,
  { code, state }: AuthorizeAnswer,
): Promise<void> {
  if (!code || !state) throw new OAuthFlowError('missing');
  if (flow === null || !isSameText(state, flow.state)) throw new OAuthFlowError('state');
  const { codeVerifier, redirectUri } = flow;
  try {
    await storeTokens(await exchangeCode({ code, codeVerifier, redirectUri }));
  } catch (error) {
    if (error instanceof TokenRejectedError) throw new OAuthFlowError('exchange', { cause: error });
    throw error;
  }
}

type Pkce = {
  /** 64 characters. RFC 7636 allows 43 to 128. */
  codeVerifier: string;
  /** The SHA-256 of the verifier in base64url. */
  codeChallenge: string;
  state: string;
};

export function createPkce(): Pkce {
  const codeVerifier = randomBytes(48).toString('base64url');
  return {
    codeVerifier,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    state: randomBytes(32).toString('base64url'),
  };
}

/** Compares in constant time, so that the duration does not reveal where two texts differ. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Replaces the session after a change of the password: the former refresh token becomes invalid,
 * wherever it was copied to, and the member's other known sessions end. This session stays where
 * the platform requires more than email and password, or fails: the password is changed either way.
 */
export async function replaceSession(email: string, password: string): Promise<void> {
  try {
    const former = await readSession();
    const methods = await readSignInMethods();
    const captcha = { visible: null, invisible: null };
    const answer = await actForShopper((client) => login(client, { email, password, captcha }));
    if (former === null || answer.state !== 'success') return;
    const { kind } = await completeSignIn(answer.sessionToken, '/account/security');
    if (kind !== 'signed-in') return;
    await recordSignIn(methods);
    await endSession(former.refreshToken);
    await revokeToken(former.refreshToken);
  } catch (error) {
    report(error, 'new session after a change of the password');
  } finally {
    await endOtherSessions(email);
  }
}
