import type { CartMessages } from '@/lib/i18n/messages/browser';
import { cart } from './cart';
import { cartChanges } from './cart-changes';
import { errors } from './errors';

/** Loaded by the browser on demand. See ../../cart-messages. */
export const cartMessages: CartMessages = { cart, cartChanges, errors };
