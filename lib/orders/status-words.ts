import type { Order } from './types';

export type OrderState = {
  /** Two or three words. */
  label: string;
  /** `wait`: something is to come. `done`: all is well and over. `stopped`: nothing more will come. `act`: it waits for the buyer. */
  tone: 'wait' | 'done' | 'stopped' | 'act';
};

type Statuses = Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus'> & {
  lines: Pick<Order['lines'][number], 'kind'>[];
  delivery: Pick<NonNullable<Order['delivery']>, 'kind'> | null;
};

/** Where an order is, in words: the one thing of its three states that matters most to its buyer. */
export function orderState(order: Statuses): OrderState {
  const { status, paymentStatus } = order;
  switch (status) {
    case 'CANCELED':
      return {
        label: paymentStatus === 'FULLY_REFUNDED' ? 'Cancelled and refunded' : 'Cancelled',
        tone: 'stopped',
      };
    case 'REJECTED':
      return { label: 'Not accepted', tone: 'stopped' };
    case 'INITIALIZED':
      return { label: 'Not placed yet', tone: 'act' };
    case 'PENDING':
      return { label: 'Waiting for confirmation', tone: 'wait' };
    case 'APPROVED':
      return approvedState(order);
  }
}

function approvedState(order: Statuses): OrderState {
  const { paymentStatus, fulfillmentStatus } = order;
  switch (paymentStatus) {
    case 'FULLY_REFUNDED':
      return { label: 'Refunded', tone: 'stopped' };
    case 'DECLINED':
      return { label: 'Payment declined', tone: 'act' };
    case 'CANCELED':
      return { label: 'Payment cancelled', tone: 'act' };
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return { label: 'Payment being confirmed', tone: 'wait' };
    case 'NOT_PAID':
    case 'UNSPECIFIED':
    case 'PARTIALLY_PAID':
      // What has been sent already is more to know than that the bill is open; the payment has its own line.
      return fulfillmentStatus === 'NOT_FULFILLED'
        ? { label: paymentStatus === 'PARTIALLY_PAID' ? 'Paid in part' : 'Not paid yet', tone: 'act' }
        : { ...fulfillmentState(order), tone: 'act' };
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      return fulfillmentState(order);
  }
}

function fulfillmentState({ fulfillmentStatus, lines, delivery }: Statuses): OrderState {
  const online = lines.length > 0 && lines.every(({ kind }) => kind === 'digital' || kind === 'gift-card');
  switch (fulfillmentStatus) {
    case 'NOT_FULFILLED':
      return { label: 'Being prepared', tone: 'wait' };
    case 'PARTIALLY_FULFILLED':
      return { label: delivery?.kind === 'pickup' ? 'Partly handed over' : 'Partly sent', tone: 'wait' };
    case 'FULFILLED':
      if (online) return { label: 'Sent by email', tone: 'done' };
      if (lines.length > 0 && lines.every(({ kind }) => kind === 'service'))
        return { label: 'Done', tone: 'done' };
      return { label: delivery?.kind === 'pickup' ? 'Picked up' : 'Sent', tone: 'done' };
  }
}

/** How the bill stands. */
export function paymentStatusWords(status: Order['paymentStatus']): string {
  switch (status) {
    case 'UNSPECIFIED':
    case 'NOT_PAID':
      return 'Not paid yet';
    case 'PAID':
      return 'Paid';
    case 'PARTIALLY_PAID':
      return 'Paid in part';
    case 'PARTIALLY_REFUNDED':
      return 'Refunded in part';
    case 'FULLY_REFUNDED':
      return 'Refunded';
    case 'PENDING':
      return 'Being confirmed';
    case 'PENDING_MERCHANT':
      return 'Being checked by us';
    case 'CANCELED':
      return 'Cancelled';
    case 'DECLINED':
      return 'Declined';
  }
}
