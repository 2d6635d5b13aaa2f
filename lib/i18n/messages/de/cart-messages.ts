import type { CartMessages } from '../../cart-messages';
import { cart } from './cart';
import { cartChanges } from './cart-changes';
import { errors } from './errors';

/** Loaded by the browser on demand. See ../browser. */
export const cartMessages: CartMessages = { cart, cartChanges, errors };
