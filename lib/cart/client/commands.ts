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
  const run = (command: (writes: CartCommands) => void): void =>
    void loadCartWrites(lang).then(command, () => setNotice(offline));
  const attempt = <T>(command: (writes: CartCommands) => Promise<T>): Promise<T | typeof rejected> =>
    loadCartWrites(lang).then(command, () => rejected);
  return {
    add: (request, preview) => attempt((writes) => writes.add(request, preview)),
    setQuantity: (lineId, quantity) => run((writes) => writes.setQuantity(lineId, quantity)),
    remove: (lineId) => run((writes) => writes.remove(lineId)),
    applyCode: (code) => attempt((writes) => writes.applyCode(code)),
    removeCoupon: () => run((writes) => writes.removeCoupon()),
    removeGiftCard: () => run((writes) => writes.removeGiftCard()),
    setNote: (note) => attempt((writes) => writes.setNote(note)),
    retry: () => run((writes) => writes.retry()),
  };
}
