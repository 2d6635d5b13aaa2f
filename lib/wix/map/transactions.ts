import type { orderFulfillments, orderTransactions } from '@wix/ecom';
import { type Money, toMoney } from '@/lib/model/money';
import type {
  OrderPayment,
  OrderRefund,
  OrderShipment,
  OrderTransactions,
  PaymentMethod,
  RefundStatus,
  TransactionStatus,
} from '@/lib/model/order';
import { isoDate } from './iso-date';
import { webHref } from './web-href';

/** Maps payments and refunds. @param currency of the order, because amounts come without one */
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
    status: transactionStatusOf(
      payment.status ??
        payment.regularPaymentDetails?.status ??
        (payment.giftcardPaymentDetails?.voided ? 'VOIDED' : 'APPROVED'),
    ),
  };
}

function methodOf(payment: orderTransactions.Payment): PaymentMethod {
  const { regularPaymentDetails: regular, giftcardPaymentDetails: giftCard } = payment;
  if (giftCard) return { kind: 'gift-card', code: giftCard.obfuscatedCode?.replaceAll('*', '•') || null };
  if (payment.membershipPaymentDetails) return { kind: 'membership' };
  const { brand, lastFourDigits } = regular?.creditCardDetails ?? {};
  if (lastFourDigits) return { kind: 'card', brand: brand || null, lastDigits: lastFourDigits };
  if (regular?.offlinePayment) return { kind: 'in-person' };
  const name = regular?.paymentMethod;
  if (name === 'CreditCard') return { kind: 'card', brand: null, lastDigits: null };
  if (!name) return { kind: 'unnamed' };
  // `ApplePay` → `Apple Pay`
  return { kind: 'named', name: name === 'PayPal' ? name : name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') };
}

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
        status: refundStatusOf(transaction.refundStatus),
        reason: refund.details?.reason || null,
      },
    ];
  });
}

// A value that a newer platform adds falls back to one that promises nothing.

function transactionStatusOf(status: string | undefined): TransactionStatus {
  switch (status) {
    case 'APPROVED':
    case 'PENDING':
    case 'PENDING_MERCHANT':
    case 'CANCELED':
    case 'DECLINED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
    case 'AUTHORIZED':
    case 'VOIDED':
      return status;
    default:
      return 'UNDEFINED';
  }
}

function refundStatusOf(status: string | undefined): RefundStatus {
  switch (status) {
    case 'SUCCEEDED':
    case 'FAILED':
    case 'SCHEDULED':
    case 'STARTED':
      return status;
    default:
      return 'PENDING';
  }
}

/** The parcels of an order. */
export function toShipments(answer: orderFulfillments.OrderWithFulfillments | undefined): OrderShipment[] {
  return (answer?.fulfillments ?? []).map((fulfillment, index) => {
    const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {};
    return {
      id: fulfillment._id ?? String(index),
      at: isoDate(fulfillment._createdDate),
      provider: shippingProvider ? (CARRIERS[shippingProvider]?.name ?? shippingProvider) : null,
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
  const carrier = provider ? CARRIERS[provider] : undefined;
  return carrier && number ? carrier.track + encodeURIComponent(number) : null;
}
