import type { Lang } from './lang';
import type { Messages } from './messages/en';

/** What the cart says. Every page can have a cart and hardly any shows one, so no page carries these messages. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

const MESSAGES: Record<Lang, () => Promise<{ cartMessages: CartMessages }>> = {
  en: () => import('./messages/en/cart-words'),
  de: () => import('./messages/de/cart-words'),
};

/** Fetches the messages of the cart in one language, with the code that needs them. @throws TypeError offline */
export const loadCartMessages = async (lang: Lang): Promise<CartMessages> =>
  (await MESSAGES[lang]()).cartMessages;
