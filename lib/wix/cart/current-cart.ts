import 'server-only';
import { env } from '@/lib/config/env';
import type { CartPlatform } from './cart-platform';
import { cartV1 } from './v1/cart';
import { createCartV2 } from './v2/cart';

/** Nothing else names V1: once Wix has removed it, delete its line, the import and the folder. */
const OLDER_GENERATIONS: { v1?: CartPlatform } = {
  v1: cartV1,
};

export const cartPlatform: CartPlatform =
  (env.WIX_CART === 'v1' ? OLDER_GENERATIONS.v1 : undefined) ??
  createCartV2(OLDER_GENERATIONS.v1?.listOffers);
