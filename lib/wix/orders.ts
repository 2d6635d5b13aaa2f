import { own } from '@/lib/model/own';
import 'server-only';
import type { orderFulfillments, orderTransactions } from '@wix/ecom';
import { PlatformError } from '@/lib/errors/platform-error';
import { type Money, toMoney } from '@/lib/model/money';
import type {
  Order,
  OrderDetail,
  OrderPage,
  OrderPayment,
  OrderRefund,
  OrderShipment,
  OrderTransactions,
  PaymentMethod,
  RefundStatus,
  TransactionStatus,
} from '@/lib/model/order';
import { isoDate } from './map/date';
import { toOrder, toOrderDetail } from './map/order';
import { webHref } from './map/web-href';
import { callOrNull, callPlatform } from './platform-error';
import type { SessionClient } from './session-client';
import { expected, mappedAll } from './well-formed';

/** Null without such an order, also for one of another shopper. @throws PlatformError */
export async function fetchOrder(client: SessionClient, orderId: string): Promise<Order | null> {
  return ownOrNull(async () => expected(toOrder(await client.orders.getOrder(orderId))));
}

/** As `fetchOrder`, with every field except payments and parcels. @throws PlatformError */
export async function fetchOrderDetail(client: SessionClient, orderId: string): Promise<OrderDetail | null> {
  return ownOrNull(async () => expected(toOrderDetail(await client.orders.getOrder(orderId))));
}

async function ownOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callOrNull(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}

/**
 * By name, because a search without a filter omits PENDING and REJECTED. The installed package documents that
 * a search never returns INITIALIZED. If it does, the order is listed.
 */
const SHOWN = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/**
 * Newest first. A member can read no other member's orders, and the filter makes that explicit. `cursor` is
 * opaque and contains filter and sort order. @throws PlatformError, also for a cursor that is no longer valid
 */
export async function queryOrders(
  client: SessionClient,
  { memberId, cursor, limit }: { memberId: string; cursor: string | null; limit: number },
): Promise<OrderPage> {
  return callPlatform(async () => {
    const { orders, metadata } = await client.orders.searchOrders(
      cursor === null
        ? {
            filter: { 'buyerInfo.memberId': memberId, status: { $in: [...SHOWN] } },
            sort: [{ fieldName: '_createdDate', order: 'DESC' }],
            cursorPaging: { limit },
          }
        : { cursorPaging: { limit, cursor } },
    );
    return {
      orders: mappedAll(expected(orders), toOrder),
      older: metadata?.cursors?.next || null,
      newer: metadata?.cursors?.prev || null,
    };
  });
}

/** @param currency of the order. @throws PlatformError */
export async function fetchTransactions(
  client: SessionClient,
  orderId: string,
  currency: string,
): Promise<OrderTransactions> {
  return callPlatform(async () => {
    const answer = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
    return toTransactions(answer.orderTransactions, currency);
  });
}

/** @throws PlatformError */
export async function fetchShipments(client: SessionClient, orderId: string): Promise<OrderShipment[]> {
  return callPlatform(async () => {
    const answer = await client.orderFulfillments.listFulfillmentsForSingleOrder(orderId);
    return toShipments(answer.orderWithFulfillments);
  });
}

/** @param currency of the order, because amounts come without one */
export function toTransactions(
  transactions: orderTransactions.OrderTransactions | undefined,
  currency: string,
): OrderTransactions {
  return {
    payments: (transactions?.payments ?? []).flatMap((payment) => toPayment(payment, currency) ?? []),
    refunds: (transactions?.refunds ?? []).flatMap((refund) => toRefunds(refund, currency)),
  };
}

function toPayment(payment: orderTransactions.Payment, currency: string): OrderPayment | null {
  const amount = toMoney(payment.amount?.amount, currency);
  if (!amount) return null;
  return {
    id: payment._id ?? '',
    at: isoDate(payment._createdDate),
    amount,
    method: methodOf(payment),
    status:
      TRANSACTION_STATUSES.get(
        payment.status ??
          payment.regularPaymentDetails?.status ??
          (payment.giftcardPaymentDetails?.voided ? 'VOIDED' : 'APPROVED'),
      ) ?? 'unknown',
  };
}

function methodOf(payment: orderTransactions.Payment): PaymentMethod {
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftCard } = payment;
  if (giftCard) return { kind: 'gift-card', code: giftCard.obfuscatedCode?.replaceAll('*', '•') || null };
  if (payment.membershipPaymentDetails) return { kind: 'membership' };
  const { brand, lastFourDigits } = regular?.creditCardDetails ?? {};
  if (lastFourDigits) return { kind: 'card', brand: brand || null, lastDigits: lastFourDigits };
  if (regular?.offlinePayment) return { kind: 'in-person' };
  const name = methodNameOf(regular);
  if (name === 'CreditCard') return { kind: 'card', brand: null, lastDigits: null };
  if (!name) return { kind: 'unnamed' };
  // `ApplePay` → `Apple Pay`
  return { kind: 'named', name: name === 'PayPal' ? name : name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') };
}

/** The merchant's own name of the method comes first, the one with the announced end last. */
const methodNameOf = (regular: orderTransactions.RegularPaymentDetails | undefined) =>
  regular?.paymentMethodName?.userDefinedName?.custom ||
  regular?.paymentMethodName?.buyerLanguageName ||
  regular?.paymentMethod;

/** A refund may be split over several payments. Each part is a line on the buyer's statement. */
function toRefunds(refund: orderTransactions.Refund, currency: string): OrderRefund[] {
  return (refund.transactions ?? []).flatMap((transaction, index): OrderRefund[] => {
    const amount: Money | undefined = toMoney(transaction.amount?.amount, currency);
    if (!amount) return [];
    return [
      {
        id: `${refund._id ?? ''}-${index}`,
        at: isoDate(refund._createdDate),
        amount,
        status: REFUND_STATUSES.get(transaction.refundStatus) ?? 'pending',
        reason: refund.details?.reason || null,
      },
    ];
  });
}

// A value that a newer platform adds falls back to one that promises nothing.

const TRANSACTION_STATUSES = new Map<string | undefined, TransactionStatus>([
  ['APPROVED', 'paid'],
  ['PENDING', 'pending'],
  ['PENDING_MERCHANT', 'under-review'],
  ['CANCELED', 'canceled'],
  ['DECLINED', 'declined'],
  ['REFUNDED', 'refunded'],
  ['PARTIALLY_REFUNDED', 'partly-refunded'],
  ['AUTHORIZED', 'authorized'],
  ['VOIDED', 'voided'],
]);

const REFUND_STATUSES = new Map<string | undefined, RefundStatus>([
  ['SUCCEEDED', 'succeeded'],
  ['FAILED', 'failed'],
  ['SCHEDULED', 'scheduled'],
  ['STARTED', 'started'],
]);

export function toShipments(answer: orderFulfillments.OrderWithFulfillments | undefined): OrderShipment[] {
  return (answer?.fulfillments ?? []).map((fulfillment, index) => {
    const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {};
    return {
      id: fulfillment._id ?? String(index),
      at: isoDate(fulfillment._createdDate),
      provider: shippingProvider ? (own(CARRIERS, shippingProvider)?.name ?? shippingProvider) : null,
      trackingNumber: trackingNumber || null,
      trackingHref: trackingHref(trackingLink, shippingProvider, trackingNumber),
      lines: (fulfillment.lineItems ?? []).flatMap(({ _id: id, quantity }) =>
        id ? [{ id, quantity: quantity ?? 1 }] : [],
      ),
      stage: stageOf(fulfillment.status),
      isCompleted: fulfillment.completed === true,
    };
  });
}

/** The platform documents five values, and takes any text. */
function stageOf(status: string | null | undefined): OrderShipment['stage'] {
  if (status === 'Pending' || status === 'Accepted') return 'preparing';
  return status === 'Ready' ? 'ready' : 'sent';
}

/** Carriers that the platform names without a tracking link. */
const CARRIERS: Record<string, { name: string; track: string }> = {
  fedex: { name: 'FedEx', track: 'https://www.fedex.com/fedextrack/?trknbr=' },
  ups: { name: 'UPS', track: 'https://www.ups.com/track?tracknum=' },
  usps: { name: 'USPS', track: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  dhl: { name: 'DHL', track: 'https://www.dhl.com/en/express/tracking.html?AWB=' },
  canadaPost: {
    name: 'Canada Post',
    track: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  },
};

function trackingHref(
  link: string | null | undefined,
  provider: string | null | undefined,
  number: string | null | undefined,
): string | null {
  const given = webHref(link);
  if (given) return given;
  const carrier = provider ? own(CARRIERS, provider) : undefined;
  return carrier && number ? carrier.track + encodeURIComponent(number) : null;
}
