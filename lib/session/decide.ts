import { isUsable } from '@/lib/wix/tokens';
import type { Session } from './cookie';

/**
 * The action on a request's session before the request is handled.
 *
 * - `keep`: nothing. No platform call, no cookie. A visitor who only reads needs no session.
 * - `mint`: create an anonymous visitor, because the request acts for the shopper.
 * - `renew`: the access token has expired or is about to.
 */
export type Decision = 'keep' | 'mint' | 'renew';

export function decide(session: Session | null, acts: boolean, nowSeconds: number): Decision {
  if (session === null) return acts ? 'mint' : 'keep';
  const { accessToken } = session;
  return accessToken !== null && isUsable(accessToken, nowSeconds) ? 'keep' : 'renew';
}
