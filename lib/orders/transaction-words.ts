import type { OrderDetailLine, RefundStatus, TransactionStatus } from './types';

/** What became of a payment. */
export function transactionWords(status: TransactionStatus): string {
  switch (status) {
    case 'UNDEFINED':
      return 'Status unknown';
    case 'APPROVED':
      return 'Paid';
    case 'PENDING':
      return 'Being confirmed';
    case 'PENDING_MERCHANT':
      return 'Being checked by us';
    case 'CANCELED':
      return 'Cancelled';
    case 'DECLINED':
      return 'Declined';
    case 'REFUNDED':
      return 'Refunded';
    case 'PARTIALLY_REFUNDED':
      return 'Refunded in part';
    case 'AUTHORIZED':
      return 'Reserved, not charged yet';
    case 'VOIDED':
      return 'Released, nothing was charged';
  }
}

/** What became of a refund. */
export function refundWords(status: RefundStatus): string {
  switch (status) {
    case 'PENDING':
      return 'On its way';
    case 'SUCCEEDED':
      return 'Refunded';
    case 'FAILED':
      return 'Did not go through';
    case 'SCHEDULED':
      return 'Planned';
    case 'STARTED':
      return 'Started';
  }
}

/** How a line is paid; null where it is paid in full and online, as most are. */
export function paymentOptionWords(option: OrderDetailLine['paymentOption']): string | null {
  switch (option) {
    case null:
      return null;
    case 'in-person':
      return 'Paid in person';
    case 'membership':
      return 'Paid with your membership';
    case 'membership-in-person':
      return 'Membership shown in person';
    case 'deposit':
      return 'Deposit paid online, the rest in person';
  }
}

/** The platform's activities that concern a buyer. All others are the merchant's own bookkeeping. */
const ACTIVITIES: Record<string, string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PENDING: 'Waiting for confirmation',
  ORDER_REJECTED: 'Order not accepted',
  ORDER_PAID: 'Paid',
  ORDER_PARTIALLY_PAID: 'Paid in part',
  ORDER_FULFILLED: 'Sent',
  ORDER_NOT_FULFILLED: 'Back in preparation',
  ORDER_CANCELED: 'Order cancelled',
  ORDER_REFUNDED: 'Refunded',
  DOWNLOAD_LINK_SENT: 'Download link sent to you',
  TRACKING_NUMBER_ADDED: 'Tracking number added',
  TRACKING_NUMBER_EDITED: 'Tracking number changed',
  TRACKING_LINK_ADDED: 'Tracking link added',
  SHIPPING_CONFIRMATION_EMAIL_SENT: 'Shipping confirmation sent to you',
  PICKUP_READY_EMAIL_SENT: 'Ready to be picked up',
  INVOICE_SENT: 'Invoice sent to you',
  RECEIPT_SENT: 'Receipt sent to you',
  SHIPPING_ADDRESS_EDITED: 'Delivery address changed',
  EMAIL_EDITED: 'Email changed',
  DRAFT_ORDER_CHANGES_APPLIED: 'Order changed',
  AUTHORIZED_PAYMENT_CREATED: 'Payment reserved',
  AUTHORIZED_PAYMENT_CAPTURED: 'Reserved payment charged',
  AUTHORIZED_PAYMENT_VOIDED: 'Reserved payment released',
  PAYMENT_PENDING: 'Payment being confirmed',
  PAYMENT_CANCELED: 'Payment cancelled',
  PAYMENT_DECLINED: 'Payment declined',
  REFUND_INITIATED: 'Refund started',
  PAYMENT_REFUNDED: 'Refund made',
  PAYMENT_REFUND_FAILED: 'Refund did not go through',
  REFUNDED_AS_STORE_CREDIT: 'Refunded as store credit',
};

/** An activity in words; null for what is the merchant's own business, and for what a newer platform calls. */
export const activityWords = (type: string): string | null => ACTIVITIES[type] ?? null;
