import type { AddRequest, CartLine } from './cart';
import type { Money } from './money';
import type { Picture } from './product';

/** The lists of a shopper: the wishlist, and the lines of the cart that are saved for later. */
export type ListName = 'wishlist' | 'later';

/** An entry of a list. `key` identifies it within the list. */
export type SavedItem<T> = {
  key: string;
  /** Milliseconds since the epoch. */
  addedAt: number;
  item: T;
};

/** The largest number of entries of a list. The platform's own wishlists have the same limit. */
export const MAX_SAVED = 100;

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

/** A line of the cart that is saved for later. */
export type SavedLine = {
  /** Adds the line again, with its quantity. */
  request: AddRequest;
  name: string;
  href: string | null;
  choices: CartLine['choices'];
  picture: Picture | null;
  /** For one item, when the line was saved. */
  price: Money;
};

/** The type of the entries of each list. */
export type ListItems = { wishlist: WishlistItem; later: SavedLine };

/** Returns whether a price rose, fell or stayed. Null when the prices cannot be compared. */
export function priceChange(before: Money | null, now: Money | null): 'lower' | 'higher' | 'same' | null {
  if (before === null || now === null || before.currency !== now.currency) return null;
  const [old, current] = [Number(before.amount), Number(now.amount)];
  if (old === current) return 'same';
  return current < old ? 'lower' : 'higher';
}
