import type { Lang } from '../lang';
import { pageFailure as de } from './de/page-failure';
import type { Messages } from './en';
import { pageFailure as en, type PageFailure } from './en/page-failure';
import { pageFailure as he } from './he/page-failure';

/** Messages that the browser has, or loads, without a provider. */

/** Of pages that failed to render. They are in every page's first script, in all languages. */
export const PAGE_FAILURES: Record<Lang, PageFailure> = { en, de, he };

/** Messages of the cart. Loaded on demand, because few pages that may show a cart ever do. */
export type CartMessages = Pick<Messages, 'cart' | 'cartChanges' | 'errors'>;

const CART_MESSAGES: Record<Lang, () => Promise<{ cartMessages: CartMessages }>> = {
  en: () => import('./en/cart-messages'),
  de: () => import('./de/cart-messages'),
  he: () => import('./he/cart-messages'),
};

/**
 * Loads the cart's messages in one language with the code that needs them. @throws TypeError
 * offline
 */
export const loadCartMessages = async (lang: Lang): Promise<CartMessages> =>
  (await CART_MESSAGES[lang]()).cartMessages;
