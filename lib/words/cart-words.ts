import type { Words } from './en';
import type { Lang } from './lang';

/** What the cart says. Every page can have a cart and hardly any shows one, so no page carries these messages. */
export type CartWords = Pick<Words, 'cart' | 'cartNews' | 'errors'>;

const WORDS: Record<Lang, () => Promise<{ cartWords: CartWords }>> = {
  en: () => import('./en/cart-words'),
  de: () => import('./de/cart-words'),
};

/** Fetches the messages of the cart in one language, with the code that needs them. @throws TypeError offline */
export const loadCartWords = async (lang: Lang): Promise<CartWords> => (await WORDS[lang]()).cartWords;
