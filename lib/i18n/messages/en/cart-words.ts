import type { CartMessages } from '../../cart-messages';
import { cart } from './cart';
import { cartChanges } from './cart-news';
import { errors } from './errors';

/** For the browser that needs them; see ../cart-words. */
export const cartMessages: CartMessages = { cart, cartChanges, errors };
