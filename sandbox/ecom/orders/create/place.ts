import { takeStock } from '../../../catalog/inventory/stock';
import { loadLanguage } from '../../../core/language';
import { orderMoney } from '../../../core/money';
import type { Platform } from '../../../core/platform';
import type { Writer } from '../../../db/database';
import { GIFT_CARDS_APP_ID } from '../../../gift-cards/store';
import { sendMail } from '../../../mail/store';
import { checkoutsToComplete, completeCart, findCheckoutOrCart } from '../../cart-v2/as-checkout';
import { quoteCheckout } from '../../checkout/checkout';
import { emitCheckoutUpdated } from '../../checkout/events';
import { type Checkout, saveCheckout } from '../../checkout/store';
import type { CheckoutDocument } from '../../checkout/types';
import type { ResolvedLine } from '../../lines/types';
import { type CartGiftCard, obfuscated, redeemGiftCard } from '../../quote/gift-cards';
import { chargeMemberships } from '../../quote/memberships';
import { breachesOf, type RuleBreach, readOrderRules } from '../../quote/order-rules';
import type { Quote } from '../../quote/quote';
import { confirmationMail } from '../confirmation-mail';
import { emitOrderCreated } from '../events';
import { issueGiftCards } from '../gift-cards';
import { countCouponUse, insertOrder, type Order } from '../store';
import type { OrderTransactions } from '../types';
import { type Buyer, orderDocument, type Paid } from './document';

/** How an order is paid. `unpaid`: the merchant collects the money later. */
export type Payment =
  | { kind: 'card'; outcome: 'paid' | 'pending' | 'declined'; lastFourDigits: string; brand: string }
  | { kind: 'unpaid' };

export type PlaceOrder = {
  checkoutId: string;
  buyer: Buyer;
  /** The buyer's entries. They replace the checkout's document. */
  document?: CheckoutDocument;
  /** The amount to pay that the buyer saw, in minor units. Any other amount is not charged. */
  expectedDue?: number;
  payment: Payment;
  /** Returns the buyer's page of the order, for the email, from the order's id. */
  orderUrl?: (orderId: string) => string;
};

/** The result. Any other than `placed` has changed nothing. */
export type Placement =
  | { kind: 'placed'; orderId: string; already: boolean }
  | { kind: 'not-found' | 'empty' | 'declined' }
  | { kind: 'unavailable'; lines: ResolvedLine[]; quote: Quote }
  | { kind: 'not-calculated'; quote: Quote }
  | { kind: 'total-changed'; quote: Quote }
  | { kind: 'forbidden'; breach: RuleBreach };

/**
 * Turns a checkout into an order in one transaction. It reads prices and stock again, takes the
 * stock, completes the checkout, stores the order and its payment, ends the cart, counts the coupon
 * and puts the email into the inbox. If a step fails, none takes effect. For a completed checkout
 * it returns the existing order.
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
    if (request.expectedDue !== undefined && request.expectedDue !== quote.due)
      return { kind: 'total-changed', quote };
    if (quote.errors.coupon && request.expectedDue === undefined) return { kind: 'not-calculated', quote };
    const [breach] = breachesOf(await readOrderRules(tx), {
      lines: quote.lines,
      memberId: request.buyer.memberId,
      subtotal: quote.priced.subtotal,
    });
    if (breach) return { kind: 'forbidden', breach };
    if (declines(request.payment, quote)) return { kind: 'declined' };

    const order = await storeOrder(tx, platform, { ...request, checkout, quote });
    return { kind: 'placed', orderId: order.id, already: false };
  });
}

const declines = (payment: Payment, { due }: Quote): boolean =>
  due > 0 && payment.kind === 'card' && payment.outcome === 'declined';

async function storeOrder(
  tx: Writer,
  platform: Platform,
  { checkout, quote, buyer, payment, orderUrl }: PlaceOrder & { checkout: Checkout; quote: Quote },
): Promise<Order> {
  const now = platform.clock.now();
  const { due, priced, giftCard } = quote;
  const { total } = priced;
  for (const line of quote.lines) if (!line.gift) await takeStock(tx, platform, line, now);
  if (quote.coupon) await countCouponUse(tx, quote.coupon.id);
  await chargeMemberships(tx, quote.memberships, quote.lines);

  const card = checkout.document.giftCard;
  if (card && giftCard.redeemed > 0) await redeemGiftCard(tx, card.code, giftCard.redeemed);

  const outcome = due === 0 ? 'paid' : payment.kind === 'card' ? payment.outcome : 'unpaid';
  const paid = {
    paid: giftCard.redeemed + (outcome === 'paid' ? due : 0),
    pending: outcome === 'pending' ? due : 0,
  };
  const order = await insertOrder(tx, {
    id: crypto.randomUUID(),
    checkoutId: checkout.id,
    visitorId: buyer.visitorId ?? null,
    memberId: buyer.memberId ?? null,
    email: checkout.document.email ?? null,
    status: 'APPROVED',
    paymentStatus: paymentStatusOf(outcome, paid),
    fulfillmentStatus: quote.needsShipping
      ? 'NOT_FULFILLED'
      : outcome === 'paid'
        ? 'FULFILLED'
        : 'NOT_FULFILLED',
    total,
    createdAt: now,
    updatedAt: now,
    document: orderDocument(checkout, quote, { buyer, now, paid }),
    transactions: transactionsOf(payment, quote, { now, giftCard: card }),
    fulfillments: [],
  });
  await emitOrderCreated(tx, platform, order);
  if (order.paymentStatus === 'PAID') await issueGiftCards(tx, order, now);
  for (const { id, ...row } of await checkoutsToComplete(tx, checkout)) {
    const completed = { ...row, id, completed: true, orderId: order.id, updatedAt: now };
    await saveCheckout(tx, completed);
    await emitCheckoutUpdated(tx, platform, { checkout: completed, quote });
  }
  const { cartId, document: bought } = checkout;
  if (cartId !== null) await completeCart(tx, platform, { cartId, orderId: order.id, bought });
  if (order.email !== null) {
    const language = await loadLanguage(order.document.buyerLanguage);
    await sendMail(tx, platform, confirmationMail(platform, language, order, orderUrl?.(order.id)));
  }
  return order;
}

function paymentStatusOf(outcome: 'paid' | 'pending' | 'declined' | 'unpaid', { paid }: Paid): string {
  if (outcome === 'paid') return 'PAID';
  if (paid > 0) return 'PARTIALLY_PAID';
  return outcome === 'pending' ? 'PENDING' : 'NOT_PAID';
}

/** Returns the payments of a new order: by the gift card, then by card for what remains. */
function transactionsOf(
  payment: Payment,
  { due, giftCard: { redeemed } }: Quote,
  { now, giftCard }: { now: number; giftCard: CartGiftCard | undefined },
): OrderTransactions {
  const at = new Date(now).toISOString();
  const started = { createdDate: at, updatedDate: at, refundDisabled: false };
  const payments: OrderTransactions['payments'] = [];
  if (giftCard && redeemed > 0)
    payments.push({
      ...started,
      id: crypto.randomUUID(),
      amount: orderMoney(redeemed),
      giftcardPaymentDetails: {
        giftCardPaymentId: crypto.randomUUID(),
        appId: GIFT_CARDS_APP_ID,
        voided: false,
        obfuscatedCode: obfuscated(giftCard.code),
      },
    });
  if (payment.kind === 'card' && due > 0)
    payments.push({
      ...started,
      id: crypto.randomUUID(),
      amount: orderMoney(due),
      regularPaymentDetails: {
        paymentOrderId: crypto.randomUUID(),
        gatewayTransactionId: crypto.randomUUID(),
        paymentMethod: 'CreditCard',
        offlinePayment: false,
        status: payment.outcome === 'paid' ? 'APPROVED' : 'PENDING',
        savedPaymentMethod: false,
        creditCardDetails: { lastFourDigits: payment.lastFourDigits, brand: payment.brand },
      },
    });
  return { payments, refunds: [] };
}
