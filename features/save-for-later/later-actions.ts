import { cartCommands } from '@/lib/cart/client/commands';
import { clearLine } from '@/lib/cart/client/seen-lines';
import type { LinePreview } from '@/lib/cart/client/store';
import { queue } from '@/lib/cart/client/sync';
import { guessQuantity } from '@/lib/cart/client/writes';
import { sendJson } from '@/lib/http/send-json';
import type { Lang } from '@/lib/i18n/lang';
import type { Cart, CartLine } from '@/lib/model/cart';
import { MAX_SAVED } from '@/lib/model/saved-items';
import { createAccountList } from '@/lib/saved-items/client/account-list';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { isMember } from '@/lib/session/session-channel';
import { later } from './later';
import type { SavedLine } from './saved-line';

/** Number of lines in a request: up to 2 kB each, with pictures and texts. */
const PER_REQUEST = 10;

const account = createAccountList(later, '/api/cart/saved', PER_REQUEST);

export const syncLater = (isForced = false): Promise<void> => account.sync(isForced).catch(() => {});

type Entry = StoredItem<SavedLine>;

/** `crypto.randomUUID` is missing in pages without https. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

function add(entry: Entry): boolean {
  const isStored = later.set([entry, ...later.get()]);
  if (isMember()) void syncLater();
  return isStored;
}

/** Removes a line. Restores it and calls `onFailure` when the account cannot be changed. */
export function removeSaved(entry: Entry, onFailure: () => void): void {
  later.set(later.get().filter(({ key }) => key !== entry.key));
  if (isMember()) void account.removeFromAccount(entry, onFailure);
}

/** False where the cart cannot be read. */
async function isGone(lineId: string): Promise<boolean> {
  try {
    const { cart } = await sendJson<{ cart: Cart }>('GET', '/api/cart');
    return cart.lines.every(({ id }) => id !== lineId);
  } catch {
    return false;
  }
}

/** Stores the line, and then removes it from the cart. When that fails, the line is in the cart only. */
export async function saveForLater(line: CartLine): Promise<'saved' | 'full' | 'notSaved'> {
  const { addRequest, quantity, name, href, choices, picture, price } = line;
  if (!addRequest) return 'notSaved';
  if (later.get().length >= MAX_SAVED) return 'full';
  const request = { ...addRequest, quantity };
  const item = { request, name, href, choices, picture, price };
  const entry: Entry = { key: newKey(), addedAt: Date.now(), item, isLocal: true };
  if (!add(entry)) {
    // This browser stores nothing, so the line would be gone with the page.
    removeSaved(entry, () => {});
    return 'notSaved';
  }
  // The shopper removes the line, so that its absence is not a change of the cart to report.
  clearLine(line.id);
  try {
    await queue.enqueue({
      lineId: line.id,
      preview: (cart) => guessQuantity(cart, line.id, 0),
      send: () => sendJson<{ cart: Cart }>('PATCH', '/api/cart/items', { lineId: line.id, quantity: 0 }),
    });
    return 'saved';
  } catch {
    // The cart may have changed without a response, and the line must not be lost to both.
    if (await isGone(line.id)) return 'saved';
    removeSaved(entry, () => {});
    return 'notSaved';
  }
}

/**
 * A line leaves the list only when the cart has it. What the stock does not allow stays on the list.
 * @param offline message for a failure to load the code of the cart
 */
export async function moveToCart(
  entry: Entry,
  lang: Lang,
  offline: string,
): Promise<{ isMoved: boolean; message: string | null }> {
  const { request, name, href, choices, price, picture } = entry.item;
  const preview: LinePreview = { name, href: href ?? '/products', choices, price, picture };
  const outcome = await cartCommands(lang, offline).add(request, preview);
  if (!outcome.ok) return { isMoved: false, message: outcome.message };
  if (outcome.added === 0) return { isMoved: false, message: outcome.message };
  removeSaved(entry, () => {});
  const rest = request.quantity - outcome.added;
  if (rest > 0)
    add({
      ...entry,
      key: newKey(),
      item: { ...entry.item, request: { ...request, quantity: rest } },
      isLocal: true,
    });
  return { isMoved: true, message: outcome.message };
}
