import 'server-only';
import { env } from '@/lib/config/env';
import type { CartPlatform } from './cart-platform';
import { cartV1 } from './v1/cart';
import { cartV2 } from './v2/cart';

/** The generation of the platform's cart that this shop uses. */
export const cartPlatform: CartPlatform = env.WIX_CART === 'v1' ? cartV1 : cartV2;
