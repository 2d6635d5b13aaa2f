import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import { format } from '@/lib/i18n/format';
import type { CartMessages } from '@/lib/i18n/lazy-messages';
import type { Cart } from '@/lib/model/cart';
import { guessAdded, guessQuantity } from './optimistic';
import { type CartCommands, setNotice } from './store';
import { queue, refreshCart, type Write } from './sync';

type CartResponse = { cart: Cart };

/**
 * Returns the commands that change the shopper's cart. Each shows its result at once. A rejected
 * one restores the confirmed cart and reports a message.
 */
export function cartWrites({ cart: messages, errors }: CartMessages): CartCommands {
  async function attempt<T extends CartResponse>(write: Write<T>) {
    try {
      return { ok: true, response: await queue.enqueue(write) } as const;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : 'unexpected';
      return { ok: false, message: failureMessage(errors, code) } as const;
    }
  }

  async function setQuantity(lineId: string, quantity: number): Promise<void> {
    setNotice(null);
    const outcome = await attempt({
      lineId,
      preview: (cart) => guessQuantity(cart, lineId, quantity),
      send: () => sendJson<CartResponse>('PATCH', '/api/cart/items', { lineId, quantity }),
    });
    if (!outcome.ok) return setNotice(outcome.message);
    const line = outcome.response?.cart.lines.find(({ id }) => id === lineId);
    if (line && line.quantity < quantity)
      setNotice(format(messages.cut, { left: line.quantity, name: line.name }));
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
        send: () => sendJson<CartResponse & { added: number }>('POST', '/api/cart/items', request),
      });
      if (!outcome.ok) return outcome;
      const added = outcome.response?.added ?? 0;
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
