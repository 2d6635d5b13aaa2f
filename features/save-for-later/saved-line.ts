import type { AddRequest, CartLine } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Picture } from '@/lib/model/product';

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
