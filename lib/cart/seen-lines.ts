import { type SeenLine, type SeenLines, seenLinesOf } from './cart-changes';
import type { Cart } from './types';

/** What this device's shopper has seen of their cart, kept from visit to visit and shared by all tabs. */

const KEY = 'cart-seen';

/** Where nothing can be kept, what this page has seen. */
let notStored: SeenLines = {};

export function readSeenLines(): SeenLines {
  try {
    return linesOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return notStored;
  }
}

function write(lines: SeenLines): void {
  notStored = lines;
  try {
    localStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    // Full, or not allowed: this page remembers.
  }
}

export const rememberCart = (cart: Cart): void => write(seenLinesOf(cart, readSeenLines()));

/** The shopper takes this line out: that it goes is no news, here or in another tab. */
export function forgetLine(lineId: string): void {
  const { [lineId]: _, ...others } = readSeenLines();
  write(others);
}

/** Another shopper than before uses this browser. */
export const forgetAllLines = (): void => write({});

function linesOf(kept: unknown): SeenLines {
  return typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, SeenLine] => isSeenLine(entry[1])),
      )
    : {};
}

/** An older or a newer version of the shop may have kept something else. */
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
