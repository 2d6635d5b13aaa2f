import type { Lang } from './lang';
import type { Messages } from './messages/en';

/** Messages of the cart. Loaded on demand, because few pages that may show a cart ever do. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

const CART_MESSAGES: Record<Lang, () => Promise<CartMessages>> = {
  en: () => import('./messages/en/cart'),
  de: () => import('./messages/de/cart'),
  he: () => import('./messages/he/cart'),
};

/**
 * Loads the cart's messages in one language with the code that needs them. @throws TypeError
 * offline
 */
export async function loadCartMessages(lang: Lang): Promise<CartMessages> {
  const { cart, cartChanges, errors } = await CART_MESSAGES[lang]();
  const messages = { cart, cartChanges, errors };
  return FEATURES.ownMessages ? (await import('./own-messages')).withOwnMessages(messages, lang) : messages;
}
