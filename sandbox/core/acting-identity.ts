import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Caller } from './access-tokens';
import { SANDBOX_CLIENT_ID } from './platform';

type Acting = { identity: Record<string, string> | null };

const acting = new AsyncLocalStorage<Acting>();

/** Stores the caller for the duration of a request, because events name who caused them. */
export const withActingIdentity: MiddlewareHandler = (_, next) => acting.run({ identity: null }, next);

/** Records the request's caller once it is known. */
export function noteActingCaller(caller: Caller): void {
  const store = acting.getStore();
  if (store !== undefined) store.identity = identityOf(caller);
}

/**
 * Returns the identity that acts in this request, in the platform's format. null outside a request
 * and for pages without a token.
 */
export const actingIdentity = (): Record<string, string> | null => acting.getStore()?.identity ?? null;

function identityOf(caller: Caller): Record<string, string> {
  switch (caller.kind) {
    case 'member':
      return { identityType: 'MEMBER', memberId: caller.memberId };
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: caller.visitorId };
    case 'admin':
      return { identityType: 'APP', appId: SANDBOX_CLIENT_ID };
  }
}
