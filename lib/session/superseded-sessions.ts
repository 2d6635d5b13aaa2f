import 'server-only';
import type { Session } from './cookie';

/**
 * Sessions that a browser has left of late, by signing in or out. A request that was under way meanwhile, whose renewal
 * the platform refused, must not put its new visitor in the place of the member. Kept in this process: a second wall,
 * for a rare moment, behind the key that binds an access token to its session (./cookie).
 */
const left = new Map<string, number>();

/** Longer than any request can wait for its renewal. */
const KEPT_MS = 60_000;

export function markLeft({ refreshToken }: Session): void {
  const now = Date.now();
  for (const [value, until] of left) if (until <= now) left.delete(value);
  left.set(refreshToken.value, now + KEPT_MS);
}

export const isLeft = ({ refreshToken }: Session): boolean =>
  (left.get(refreshToken.value) ?? 0) > Date.now();
