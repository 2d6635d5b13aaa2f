import { useEffect, useState } from 'react';
import { browserStorage, readJson } from '@/lib/browser-storage';
import { type Cart, type ItemIdentity, isSameItem, isUnavailable } from '@/lib/model/cart';
import { compareMoney, type Money } from '@/lib/model/money';
import type { PriceIncrease } from '@/lib/model/shown-cart';
import { onRoleChange } from '@/lib/session/session-channel';
import type { CartApi } from './store';

/** The parts of a cart line that the platform can change without an action of the shopper. */
type SeenLine = ItemIdentity & {
  name: string;
  /** For one item. */
  price: Money;
  availability: Cart['lines'][number]['availability'];
};

type SeenCart = {
  /** The key of the cart; absent in one that was never confirmed. */
  key?: string | undefined;
  /** By line id. */
  lines: Readonly<Record<string, SeenLine>>;
};

const NOTHING_SEEN: SeenCart = { lines: {} };

export type CartChange = { lineId: string; name: string } & (
  | { kind: 'price'; from: Money; to: Money }
  | { kind: 'gone' | 'unavailable' | 'available-again' }
  | { kind: 'short'; left: number | null }
);

/** A line that has left the catalog has no current price, so the price in `before` stays. */
export function seenCartOf(cart: Cart, before: SeenCart = NOTHING_SEEN): SeenCart {
  const lines = cart.lines.map((line): [string, SeenLine] => {
    const { id, productId, choices, name, availability } = line;
    const earlier = availability === 'not-found' && before.key === cart.key ? before.lines[id] : undefined;
    const price = earlier?.price ?? line.price;
    return [id, { productId, choices: choices.map(({ value }) => ({ value })), name, price, availability }];
  });
  return { key: cart.key, lines: Object.fromEntries(lines) };
}

/**
 * Ignores what the shopper has caused: quantities, new lines and an empty cart. Ignores a line that has left
 * the catalog, which shows that itself, and another cart, which a sign-in or the loss of the cookies brings.
 */
export function cartChanges(seen: SeenCart, cart: Cart): CartChange[] {
  if (cart.lines.length === 0 || seen.key !== cart.key) return [];
  const changed = cart.lines.flatMap((line): CartChange[] => {
    const before = seen.lines[line.id];
    if (!before || !isSameItem(before, line)) return [];
    const { id: lineId, name, price, availability, available } = line;
    if (availability === 'not-found') return [];
    const changes: CartChange[] = [];
    if (before.price.currency === price.currency && compareMoney(before.price, price) !== 0)
      changes.push({ lineId, name, kind: 'price', from: before.price, to: price });
    if (before.availability !== availability) {
      if (availability === 'unavailable') changes.push({ lineId, name, kind: 'unavailable' });
      if (availability === 'partly') changes.push({ lineId, name, kind: 'short', left: available });
      if (availability === 'available' && isUnavailable(before))
        changes.push({ lineId, name, kind: 'available-again' });
    }
    return changes;
  });
  const gone = Object.entries(seen.lines).flatMap(([lineId, { name }]): CartChange[] =>
    cart.lines.some(({ id }) => id === lineId) ? [] : [{ lineId, name, kind: 'gone' }],
  );
  return [...changed, ...gone];
}

/** The cart lines that the shopper has seen on this device. All visits and tabs share them. */

const KEY = 'cart-seen';

/** The lines that were seen on this page, for browsers that do not store them. */
let seenInMemory: SeenCart | null = null;

const readSeenCart = (): SeenCart => seenInMemory ?? seenCartIn(readJson(KEY));

function write(seen: SeenCart): void {
  seenInMemory = browserStorage.write(KEY, JSON.stringify(seen)) ? null : seen;
}

const rememberCart = (cart: Cart): void => write(seenCartOf(cart, readSeenCart()));

/** Forgets a line that the shopper removes, so that no tab reports its removal as a change. */
export function clearLine(lineId: string): void {
  const { key, lines } = readSeenCart();
  const { [lineId]: _, ...others } = lines;
  write({ key, lines: others });
}

/** The lines belong to the previous session. */
export const clearAllLines = (): void => write(NOTHING_SEEN);

function seenCartIn(stored: unknown): SeenCart {
  if (typeof stored !== 'object' || stored === null || !('lines' in stored)) return NOTHING_SEEN;
  const key = 'key' in stored && typeof stored.key === 'string' ? stored.key : undefined;
  const lines = Object.entries(Object(stored.lines)).filter((entry): entry is [string, SeenLine] =>
    isSeenLine(entry[1]),
  );
  return { key, lines: Object.fromEntries(lines) };
}

/** Another version of the shop may have stored another shape. */
function isSeenLine(value: unknown): value is SeenLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value && 'price' in value && 'availability' in value)) return false;
  if (!('productId' in value && 'choices' in value)) return false;
  const { productId, choices, name, price, availability } = value;
  return (
    typeof productId === 'string' &&
    Array.isArray(choices) &&
    typeof name === 'string' &&
    typeof availability === 'string' &&
    typeof price === 'object' &&
    price !== null &&
    'amount' in price &&
    typeof price.amount === 'string' &&
    'currency' in price &&
    typeof price.currency === 'string'
  );
}

/** Changes until dismissed, none while `isShown` is false. `raised`: prices that the page reports. */
export function useCartChanges(
  { cart, status }: Pick<CartApi, 'cart' | 'status'>,
  isShown: boolean,
  raised?: PriceIncrease['lines'],
) {
  const [changes, setChanges] = useState<CartChange[]>([]);

  useEffect(() => {
    if (!isShown || status !== 'ready' || cart.pending) return;
    const isReported = ({ lineId, kind }: CartChange) =>
      kind === 'price' && raised?.some(({ id }) => id === lineId);
    const fresh = cartChanges(readSeenCart(), cart).filter((change) => !isReported(change));
    rememberCart(cart);
    if (fresh.length === 0) return;
    const isReplaced = (old: CartChange) =>
      fresh.some(({ lineId, kind }) => lineId === old.lineId && kind === old.kind);
    setChanges((old) => [...old.filter((item) => !isReplaced(item)), ...fresh]);
  }, [cart, status, isShown, raised]);

  useEffect(
    () =>
      onRoleChange(() => {
        clearAllLines();
        setChanges([]);
      }),
    [],
  );

  return { changes, dismiss: () => setChanges([]) };
}
