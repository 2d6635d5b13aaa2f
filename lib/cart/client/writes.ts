import type { LinePreview } from '@/lib/cart/client/store';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import type { CartMessages } from '@/lib/i18n/cart-messages';
import { format } from '@/lib/i18n/format';
import { type AddRequest, type Cart, type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { type CartCommands, confirmCart, hasSession, setNotice } from './store';
import { queue, refreshCart, type Write } from './sync';

type CartResponse = { cart: Cart };

/** Each command shows its result at once. A rejected one restores the confirmed cart, with a message. */
export function cartWrites({ cart: messages, errors }: CartMessages): CartCommands {
  async function attempt<T extends CartResponse>(write: Write<T>) {
    try {
      return { ok: true, response: await queue.enqueue(write) } as const;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : 'unexpected';
      return { ok: false, message: failureMessage(errors, code) } as const;
    }
  }

  async function setQuantity(lineId: string, quantity: number): Promise<boolean> {
    setNotice(null);
    const outcome = await attempt({
      lineId,
      preview: (cart) => guessQuantity(cart, lineId, quantity),
      send: () => sendJson<CartResponse>('PATCH', '/api/cart/items', { lineId, quantity }),
    });
    if (!outcome.ok) {
      setNotice(outcome.message);
      return false;
    }
    const line = outcome.response?.cart.lines.find(({ id }) => id === lineId);
    if (line && line.quantity < quantity)
      setNotice(format(messages.cut, { left: line.quantity, name: line.name }));
    return true;
  }

  async function removeCode(kind: 'coupon' | 'gift-card', preview: (cart: Cart) => Cart): Promise<void> {
    const send = () => sendJson<CartResponse>('DELETE', '/api/cart/code', { kind });
    const outcome = await attempt({ preview, send });
    if (!outcome.ok) setNotice(outcome.message);
  }

  return {
    async add(request, preview) {
      const outcome = await attempt({
        preview: (cart) => guessAdded(cart, request, preview),
        send: () =>
          sendJson<CartResponse & { added: number; rejection?: ShopErrorCode }>(
            'POST',
            '/api/cart/items',
            request,
          ),
      });
      if (!outcome.ok) return outcome;
      // The browser has rejected the session's cookie, and with it the cart.
      if (!hasSession()) {
        confirmCart(EMPTY_CART);
        return { ok: false, message: errors['cookies-blocked'] };
      }
      const { added = 0, rejection } = outcome.response ?? {};
      if (rejection) setNotice(errors[rejection]);
      const isCut = added < request.quantity;
      return { ok: true, added, message: isCut ? format(messages.onlyAdded, { added }) : null };
    },
    setQuantity,
    remove: (lineId) => setQuantity(lineId, 0),
    applyCode: (code) => attempt({ send: () => sendJson<CartResponse>('POST', '/api/cart/code', { code }) }),
    removeCoupon: () => removeCode('coupon', (cart) => ({ ...cart, couponCode: null, pending: true })),
    removeGiftCard: () =>
      removeCode('gift-card', (cart) => ({ ...cart, giftCard: { code: null }, pending: true })),
    setNote: (buyerNote) =>
      attempt({ send: () => sendJson<CartResponse>('PATCH', '/api/cart', { buyerNote }) }),
    retry: refreshCart,
  };
}

/** Carts shown until the platform responds predict lines and quantities, never money: amounts are pending. */

const withLines = (cart: Cart, lines: CartLine[]): Cart => ({
  ...cart,
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pending: true,
});

export const guessQuantity = (cart: Cart, lineId: string, quantity: number): Cart =>
  withLines(
    cart,
    quantity === 0
      ? cart.lines.filter(({ id }) => id !== lineId)
      : cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
  );

/** Adds to the line of the same product with the same choices, where there is one. */
export function guessAdded(cart: Cart, request: AddRequest, preview: LinePreview): Cart {
  const { choices } = preview;
  const texts = Object.values(request.customText);
  const same = cart.lines.find(
    (line) =>
      line.productId === request.productId &&
      // Each gift card has its own recipient.
      !request.giftCard &&
      (line.addRequest?.subscriptionId ?? null) === (request.subscriptionId ?? null) &&
      sameChoices(line.choices, choices, texts),
  );
  if (same) return guessQuantity(cart, same.id, same.quantity + request.quantity);
  // A line cannot render without a price, so only the count changes until the platform responds.
  if (!preview.price) return { ...cart, count: cart.count + request.quantity, pending: true };
  const line: CartLine = {
    id: `pending-${request.productId}-${choices.map(({ value }) => value).join('-')}`,
    productId: request.productId,
    href: preview.href,
    name: preview.name,
    choices,
    picture: preview.picture,
    quantity: request.quantity,
    available: null,
    availability: 'available',
    price: preview.price,
    fullPrice: null,
    total: preview.price,
    kind: 'physical',
    addRequest: request,
    pending: true,
  };
  return withLines(cart, [...cart.lines, line]);
}

/** Wix does not document whether a text has its title or its modifier's name, so only its value counts. */
const sameChoices = (a: CartLine['choices'], b: CartLine['choices'], texts: readonly string[]): boolean =>
  a.length === b.length &&
  a.every(({ name, value }) =>
    b.some((other) => other.value === value && (other.name === name || texts.includes(value))),
  );
