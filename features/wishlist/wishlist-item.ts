import { compareMoney, type Money } from '@/lib/model/money';
import type { Picture } from '@/lib/model/product';

/** A product on the wishlist. The key of its entry is the product's id. */
export type WishlistItem = {
  variantId: string | null;
  /** Option name → choice name, as far as chosen. */
  choices: Record<string, string>;
  /** The price that the shopper saw: the lowest of a range. Null when there was none. */
  price: Money | null;
  /** The picture of the choices. Absent where they show the picture of the product. */
  picture?: Picture | undefined;
};

/** Returns whether a price rose, fell or stayed. Null when the prices cannot be compared. */
export function priceChange(before: Money | null, now: Money | null): 'lower' | 'higher' | 'same' | null {
  if (before === null || now === null || before.currency !== now.currency) return null;
  const change = compareMoney(now, before);
  if (change === 0) return 'same';
  return change < 0 ? 'lower' : 'higher';
}
