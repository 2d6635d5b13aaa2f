import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A proof key (RFC 7636) and a state for one sign-in. */
export type Pkce = {
  /** 64 characters; 43 to 128 are allowed. */
  codeVerifier: string;
  /** base64url of the SHA-256 of the verifier. */
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

/** Compares in a time that does not tell where two texts differ. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
