import type { Lang } from './lang';
import type { Messages } from './messages/en';

/** Loaded on demand, because few pages that may show a cart ever do. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

const CART_MESSAGES: Record<Lang, () => Promise<CartMessages>> = {
  en: () => import('./messages/en/cart'),
  de: () => import('./messages/de/cart'),
  he: () => import('./messages/he/cart'),
};

/** Loads the messages with the code that needs them. @throws TypeError offline */
export async function loadCartMessages(lang: Lang): Promise<CartMessages> {
  const { cart, cartChanges, errors } = await CART_MESSAGES[lang]();
  return withOwn({ cart, cartChanges, errors }, lang);
}

/** Replaces messages by the merchant's own. Loads no code if there are none. */
export const withOwn = async <T extends Partial<Messages>>(messages: T, lang: Lang): Promise<T> =>
  FEATURES.ownMessages
    ? Promise.all([import('./own-messages'), import('@/own/messages')]).then(([{ withOwnMessages }, own]) =>
        withOwnMessages(messages, lang, own.messages),
      )
    : messages;
