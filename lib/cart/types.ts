import type { Picture } from '@/lib/catalog/types';
import type { Money } from '@/lib/money';
import type { AddRequest } from './cart-api';

export type CartLine = {
  id: string;
  productId: string;
  /** Address of the product in this shop, or null when the platform does not say. */
  href: string | null;
  name: string;
  /** What was chosen, in words: `[{name: "Glaze", value: "Oat"}]`. Custom text is in here too. */
  choices: { name: string; value: string }[];
  picture: Picture | null;
  quantity: number;
  /** The most the shop can deliver, or null when it does not count. */
  available: number | null;
  availability: 'available' | 'partly' | 'unavailable';
  /** For one piece. */
  price: Money;
  /** For one piece before a discount, when there is one. */
  fullPrice: Money | null;
  /** For all pieces of the line. */
  total: Money;
  kind: 'physical' | 'digital' | 'gift-card' | 'service';
  /** How to put it back after it was removed, or null for what cannot be added here. */
  again: AddRequest | null;
  /** A guess made in the browser until the platform answers; its controls are off. */
  pending?: true;
};

export type Cart = {
  lines: CartLine[];
  /** Pieces of all lines. */
  count: number;
  /** Null when the cart is empty. */
  subtotal: Money | null;
  couponCode: string | null;
  /** Guessed in the browser: amounts are about to change. */
  pending?: true;
};

export const EMPTY_CART: Cart = { lines: [], count: 0, subtotal: null, couponCode: null };

export type ShippingOption = {
  code: string;
  title: string;
  /** e.g. `3–5 business days`; empty when the platform does not say. */
  deliveryTime: string;
  cost: Money;
  /** One line of text when the option is a pickup. */
  pickupAddress: string | null;
};

/** What the cart would cost, as the platform estimates it. */
export type CartEstimate = {
  subtotal: Money;
  discount: Money | null;
  /** Null when nothing is to be delivered or no option is known. */
  shipping: Money | null;
  tax: Money | null;
  total: Money;
  shippingOptions: ShippingOption[];
  selectedShippingCode: string | null;
  /** What could not be worked out; each has words for the shopper in lib/cart/messages. */
  problems: ('coupon' | 'shipping' | 'tax')[];
};
