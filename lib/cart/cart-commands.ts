import { loadCartWords } from '../words/cart-words';
import type { Lang } from '../words/lang';
import type { CartApi } from './cart-api';
import { setCartState, wantCart } from './cart-state';

function code(): Promise<typeof import('./cart-store')> {
  wantCart();
  return import('./cart-store');
}

/** The code that changes a cart, and its words, come with the first change; what is done at once is done in order. */
export const loadCartStore = (lang: Lang) => Promise.all([code(), loadCartWords(lang)]);

/**
 * What can be done with the shopper's cart.
 *
 * @param offline words for when the code could not be fetched, and so nothing was changed
 */
export function cartCommands(lang: Lang, offline: string) {
  const store = () => loadCartStore(lang);
  const refused = { ok: false, message: offline } as const;
  const unreachable = (): void => setCartState({ notice: offline });
  return {
    add: (request, preview) =>
      store().then(
        ([{ add }, words]) => add(words, request, preview),
        () => refused,
      ),
    setQuantity: (lineId, quantity) =>
      void store().then(([{ setQuantity }, words]) => setQuantity(words, lineId, quantity), unreachable),
    remove: (lineId) =>
      void store().then(([{ setQuantity }, words]) => setQuantity(words, lineId, 0), unreachable),
    applyCoupon: (code) =>
      store().then(
        ([{ applyCoupon }, words]) => applyCoupon(words, code),
        () => refused,
      ),
    removeCoupon: () => void store().then(([{ removeCoupon }, words]) => removeCoupon(words), unreachable),
    dismissNotice: () => setCartState({ notice: null }),
    retry: () => void store().then(([{ refresh }]) => refresh(), unreachable),
  } satisfies Partial<CartApi>;
}
