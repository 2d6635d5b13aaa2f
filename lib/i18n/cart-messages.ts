import type { Lang } from './lang';
import type { Messages } from './messages/en';

/** Messages of the cart. Loaded on demand, because few pages that may show a cart ever do. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

const CART_MESSAGES: Record<Lang, () => Promise<{ cartMessages: CartMessages }>> = {
  en: () => import('./messages/en/cart-messages'),
  de: () => import('./messages/de/cart-messages'),
  he: () => import('./messages/he/cart-messages'),
};

/**
 * Loads the cart's messages in one language with the code that needs them. @throws TypeError
 * offline
 */
export const loadCartMessages = async (lang: Lang): Promise<CartMessages> =>
  (await CART_MESSAGES[lang]()).cartMessages;
