import 'server-only';
import { currentCart, orders } from '@wix/ecom';
import { authentication, recovery, verification } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { platformFetch } from './transport';

const modules = { currentCart, orders, redirects, authentication, recovery, verification };

export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * The client for what belongs to one shopper: cart, checkout, orders, identity. Made for each request with the access
 * token of the request's own cookies; never kept, never behind `"use cache"`. It does not renew tokens: the middleware
 * has.
 */
export function createSessionClient(accessToken: string) {
  return createClient({
    modules,
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: accessToken } }) },
    fetch: platformFetch,
  });
}
