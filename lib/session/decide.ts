import type { Session } from './cookie';

/** Renewed this long before the end, so that a token does not expire between the middleware and the platform. */
const SPARE_SECONDS = 60;

/**
 * What to do about a request's session before it is handled.
 *
 * - `keep`: nothing, neither a call nor a cookie. A visitor who only looks has no session and needs none.
 * - `mint`: make a new anonymous visitor, because this request acts for one.
 * - `renew`: the access token has ended or is about to.
 */
export type Decision = 'keep' | 'mint' | 'renew';

export function decide(session: Session | null, acts: boolean, nowSeconds: number): Decision {
  if (session === null) return acts ? 'mint' : 'keep';
  const { accessToken } = session;
  return accessToken !== null && accessToken.expiresAt - SPARE_SECONDS > nowSeconds ? 'keep' : 'renew';
}
