import { openCartDrawer } from '@/components/cart/drawer-store';
import { confirmCart, hasSession, requireCart, setNotice } from '@/lib/cart/client/store';
import { queue } from '@/lib/cart/client/sync';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import { loadCartMessages } from '@/lib/i18n/cart-messages';
import type { Lang } from '@/lib/i18n/lang';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { type SetMessages, type SetPrices, type TotalText, totalText } from './total';

export function chosenTotal(
  form: HTMLFormElement,
  prices: SetPrices,
  { total }: SetMessages,
  lang: Lang,
): TotalText {
  const data = new FormData(form);
  const things = Object.entries(prices).map(([field, price]) => ({
    price,
    quantity: Number(data.get(field)),
  }));
  return totalText(things, total, lang);
}

type Answer = { cart: Cart; anyAdded: boolean; message: string; rejection?: ShopErrorCode };

/** Opens the drawer, which names what is missing. Returns a message where nothing was added. */
export async function addSet(form: HTMLFormElement, lang: Lang): Promise<string | null> {
  requireCart();
  const { errors } = await loadCartMessages(lang);
  const fields = Object.fromEntries(new FormData(form));
  try {
    const answer = await queue.enqueue({ send: () => sendJson<Answer>('POST', '/api/cart/set', fields) });
    // The browser has rejected the session's cookie, and with it the cart.
    if (!hasSession()) {
      confirmCart(EMPTY_CART);
      return errors['cookies-blocked'];
    }
    if (!answer?.anyAdded) return answer?.message ?? null;
    if (answer.rejection) setNotice(errors[answer.rejection]);
    openCartDrawer(answer.message);
    return null;
  } catch (error) {
    return failureMessage(errors, error instanceof RequestError ? error.code : 'unexpected');
  }
}
