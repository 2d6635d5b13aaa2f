import { loadCartMessages } from '@/lib/i18n/cart-messages';
import type { Lang } from '@/lib/i18n/lang';
import { type CartCommands, requireCart, setNotice } from './store';

/** Loads the code with the first change of the cart. */
export async function loadCartWrites(lang: Lang): Promise<CartCommands> {
  requireCart();
  const [{ cartWrites }, messages] = await Promise.all([import('./writes'), loadCartMessages(lang)]);
  return cartWrites(messages);
}

/** They run in order. `offline`: the message when their code cannot be loaded, and nothing was changed. */
export function cartCommands(lang: Lang, offline: string): CartCommands {
  const rejected = { ok: false, message: offline } as const;
  const change = <T>(command: (writes: CartCommands) => T | Promise<T>): Promise<T | false> =>
    loadCartWrites(lang).then(command, () => {
      setNotice(offline);
      return false;
    });
  const attempt = <T>(command: (writes: CartCommands) => Promise<T>): Promise<T | typeof rejected> =>
    loadCartWrites(lang).then(command, () => rejected);
  return {
    add: (request, preview) => attempt((writes) => writes.add(request, preview)),
    setQuantity: (lineId, quantity) => change((writes) => writes.setQuantity(lineId, quantity)),
    remove: (lineId) => change((writes) => writes.remove(lineId)),
    applyCode: (code) => attempt((writes) => writes.applyCode(code)),
    removeCoupon: () => void change((writes) => writes.removeCoupon()),
    removeGiftCard: () => void change((writes) => writes.removeGiftCard()),
    setNote: (note) => attempt((writes) => writes.setNote(note)),
    retry: () => void change((writes) => writes.retry()),
  };
}
