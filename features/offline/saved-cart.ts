import { getCartState, hasSession, seedCart, subscribe } from '@/lib/cart/client/store';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import type { Cart } from '@/lib/model/cart';
import { isMember } from '@/lib/session/session-channel';
import { CACHE } from './saved-pages';

/** The last confirmed cart, in the cache storage. The worker deletes it when a session begins or ends. */

export type SavedCart = { cart: Cart; savedAt: number; isMember: boolean };

const KEY = '/saved-cart';

export function saveCarts(): () => void {
  let last: Cart | null = null;
  const save = () => {
    const { cart, status } = getCartState();
    if (status !== 'ready' || cart.pending || cart === last || !navigator.onLine) return;
    last = cart;
    write(cart).catch(() => {
      // Storage that is forbidden or full has no cart. Nothing else depends on it.
    });
  };
  save();
  return subscribe(save);
}

async function write(cart: Cart): Promise<void> {
  if (cart.lines.length === 0 || !hasSession()) return void (await caches.delete(CACHE.cart));
  const saved: SavedCart = { cart, savedAt: Date.now(), isMember: isMember() };
  await (await caches.open(CACHE.cart)).put(KEY, Response.json(saved));
}

/** Of this session only. */
export async function readSavedCart(): Promise<SavedCart | null> {
  try {
    const response = await (await caches.open(CACHE.cart)).match(KEY);
    if (!response) return null;
    // The cast is safe: this module wrote it, and the worker of another version deletes it.
    const saved = (await response.json()) as SavedCart;
    if (hasSession() && saved.isMember === isMember()) return saved;
    await caches.delete(CACHE.cart);
    return null;
  } catch {
    return null;
  }
}

export async function showSavedCart(): Promise<void> {
  const saved = await readSavedCart();
  if (saved) seedCart(saved.cart, 'unreachable');
}

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** `3 hours ago`, from times in ms. Null below a minute, and for a future time, as after a changed clock. */
export function relativeAge(savedAt: number, now: number, lang: Lang): string | null {
  const seconds = (now - savedAt) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(LOCALES[lang].dateLocale).format(-Math.floor(seconds / length), unit);
}
