import { latinNumber } from './latin-number';
import type { Money } from './money';
import type { Gift, LineTerms, Picture, UnitPrice } from './product';

/** The platform's limit for one line. */
export const MAX_ITEMS = 100_000;

/** Null for a correct quantity. In an empty field, the last one counts. */
export function quantityProblem(text: string): 'wholeQuantity' | 'mostQuantity' | null {
  const typed = latinNumber(text);
  // `Number` also reads `0x10` and `1e3`.
  if (!/^\s*(?:-?\d+)?\s*$/.test(typed)) return 'wholeQuantity';
  return Number(typed) > MAX_ITEMS ? 'mostQuantity' : null;
}

export type AddRequest = {
  productId: string;
  /** Null when the product has options and only `choices` identifies the variant. */
  variantId: string | null;
  /** Option name → choice name; empty without options. */
  choices: Record<string, string>;
  /** Custom text field key → text of the shopper. */
  customText: Record<string, string>;
  /** Modifier key → choice key. Absent for a repeated line: its `choices` are what the platform stored. */
  modifiers?: Record<string, string>;
  /** The id of a subscription; null or absent for a single purchase. */
  subscriptionId?: string | null;
  /** True to order a variant that is out of stock for a later delivery. */
  preOrder?: boolean;
  /** Set for a gift card of the gift-card app. `variantId` is then one of its amounts. */
  giftCard?: GiftCardRequest;
  /** 1 or more. */
  quantity: number;
};

export type GiftCardRequest = {
  /** An amount of the shopper's own, as `'75'` or `'49.50'`; null for one of the product's. */
  amount: string | null;
  /** Null: it goes to the buyer. */
  gift: Gift | null;
};

export type CartLine = LineTerms & {
  id: string;
  productId: string;
  sku?: string;
  /** URL of the product in this shop, or null when the platform reports none. */
  href: string | null;
  name: string;
  /** Chosen options and custom texts: `[{name: "Glaze", value: "Oat"}]`. */
  choices: { name: string; value: string }[];
  picture: Picture | null;
  quantity: number;
  /** The smaller quantity that the totals count; absent when they count `quantity`. */
  confirmed?: number;
  isQuantityFixed?: true;
  /** The largest quantity that the shop can deliver, or null when the stock is not tracked. */
  available: number | null;
  /** `unavailable`: sold out. `not-found`: no longer in the catalog, so nothing else of it is current. */
  availability: 'available' | 'partly' | 'unavailable' | 'not-found';
  /** For one item. */
  price: Money;
  /** For one item, in the currency that the shopper pays. Present only where `price` is converted. */
  charged?: Money;
  /** For one item before a discount; null without a discount. */
  fullPrice: Money | null;
  /** Price per unit of measure at `price`. Absent without one, and while it is not known. */
  unit?: UnitPrice;
  /** For all items of the line. */
  total: Money;
  /** Automatic discounts that the prices contain, for all items of the line. Absent without any. */
  savings?: { name: string; amount: Money }[];
  kind: 'physical' | 'digital' | 'gift-card' | 'service';
  /** Request that adds the line again after its removal; null when the shop cannot add it. */
  addRequest: AddRequest | null;
  /** Optimistic, until the platform responds. Its controls are disabled. */
  pending?: true;
};

export type Cart = {
  /** Line ids are unique only together with it. Absent in a cart that the platform has not confirmed. */
  key?: string;
  lines: CartLine[];
  /** Number of items in all lines. */
  count: number;
  subtotal: Money | null;
  /** True where the prices include tax. Absent where it is added to them. */
  isTaxIncluded?: true;
  couponCode: string | null;
  note?: string;
  /** The shopper's entries in the fields of the order, by their names; absent without any. */
  orderValues?: Readonly<Record<string, string>>;
  /** Absent where a gift card cannot pay for a cart. `code`: applied one, masked, or null. */
  giftCard?: { code: string | null };
  /** In the currency that the shopper pays. Present only where the others are converted, approximately. */
  charged?: Money;
  /** Optimistic: amounts are about to change. */
  pending?: true;
};

/** Characters that the platform stores of a note. */
export const MAX_NOTE_LENGTH = 1_000;

export const EMPTY_CART: Cart = { lines: [], count: 0, subtotal: null, couponCode: null };

/** Equal ids are no proof: the platform counts the lines of each cart from 1. */
export const isSameItem = (a: ItemIdentity, b: ItemIdentity): boolean =>
  a.productId === b.productId &&
  a.choices.length === b.choices.length &&
  a.choices.every(({ value }, index) => value === b.choices[index]?.value);

export type ItemIdentity = Pick<CartLine, 'productId'> & { choices: readonly { value: string }[] };

export const quantityOf = ({ lines }: Pick<Cart, 'lines'>, productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

export const isUnavailable = ({ availability }: Pick<CartLine, 'availability'>): boolean =>
  availability === 'unavailable' || availability === 'not-found';

export const isDelivered = ({ lines }: { lines: readonly Pick<CartLine, 'kind'>[] }): boolean =>
  lines.some(({ kind }) => kind === 'physical');

/** True where the merchant's message, and not the shipping method, says when the delivery arrives. */
export function isPreOrdered({ lines }: { lines: readonly Pick<CartLine, 'kind' | 'preOrder'>[] }): boolean {
  const delivered = lines.filter(({ kind }) => kind === 'physical');
  return delivered.length > 0 && delivered.every(({ preOrder }) => preOrder);
}

/** The shopper's choices that the estimated totals depend on. */
export type TotalsChoice = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2, or null. */
  subdivision: string | null;
  /** Null: the platform's first option. */
  shippingCode: string | null;
  /** Ids of the memberships that pay for the lines they cover. */
  membershipIds: string[];
};

export type MembershipOption = {
  id: string;
  appId: string;
  name: string;
  /** Lines that it can pay for. */
  lines: { id: string; name: string; quantity: number }[];
  /** Remaining credits; null when the platform does not count them. */
  creditsLeft: number | null;
};

export type SelectedMembership = { id: string; appId: string; lineIds: string[] };

export type CartMemberships = {
  eligible: MembershipOption[];
  invalid: { id: string; name: string; reason: 'expired' | 'used-up' | 'not-applicable' }[];
  selectedIds: string[];
};

export const NO_MEMBERSHIPS: CartMemberships = { eligible: [], invalid: [], selectedIds: [] };

export type ShippingOption = {
  code: string;
  title: string;
  /** e.g. `3–5 business days`; empty when the platform reports none. */
  deliveryTime: string;
  cost: Money;
  /** One line of text when the option is a pickup. */
  pickupAddress: string | null;
};

/** A rule of the platform or the merchant that the cart breaks. */
export type CartViolation = {
  /** `gift-card-coupon`: a coupon cannot pay for a gift card. `not-accepted`: only the checkout says why. */
  kind: 'out-of-stock' | 'members-only' | 'order-minimum' | 'coupon' | 'gift-card-coupon' | 'not-accepted';
  /** Lines that it concerns; empty for the whole cart. */
  lineIds: string[];
  /** The smallest subtotal of an order and the amount left to it, where it is known. */
  minimum: { subtotal: Money; remaining: Money } | null;
  /** Whether the shopper must resolve it before the checkout. */
  isBlocking: boolean;
  /** The condition of the coupon. Absent where the platform does not report it. */
  couponNeeds?: { subtotal: Money } | { quantity: number };
};

export type CartDiscount = {
  name: string;
  /** Null for an automatic one. */
  code: string | null;
  amount: Money;
  /** The amount that it reduces. One of `delivery` is not part of `discount` of the estimate. */
  from: 'cart' | 'delivery';
  /** Lines that it reduces, when those are not all lines of the cart. */
  lines: { id: string; amount: Money }[];
};

export type CartEstimate = {
  subtotal: Money;
  discount: Money | null;
  /** The parts of the discount, as far as the platform names them. Absent without any. */
  discounts?: CartDiscount[];
  /** Null when no line needs delivery or no option is known. */
  shipping: Money | null;
  /** Null when it is not known: see `isTaxPlaceKnown`. */
  tax: Money | null;
  /** Taxes that the prices include; some have no name. Absent when taxes are added to prices. */
  includedTaxes?: { name: string | null; amount: Money }[];
  fees: { name: string; price: Money }[];
  /** Total of all known amounts above. */
  total: Money;
  /** The amount that is charged, where the others are converted: see `charged` of a cart. */
  charged?: { subtotal: Money; total: Money };
  shippingOptions: ShippingOption[];
  selectedShippingCode: string | null;
  /** Choices that only the checkout page lists completely. Absent where there are none. */
  moreAtCheckout?: ('delivery' | 'membership')[];
  /** Parts that could not be estimated. Each has a message for the shopper in `totals.problems`. */
  problems: ('coupon' | 'shipping' | 'tax' | 'membership' | 'gift-card')[];
  memberships: CartMemberships;
  /** The amount that the gift card pays, and the rest. Null without a gift card. */
  giftCard: { pays: Money; left: Money } | null;
  /** Absent where the total is due with the order. `later`: null when it is not known. */
  due?: { now: Money; later: Money | null };
  /** Why the platform does not accept the cart as an order, beyond `problems`. */
  violations: CartViolation[];
};

export type EstimatedCart = {
  estimate: CartEstimate;
  /** The cart with the prices of the estimate. Null when every read of a cart has them. */
  cart: Cart | null;
};
