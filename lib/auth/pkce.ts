import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A PKCE verifier and challenge (RFC 7636), and the `state` of one sign-in. */
export type Pkce = {
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
