import 'server-only';
import { readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { accountKey } from '@/lib/limits/limit';

export const RESET = 'reset';

const RESET_MS = 24 * 60 * 60_000;

/** Proves that the shopper has opened the email: only the link in it contains the proof. */
export const resetProof = (email: string): string =>
  signValue(RESET, accountKey(email), Date.now() + RESET_MS, signingKey(RESET));

export const isResetProof = (proof: string, email: string): boolean =>
  readSigned(RESET, proof, signingKey(RESET)) === accountKey(email);
