import 'server-only';
import {
  backInStockNotifications,
  checkout,
  currentCart,
  currentCartV2,
  orderFulfillments,
  orders,
  orderTransactions,
} from '@wix/ecom';
import { authentication, recovery, verification } from '@wix/identity';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { reviews } from '@wix/reviews';
// The package @wix/data exports this one as `items`, and brings ten others.
import * as dataItems from '@wix/wix-data-items-sdk';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Lane } from './call-budget';
import { createLazyClient } from './lazy-client';
import { platformFetch } from './transport';
import { viewHeaders } from './view-headers';

const modules = {
  authentication,
  backInStockNotifications,
  checkout,
  currentCart,
  currentCartV2,
  dataItems,
  members,
  orderFulfillments,
  orders,
  orderTransactions,
  recovery,
  redirects,
  reviews,
  verification,
};

export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * The client for one shopper's data, created per request with the access token from the cookies (lib/session
 * renews it), never stored, never used inside `"use cache"`. `lane`: the quota's part for carts of programs.
 */
export function createSessionClient(accessToken: string, view: CatalogView = SITE_VIEW, lane?: Lane) {
  return createLazyClient(modules, {
    headers: viewHeaders(view),
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: accessToken } }) },
    fetch: lane === undefined ? platformFetch : (input, init) => platformFetch(input, init, lane),
  });
}
