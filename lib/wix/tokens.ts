import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import type { Lane } from './call-budget';
import { statusError } from './platform-error';
import { platformFetch } from './transport';

export type AccessToken = {
  value: string;
  /** Seconds since the epoch. */
  expiresAt: number;
};
/**
 * The role is not in the platform's response. It follows from the grant that returned the token.
 */
export type RefreshToken = { value: string; role: 'visitor' | 'member' };
export type Tokens = { accessToken: AccessToken; refreshToken: RefreshToken };

/** Margin before expiry, so that no token expires between the shop's check and the platform's. */
const RENEWAL_MARGIN_SECONDS = 60;

/** Whether a token can be sent to the platform: it has not expired and is not about to. */
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
 * Returns tokens of a new anonymous visitor.
 *
 * @param lane the part of the quota for visitors or programs; none for the shop's own identity
 * @throws TokenRejectedError when the platform rejects the client id; PlatformError when the
 *   platform is unavailable.
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
 * Returns a new access token for the same identity. The refresh token stays the same: the
 * platform's own client also uses one many times.
 *
 * @param lane the part of the quota for programs; none for shoppers
 * @throws TokenRejectedError when the refresh token is no longer valid; PlatformError when the
 *   platform is unavailable.
 */
export async function renewTokens(refreshToken: RefreshToken, lane?: Lane): Promise<Tokens> {
  const answer = await requestTokens({ grantType: 'refresh_token', refreshToken: refreshToken.value }, lane);
  return { accessToken: accessTokenOf(answer), refreshToken };
}

/** The end of a member's sign-in. `redirectUri` is null when the authorization had none. */
export type CodeExchange = { code: string; codeVerifier: string; redirectUri: string | null };

/**
 * Returns tokens of the member who has signed in. A code is single use.
 *
 * @throws TokenRejectedError when the code is used, expired or foreign; PlatformError when the
 *   platform is unavailable.
 */
export async function exchangeCode({ code, codeVerifier, redirectUri }: CodeExchange): Promise<Tokens> {
  const answer = await requestTokens({
    grantType: 'authorization_code',
    code,
    codeVerifier,
    ...(redirectUri === null ? {} : { redirectUri }),
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
  const requestId = response.headers.get('x-wix-request-id');
  if (response.status === 200) {
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (answer.success) return answer.data;
    throw new PlatformError({ kind: 'system', status: 200 }, requestId, { cause: answer.error });
  }
  const error = statusError(response.status, response.statusText, requestId);
  throw error.isTemporary ? error : new TokenRejectedError(error);
}

/**
 * Makes a refresh token invalid, wherever it was copied to. Access tokens cannot be revoked: the
 * platform accepts them until they expire.
 *
 * @throws PlatformError
 */
export async function revokeToken({ value }: RefreshToken): Promise<void> {
  const response = await postToPlatform('/oauth2/revoke', { token: value });
  response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw statusError(response.status, response.statusText, null);
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
