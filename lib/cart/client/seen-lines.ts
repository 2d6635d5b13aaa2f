import { type SeenLine, type SeenLines, seenLinesOf } from '@/lib/cart/client/changes';
import type { Cart } from '@/lib/model/cart';

/** The cart lines that the shopper has seen on this device. All visits and tabs share them. */

const KEY = 'cart-seen';

/** Stands in for `localStorage` where it is unavailable. */
let linesInMemory: SeenLines = {};

export function readSeenLines(): SeenLines {
  try {
    return linesOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return linesInMemory;
  }
}

function write(lines: SeenLines): void {
  linesInMemory = lines;
  try {
    localStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    // Storage is full or not allowed. `linesInMemory` has the lines until the page closes.
  }
}

export const rememberCart = (cart: Cart): void => write(seenLinesOf(cart, readSeenLines()));

/** Forgets a line that the shopper removes, so that no tab reports its removal as a change. */
export function forgetLine(lineId: string): void {
  const { [lineId]: _, ...others } = readSeenLines();
  write(others);
}

/** Forgets all lines. They belong to the previous session. */
export const forgetAllLines = (): void => write({});

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
