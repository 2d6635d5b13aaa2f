import type { JWK } from 'jose';

/**
 * The caller: an anonymous visitor, a signed-in member (who is also a visitor), or an app with an
 * API key.
 */
export type Caller =
  | { kind: 'visitor'; clientId: string; visitorId: string }
  | { kind: 'member'; clientId: string; visitorId: string; memberId: string }
  | { kind: 'admin' };

/** The content of a valid access token. Instants in seconds since the epoch. */
export type AccessToken = { caller: Caller; issuedAt: number; expiresAt: number };

export type AccessTokens = {
  /**
   * Returns a signed token in the platform's format, `OauthNG.JWS.<header>.<payload>.<signature>`.
   */
  mintAccessToken(caller: Caller): Promise<string>;
  /** Returns the caller of a token, or undefined when it is damaged, foreign or expired. */
  readAccessToken(token: string): Promise<Caller | undefined>;
  /** Returns the caller of a token with its times. */
  inspectAccessToken(token: string): Promise<AccessToken | undefined>;
  /** Returns the keys that verify the tokens, as a JSON Web Key Set (RFC 7517). */
  keySet(): { keys: (JWK & { kid: string })[] };
};
