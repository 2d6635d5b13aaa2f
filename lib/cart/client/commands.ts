import { loadCartMessages } from '../../i18n/cart-messages';
import type { Lang } from '../../i18n/lang';
import type { CartApi } from './cart-api';
import { requireCart, setCartState } from './store';

function code(): Promise<typeof import('./writes')> {
  requireCart();
  return import('./writes');
}

/** Loads the cart store and its messages with the first change. Changes run in order. */
export const loadCartStore = (lang: Lang) => Promise.all([code(), loadCartMessages(lang)]);

/**
 * Returns the commands that change the shopper's cart.
 *
 * @param offline message for a failure to load the store, when nothing was changed
 */
export function cartCommands(lang: Lang, offline: string) {
  const store = () => loadCartStore(lang);
  const rejected = { ok: false, message: offline } as const;
  const unreachable = (): void => setCartState({ notice: offline });
  return {
    add: (request, preview) =>
      store().then(
        ([{ add }, messages]) => add(messages, request, preview),
        () => rejected,
      ),
    setQuantity: (lineId, quantity) =>
      void store().then(
        ([{ setQuantity }, messages]) => setQuantity(messages, lineId, quantity),
        unreachable,
      ),
    remove: (lineId) =>
      void store().then(([{ setQuantity }, messages]) => setQuantity(messages, lineId, 0), unreachable),
    applyCoupon: (code) =>
      store().then(
        ([{ applyCoupon }, messages]) => applyCoupon(messages, code),
        () => rejected,
      ),
    removeCoupon: () =>
      void store().then(([{ removeCoupon }, messages]) => removeCoupon(messages), unreachable),
    dismissNotice: () => setCartState({ notice: null }),
    retry: () => void store().then(([{ refresh }]) => refresh(), unreachable),
  } satisfies Partial<CartApi>;
}
