import { takeStock } from '../../../catalog/inventory/stock';
import { orderMoney } from '../../../core/money';
import type { Platform } from '../../../core/platform';
import type { Writer } from '../../../db/database';
import { sendMail } from '../../../mail/store';
import { checkoutsToComplete, completeCart, findCheckoutOrCart } from '../../cart-v2/as-checkout';
import { quoteCheckout } from '../../checkout/checkout';
import { emitCheckoutUpdated } from '../../checkout/events';
import { type Checkout, saveCheckout } from '../../checkout/store';
import type { CheckoutDocument } from '../../checkout/types';
import type { ResolvedLine } from '../../lines/types';
import { chargeMemberships } from '../../quote/memberships';
import type { Quote } from '../../quote/quote';
import { confirmationMail } from '../confirmation-mail';
import { emitOrderCreated } from '../events';
import { countCouponUse, insertOrder, type Order } from '../store';
import type { OrderTransactions } from '../types';
import { type Buyer, orderDocument } from './document';

/** How an order is paid. `unpaid`: the merchant collects the money later. */
export type Payment =
  | { kind: 'card'; outcome: 'paid' | 'pending' | 'declined'; lastFourDigits: string; brand: string }
  | { kind: 'unpaid' };

export type PlaceOrder = {
  checkoutId: string;
  buyer: Buyer;
  /** The buyer's entries. They replace the checkout's document. */
  document?: CheckoutDocument;
  /** The total that the buyer saw, in minor units. Any other total is not charged. */
  expectedTotal?: number;
  payment: Payment;
  /** Returns the buyer's page of the order, for the mail, from the order's id. */
  orderUrl?: (orderId: string) => string;
};

/** The result. Any other than `placed` has changed nothing. */
export type Placement =
  | { kind: 'placed'; orderId: string; already: boolean }
  | { kind: 'not-found' | 'empty' | 'declined' }
  | { kind: 'unavailable'; lines: ResolvedLine[]; quote: Quote }
  | { kind: 'not-calculated'; quote: Quote }
  | { kind: 'total-changed'; quote: Quote };

/**
 * Turns a checkout into an order in one transaction. It reads prices and stock again, takes the
 * stock, completes the checkout, stores the order and its payment, ends the cart, counts the
 * coupon and puts the mail into the inbox. If a step fails, none takes effect. For a completed
 * checkout it returns the existing order.
 */
export async function placeOrder(platform: Platform, request: PlaceOrder): Promise<Placement> {
  return platform.db.write(async (tx): Promise<Placement> => {
    const stored = await findCheckoutOrCart(tx, request.checkoutId, platform.clock.now());
    if (stored === undefined) return { kind: 'not-found' };
    if (stored.completed)
      return stored.orderId === null
        ? { kind: 'not-found' }
        : { kind: 'placed', orderId: stored.orderId, already: true };
    const checkout = { ...stored, document: request.document ?? stored.document };
    if (checkout.lines.length === 0) return { kind: 'empty' };

    const quote = await quoteCheckout(tx, platform.clock.now(), checkout);
    const short = quote.lines.filter(({ availability }) => availability.status !== 'AVAILABLE');
    if (short.length > 0) return { kind: 'unavailable', lines: short, quote };
    const { shipping, selectedShipping, membership } = quote.errors;
    if (shipping || selectedShipping || membership) return { kind: 'not-calculated', quote };
    // A coupon that has run out since also shows here, because the total without it is higher.
    if (request.expectedTotal !== undefined && request.expectedTotal !== quote.priced.total)
      return { kind: 'total-changed', quote };
    if (quote.errors.coupon && request.expectedTotal === undefined) return { kind: 'not-calculated', quote };
    if (declines(request.payment, quote)) return { kind: 'declined' };

    const order = await storeOrder(tx, platform, { ...request, checkout, quote });
    return { kind: 'placed', orderId: order.id, already: false };
  });
}

const declines = (payment: Payment, { priced }: Quote): boolean =>
  priced.total > 0 && payment.kind === 'card' && payment.outcome === 'declined';

async function storeOrder(
  tx: Writer,
  platform: Platform,
  { checkout, quote, buyer, payment, orderUrl }: PlaceOrder & { checkout: Checkout; quote: Quote },
): Promise<Order> {
  const now = platform.clock.now();
  const { total } = quote.priced;
  for (const line of quote.lines) await takeStock(tx, line, now);
  if (quote.coupon) await countCouponUse(tx, quote.coupon.id);
  await chargeMemberships(tx, quote.memberships, quote.lines);

  const outcome = total === 0 ? 'paid' : payment.kind === 'card' ? payment.outcome : 'unpaid';
  const paid = { paid: outcome === 'paid' ? total : 0, pending: outcome === 'pending' ? total : 0 };
  const order = await insertOrder(tx, {
    id: crypto.randomUUID(),
    checkoutId: checkout.id,
    visitorId: buyer.visitorId ?? null,
    memberId: buyer.memberId ?? null,
    email: checkout.document.email ?? null,
    status: 'APPROVED',
    paymentStatus: outcome === 'paid' ? 'PAID' : outcome === 'pending' ? 'PENDING' : 'NOT_PAID',
    fulfillmentStatus: quote.needsShipping
      ? 'NOT_FULFILLED'
      : outcome === 'paid'
        ? 'FULFILLED'
        : 'NOT_FULFILLED',
    total,
    createdAt: now,
    updatedAt: now,
    document: orderDocument(checkout, quote, { buyer, now, paid }),
    transactions: transactionsOf(payment, total, now),
    fulfillments: [],
  });
  await emitOrderCreated(tx, platform, order);
  for (const { id, ...row } of await checkoutsToComplete(tx, checkout)) {
    const completed = { ...row, id, completed: true, orderId: order.id, updatedAt: now };
    await saveCheckout(tx, completed);
    await emitCheckoutUpdated(tx, platform, { checkout: completed, quote });
  }
  const { cartId, document: bought } = checkout;
  if (cartId !== null) await completeCart(tx, platform, { cartId, orderId: order.id, bought });
  if (order.email !== null)
    await sendMail(tx, platform, confirmationMail(platform, order, orderUrl?.(order.id)));
  return order;
}

function transactionsOf(payment: Payment, total: number, now: number): OrderTransactions {
  if (payment.kind !== 'card' || total === 0) return { payments: [], refunds: [] };
  const at = new Date(now).toISOString();
  return {
    payments: [
      {
        id: crypto.randomUUID(),
        createdDate: at,
        updatedDate: at,
        amount: orderMoney(total),
        refundDisabled: false,
        regularPaymentDetails: {
          paymentOrderId: crypto.randomUUID(),
          gatewayTransactionId: crypto.randomUUID(),
          paymentMethod: 'CreditCard',
          offlinePayment: false,
          status: payment.outcome === 'paid' ? 'APPROVED' : 'PENDING',
          savedPaymentMethod: false,
          creditCardDetails: { lastFourDigits: payment.lastFourDigits, brand: payment.brand },
        },
      },
    ],
    refunds: [],
  };
}
