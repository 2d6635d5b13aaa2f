import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { isTemporaryStatus, PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import type { Lane } from './call-budget';
import { codeOf, failedResponse, outage } from './platform-error';
import { platformFetch } from './transport';

export type AccessToken = {
  value: string;
  /** Seconds since the epoch. */
  expiresAt: number;
};
/** The role follows from the grant that returned the token: the platform's response has none. */
export type RefreshToken = { value: string; role: 'visitor' | 'member' };
export type Tokens = { accessToken: AccessToken; refreshToken: RefreshToken };

/** Margin before expiry, so that no token expires between the shop's check and the platform's. */
const RENEWAL_MARGIN_SECONDS = 60;

export const isUsable = ({ expiresAt }: AccessToken, nowSeconds: number): boolean =>
  expiresAt - RENEWAL_MARGIN_SECONDS > nowSeconds;

const TOKEN_PATH = '/oauth2/token';

// The platform has sent `expires_in` both as a number and as text.
const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive(),
});

/**
 * @param lane the part of the quota for visitors or programs; none for the shop's own identity
 * @throws TokenRejectedError when the platform rejects the client id; PlatformError when it is unavailable
 */
export async function mintVisitorTokens(lane?: Lane): Promise<Tokens> {
  const answer = await requestTokens({ grantType: 'anonymous' }, lane);
  if (answer.refresh_token === undefined) throw new TokenRejectedError('no refresh token in the answer');
  return {
    accessToken: accessTokenOf(answer),
    refreshToken: { value: answer.refresh_token, role: 'visitor' },
  };
}

/**
 * The refresh token stays the same: the platform's own client also uses one many times.
 * @param lane the part of the quota for programs; none for shoppers
 * @throws TokenRejectedError when the refresh token is no longer valid; PlatformError when unavailable
 */
export async function renewTokens(refreshToken: RefreshToken, lane?: Lane): Promise<Tokens> {
  const answer = await requestTokens({ grantType: 'refresh_token', refreshToken: refreshToken.value }, lane);
  return { accessToken: accessTokenOf(answer), refreshToken };
}

export type CodeExchange = { code: string; codeVerifier: string; redirectUri: string | null };

/** A code is single use. @throws TokenRejectedError for a used, expired or foreign one; PlatformError */
export async function exchangeCode({ code, codeVerifier, redirectUri }: CodeExchange): Promise<Tokens> {
  const answer = await requestTokens({
    grantType: 'authorization_code',
    code,
    codeVerifier,
    redirectUri: redirectUri ?? undefined,
  });
  if (answer.refresh_token === undefined) throw new TokenRejectedError('no refresh token in the answer');
  return {
    accessToken: accessTokenOf(answer),
    refreshToken: { value: answer.refresh_token, role: 'member' },
  };
}

type Grant =
  | { grantType: 'anonymous' }
  | { grantType: 'refresh_token'; refreshToken: string }
  | { grantType: 'authorization_code'; code: string; codeVerifier: string; redirectUri?: string };

async function requestTokens(grant: Grant, lane?: Lane): Promise<z.infer<typeof answerSchema>> {
  const response = await postToPlatform(TOKEN_PATH, { clientId: env.WIX_CLIENT_ID, ...grant }, lane);
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 200) {
    const answer = answerSchema.safeParse(body);
    if (answer.success) return answer.data;
    const requestId = response.headers.get('x-wix-request-id');
    throw new PlatformError({ kind: 'system', status: 200 }, requestId, { cause: answer.error });
  }
  const error = failedResponse(response, body);
  const isNamed = codeOf(error) !== null || isRejectedGrant(response.status, body);
  if (isNamed && !isTemporaryStatus(response.status)) throw new TokenRejectedError(error);
  // Not even the platform's own one says that something of the shopper does not exist.
  throw error.isNotFound ? outage(response.status, error.requestId, error) : error;
}

/** OAuth's codes, e.g. `invalid_grant`. Proxies send `{"error": "Forbidden"}`. */
const rejectedGrantSchema = z.object({ error: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/) });

/**
 * The platform itself rejects a grant with 400 or 401 and a body that names the reason (RFC 6749, section
 * 5.2). Without one, a firewall or a proxy has responded, and the tokens may still be valid.
 */
const isRejectedGrant = (status: number, body: unknown): boolean =>
  (status === 400 || status === 401) && rejectedGrantSchema.safeParse(body).success;

/** Access tokens cannot be revoked: the platform accepts them until they expire. @throws PlatformError */
export async function revokeToken({ value }: RefreshToken): Promise<void> {
  const response = await postToPlatform('/oauth2/revoke', { token: value });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failedResponse(response, body);
}

async function postToPlatform(path: string, body: object, lane?: Lane): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await platformFetch(new URL(path, env.WIX_API_ORIGIN), init, lane);
  } catch (error) {
    throw new PlatformError({ kind: 'system', status: null }, null, { cause: error });
  }
}

const accessTokenOf = (answer: z.infer<typeof answerSchema>): AccessToken => ({
  value: answer.access_token,
  expiresAt: Math.floor(Date.now() / 1000 + answer.expires_in),
});
