import type { AddRequest } from './cart';
import { isZero, type Money } from './money';
import type { LineTerms, Picture } from './product';

export type OrderLine = LineTerms & {
  id: string;
  /** Absent for an item that is not from the catalog. */
  productId?: string;
  sku?: string;
  name: string;
  choices: { name: string; value: string }[];
  picture: Picture | null;
  quantity: number;
  price: Money;
  total: Money;
  kind: 'physical' | 'digital' | 'gift-card' | 'service';
  /** The payment option, or null when the line is paid in full and online. */
  paymentOption: 'in-person' | 'membership' | 'membership-in-person' | 'deposit' | null;
};

/** Whether a membership pays for the line. Its total of zero is then not what it is worth. */
export const isPaidByMembership = ({ paymentOption, total }: Pick<OrderLine, 'paymentOption' | 'total'>) =>
  paymentOption === 'membership' && isZero(total);

export const isEmailed = (lines: readonly Pick<OrderLine, 'kind'>[]): boolean =>
  lines.every(({ kind }) => kind === 'digital' || kind === 'gift-card');

export type Address = {
  /** Lines as on a parcel, without the names of the recipient and the country. */
  lines: string[];
  /** ISO 3166-1 code, or the name as the platform has it. */
  country: string | null;
  recipient: string | null;
};

export type Order = {
  id: string;
  number: string;
  /** ISO 8601. Empty when the platform does not report it. */
  placedAt: string;
  status: 'initialized' | 'approved' | 'canceled' | 'pending' | 'rejected';
  paymentStatus:
    | 'not-paid'
    | 'paid'
    | 'partly-refunded'
    | 'refunded'
    | 'pending'
    | 'partly-paid'
    | 'under-review'
    | 'canceled'
    | 'declined';
  fulfillmentStatus: 'not-fulfilled' | 'fulfilled' | 'partly-fulfilled';
  email: string | null;
  lines: OrderLine[];
  subtotal: Money;
  discount: Money | null;
  shipping: Money | null;
  tax: Money | null;
  /** Taxes that the prices include; some have no name. Absent when `tax` is added to prices. */
  includedTaxes?: { name: string | null; amount: Money }[];
  fees?: { name: string; amount: Money }[];
  total: Money;
  /** The amount still to be paid, or null. */
  balance: Money | null;
  delivery: { kind: 'delivery' | 'pickup'; title: string; time: string; address: Address | null } | null;
  note: string | null;
};

/** One page of a member's orders, newest first. The platform's cursors are valid only from this page. */
export type OrderPage = { orders: Order[]; older: string | null; newer: string | null };

export type OrderDetailLine = OrderLine & {
  /** The shop's page of the product, or null when it is no longer in the catalog. */
  href: string | null;
  /** The purchased file, once it is paid. `expiresAt`: ISO 8601, or null when it does not expire. */
  download: { href: string; expiresAt: string | null } | null;
  /** Adds it to the cart again; null for an item that this shop does not sell. */
  again: AddRequest | null;
  refunded: number;
};

export type OrderDelivery = NonNullable<Order['delivery']> & {
  instructions: string | null;
  /** ISO 8601. */
  slot: { from: string; to: string } | null;
  /** ISO 8601. */
  deliverBy: string | null;
};

/** Only those that concern the buyer. */
export const ORDER_ACTIVITIES = [
  'order-placed',
  'order-pending',
  'order-rejected',
  'order-paid',
  'order-partially-paid',
  'order-fulfilled',
  'order-not-fulfilled',
  'order-canceled',
  'order-refunded',
  'download-link-sent',
  'tracking-number-added',
  'tracking-number-edited',
  'tracking-link-added',
  'shipping-confirmation-email-sent',
  'pickup-ready-email-sent',
  'invoice-sent',
  'receipt-sent',
  'shipping-address-edited',
  'email-edited',
  'draft-order-changes-applied',
  'authorized-payment-created',
  'authorized-payment-captured',
  'authorized-payment-voided',
  'payment-pending',
  'payment-canceled',
  'payment-declined',
  'refund-initiated',
  'payment-refunded',
  'payment-refund-failed',
  'refunded-as-store-credit',
] as const;

export type OrderActivity = { id: string; at: string; type: (typeof ORDER_ACTIVITIES)[number] };

export type OrderDetail = Omit<Order, 'lines' | 'delivery'> & {
  lines: OrderDetailLine[];
  delivery: OrderDelivery | null;
  couponCode: string | null;
  paid: Money | null;
  refunded: Money | null;
  billing: Address | null;
  /** Newest first. */
  activities: OrderActivity[];
};

export type TransactionStatus =
  | 'unknown'
  | 'paid'
  | 'pending'
  | 'under-review'
  | 'canceled'
  | 'declined'
  | 'refunded'
  | 'partly-refunded'
  | 'authorized'
  | 'voided';

export type RefundStatus = 'pending' | 'succeeded' | 'failed' | 'scheduled' | 'started';

/** `named`: by the payment service's own name. */
export type PaymentMethod =
  | { kind: 'card'; brand: string | null; lastDigits: string | null }
  | { kind: 'gift-card'; code: string | null }
  | { kind: 'named'; name: string }
  | { kind: 'membership' | 'in-person' | 'unnamed' };

export type OrderPayment = {
  id: string;
  /** ISO 8601, or null. So is `at` of refunds and shipments. */
  at: string | null;
  amount: Money;
  method: PaymentMethod;
  status: TransactionStatus;
};

export type OrderRefund = {
  id: string;
  at: string | null;
  amount: Money;
  status: RefundStatus;
  reason: string | null;
};

export type OrderTransactions = { payments: OrderPayment[]; refunds: OrderRefund[] };

export type OrderShipment = {
  id: string;
  at: string | null;
  provider: string | null;
  trackingNumber: string | null;
  /** The carrier's tracking page, https or http. */
  trackingHref: string | null;
  lines: { id: string; quantity: number }[];
  /** How far the merchant says it is. `sent` also when the platform reports nothing else. */
  stage: 'preparing' | 'ready' | 'sent';
  /** The merchant reports that nothing remains to be done: it arrived or was handed over. */
  isCompleted: boolean;
};
