import 'server-only';
import type { Session } from './cookie';

/**
 * Sessions that a browser has recently left by signing in or out. A request that was in progress
 * meanwhile and whose renewal the platform rejected must not replace the member with a new visitor.
 * Stored in this process only: it is a second line of defense for a rare case, behind the key that
 * binds an access token to its session (./cookie).
 */
const superseded = new Map<string, number>();

/** Longer than any request can wait for its renewal. */
const RETENTION_MS = 60_000;

export function markSuperseded({ refreshToken }: Session): void {
  const now = Date.now();
  for (const [value, until] of superseded) if (until <= now) superseded.delete(value);
  superseded.set(refreshToken.value, now + RETENTION_MS);
}

export const isSuperseded = ({ refreshToken }: Session): boolean =>
  (superseded.get(refreshToken.value) ?? 0) > Date.now();
