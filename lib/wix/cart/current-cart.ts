import 'server-only';
import type { CartPlatform } from './cart-platform';
import { cartV1 } from './v1/cart';

/** The generation of the platform's cart that this shop uses. */
export const cartPlatform: CartPlatform = cartV1;
