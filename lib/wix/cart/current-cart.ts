import 'server-only';
import { env } from '@/lib/config/env';
import type { CartPlatform } from './cart-platform';
import { cartV1 } from './v1/cart';
import { createCartV2 } from './v2/cart';

/**
 * The generations before V2. Nothing else names them: once Wix has removed V1, delete its line, the
 * import and the folder.
 */
const FORMER: { v1?: CartPlatform } = {
  v1: cartV1,
};

/** The generation of the platform's cart that this shop uses. */
export const cartPlatform: CartPlatform =
  (env.WIX_CART === 'v1' ? FORMER.v1 : undefined) ?? createCartV2(FORMER.v1?.listOffers);
