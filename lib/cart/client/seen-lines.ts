import { useEffect, useState } from 'react';
import { browserStorage, readJson } from '@/lib/browser-storage';
import { type Cart, isUnavailable } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { PriceRaise } from '@/lib/model/shown-cart';
import { onRoleChange } from '@/lib/session/session-channel';
import type { CartApi } from './store';

/** The parts of a cart line that the platform can change without an action of the shopper. */
type SeenLine = {
  name: string;
  /** For one item. */
  price: Money;
  availability: Cart['lines'][number]['availability'];
};

/** The cart lines that the shopper has seen, by line id. */
type SeenLines = Record<string, SeenLine>;

export type CartChange = { lineId: string; name: string } & (
  | { kind: 'price'; from: Money; to: Money }
  | { kind: 'gone' | 'unavailable' | 'available-again' }
  | { kind: 'short'; left: number | null }
);

/**
 * Returns the lines of a cart as seen lines. A line that has left the catalog has no current price,
 * so the price seen before stays.
 *
 * @param before the lines seen so far
 */
export const seenLinesOf = (cart: Cart, before: SeenLines = {}): SeenLines =>
  Object.fromEntries(
    cart.lines.map((line) => {
      const { id, name, availability } = line;
      const price = (availability === 'not-found' ? before[id]?.price : undefined) ?? line.price;
      return [id, { name, price, availability }];
    }),
  );

/**
 * Returns the changes of a cart since the shopper last saw it. Ignores quantities and new lines,
 * because the shopper sets them. Ignores an empty cart, because the shopper bought or emptied it.
 * Ignores a line that has left the catalog, because the line itself shows that.
 */
export function cartChanges(seen: SeenLines, cart: Cart): CartChange[] {
  if (cart.lines.length === 0) return [];
  const changed = cart.lines.flatMap((line): CartChange[] => {
    const before = seen[line.id];
    if (!before) return [];
    const { id: lineId, name, price, availability, available } = line;
    if (availability === 'not-found') return [];
    const changes: CartChange[] = [];
    if (before.price.currency === price.currency && Number(before.price.amount) !== Number(price.amount))
      changes.push({ lineId, name, kind: 'price', from: before.price, to: price });
    if (before.availability !== availability) {
      if (availability === 'unavailable') changes.push({ lineId, name, kind: 'unavailable' });
      if (availability === 'partly') changes.push({ lineId, name, kind: 'short', left: available });
      if (availability === 'available' && isUnavailable(before))
        changes.push({ lineId, name, kind: 'available-again' });
    }
    return changes;
  });
  const gone = Object.entries(seen).flatMap(([lineId, { name }]): CartChange[] =>
    cart.lines.some(({ id }) => id === lineId) ? [] : [{ lineId, name, kind: 'gone' }],
  );
  return [...changed, ...gone];
}

/** The cart lines that the shopper has seen on this device. All visits and tabs share them. */

const KEY = 'cart-seen';

/** The lines of this page where the browser does not store them. */
let linesInMemory: SeenLines | null = null;

const readSeenLines = (): SeenLines => linesInMemory ?? linesOf(readJson(KEY));

function write(lines: SeenLines): void {
  linesInMemory = browserStorage.write(KEY, JSON.stringify(lines)) ? null : lines;
}

const rememberCart = (cart: Cart): void => write(seenLinesOf(cart, readSeenLines()));

/** Forgets a line that the shopper removes, so that no tab reports its removal as a change. */
export function clearLine(lineId: string): void {
  const { [lineId]: _, ...others } = readSeenLines();
  write(others);
}

/** Forgets all lines. They belong to the previous session. */
export const clearAllLines = (): void => write({});

function linesOf(stored: unknown): SeenLines {
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, SeenLine] => isSeenLine(entry[1])),
      )
    : {};
}

/** Another version of the shop may have stored another shape. */
function isSeenLine(value: unknown): value is SeenLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value && 'price' in value && 'availability' in value)) return false;
  const { name, price, availability } = value;
  return (
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

/**
 * Returns the changes of the cart since the shopper last saw it, until dismissed. While `isShown`
 * is false, the shopper does not see the cart, so its changes stay unreported.
 *
 * @param raised prices that the page reports by itself
 */
export function useCartChanges(
  { cart, status }: Pick<CartApi, 'cart' | 'status'>,
  isShown: boolean,
  raised?: PriceRaise['lines'],
) {
  const [changes, setChanges] = useState<CartChange[]>([]);

  useEffect(() => {
    if (!isShown || status !== 'ready' || cart.pending) return;
    const isReported = ({ lineId, kind }: CartChange) =>
      kind === 'price' && raised?.some(({ id }) => id === lineId);
    const fresh = cartChanges(readSeenLines(), cart).filter((change) => !isReported(change));
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
