import 'server-only';
import { readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { accountKey } from '@/lib/limits/limit';

/** The parameter and form field of a proof. */
export const RESET = 'reset';

/** In milliseconds. */
const RESET_MS = 24 * 60 * 60_000;

/**
 * A proof that the shopper has opened the email: only the email contains it, as a part of the
 * platform's link to the page after a new password.
 */
export const resetProof = (email: string): string =>
  signValue(RESET, accountKey(email), Date.now() + RESET_MS, signingKey(RESET));

export const isResetProof = (proof: string, email: string): boolean =>
  readSigned(RESET, proof, signingKey(RESET)) === accountKey(email);
