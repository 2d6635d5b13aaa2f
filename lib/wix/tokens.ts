import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { PlatformError, statusError } from './platform-error';
import { platformFetch } from './transport';

export type AccessToken = {
  value: string;
  /** Seconds since the epoch. */
  expiresAt: number;
};
/** Who a refresh token speaks for. The platform does not say; the way it was got does. */
export type RefreshToken = { value: string; role: 'visitor' | 'member' };
export type Tokens = { accessToken: AccessToken; refreshToken: RefreshToken };

/** The platform answered a request for tokens with a refusal (a 4xx other than 429). */
export class TokenRejectedError extends Error {
  override readonly name = 'TokenRefusedError';
  constructor(cause: unknown) {
    super('something went wrong', { cause });
  }
}

const TOKEN_PATH = '/oauth2/token';

// `expires_in` was seen as a number and as text.
const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive(),
});

/**
 * Tokens of a new anonymous visitor.
 *
 * @throws TokenRefusedError when the platform refuses (an unknown client id), PlatformError when it cannot be asked.
 */
export async function mintVisitorTokens(): Promise<Tokens> {
  const answer = await requestTokens({ grantType: 'anonymous' });
  if (answer.refresh_token === undefined) throw new TokenRejectedError('no refresh token in the answer');
  return {
    accessToken: accessTokenOf(answer),
    refreshToken: { value: answer.refresh_token, role: 'visitor' },
  };
}

/**
 * A new access token for the same identity. The refresh token stays as it was: the platform's own client keeps the
 * old one and uses it many times.
 *
 * @throws TokenRefusedError when the refresh token is no longer good, PlatformError when the platform cannot be asked.
 */
export async function renewTokens(refreshToken: RefreshToken): Promise<Tokens> {
  const answer = await requestTokens({ grantType: 'refresh_token', refreshToken: refreshToken.value });
  return { accessToken: accessTokenOf(answer), refreshToken };
}

/** What a member's sign-in ends with. `redirectUri` is null where the authorisation was asked for without one. */
export type CodeExchange = { code: string; codeVerifier: string; redirectUri: string | null };

/**
 * Tokens of the member who has signed in. A code is good once.
 *
 * @throws TokenRefusedError when the code is used, expired or not ours, PlatformError when the platform cannot be asked.
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

async function requestTokens(grant: Grant): Promise<z.infer<typeof answerSchema>> {
  const response = await ask(grant);
  const requestId = response.headers.get('x-wix-request-id');
  if (response.status === 200) {
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (answer.success) return answer.data;
    throw new PlatformError({ kind: 'system', status: 200 }, requestId, { cause: answer.error });
  }
  const error = statusError(response.status, response.statusText, requestId);
  throw error.isTemporary ? error : new TokenRejectedError(error);
}

async function ask(grant: Grant): Promise<Response> {
  try {
    return await platformFetch(new URL(TOKEN_PATH, env.WIX_API_ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: env.WIX_CLIENT_ID, ...grant }),
    });
  } catch (error) {
    throw new PlatformError({ kind: 'system', status: null }, null, { cause: error });
  }
}

const accessTokenOf = (answer: z.infer<typeof answerSchema>): AccessToken => ({
  value: answer.access_token,
  expiresAt: Math.floor(Date.now() / 1000 + answer.expires_in),
});
