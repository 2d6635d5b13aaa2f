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
  /** `unavailable`: sold out. `not-found`: no longer in the catalog, so nothing else about it is current. */
  availability: 'available' | 'partly' | 'unavailable' | 'not-found';
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

/** Whether a line cannot be bought at all, in any quantity. */
export const isUnavailable = ({ availability }: Pick<CartLine, 'availability'>): boolean =>
  availability === 'unavailable' || availability === 'not-found';

/** What the totals are estimated for. */
export type TotalsChoice = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2, or null. */
  subdivision: string | null;
  /** Null: the platform's first option. */
  shippingCode: string | null;
  /** Ids of the memberships that are to pay for what they cover. */
  membershipIds: string[];
};

/** A membership that can pay for lines of the cart. */
export type MembershipOption = {
  id: string;
  /** The app that provides it. */
  appId: string;
  name: string;
  /** What it can pay for. */
  lines: { id: string; name: string; quantity: number }[];
  /** How many credits are left; null when the platform does not count them. */
  creditsLeft: number | null;
};

/** Some lines of the cart, to be paid by a membership. */
export type SelectedMembership = { id: string; appId: string; lineIds: string[] };

export type CartMemberships = {
  eligible: MembershipOption[];
  /** Those that the shopper has and cannot use. */
  invalid: { id: string; name: string; reason: 'expired' | 'used-up' | 'not-applicable' }[];
  /** Those that pay in this estimate. */
  selectedIds: string[];
};

export const NO_MEMBERSHIPS: CartMemberships = { eligible: [], invalid: [], selectedIds: [] };

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
  /** Null when it is not known: see `isTaxPlaceKnown`. */
  tax: Money | null;
  /** Of everything above that is known. */
  total: Money;
  shippingOptions: ShippingOption[];
  selectedShippingCode: string | null;
  /** What could not be worked out; each has a message for the shopper in `totals.problems`. */
  problems: ('coupon' | 'shipping' | 'tax' | 'membership')[];
  memberships: CartMemberships;
};
