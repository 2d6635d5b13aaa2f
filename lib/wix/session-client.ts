import 'server-only';
import { checkout, currentCart, orderFulfillments, orders, orderTransactions } from '@wix/ecom';
import { authentication, recovery, verification } from '@wix/identity';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { platformFetch } from './transport';

const modules = {
  authentication,
  checkout,
  currentCart,
  members,
  orderFulfillments,
  orders,
  orderTransactions,
  recovery,
  redirects,
  verification,
};

export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * The client for what belongs to one shopper: cart, checkout, orders, membership. Made for each request with the access
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
