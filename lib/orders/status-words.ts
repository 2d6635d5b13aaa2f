import type { Words } from '../words/en';
import type { Order } from './types';

export type OrderState = {
  /** Two or three words. */
  label: string;
  /** `wait`: something is to come. `done`: all is well and over. `stopped`: nothing more will come. `act`: it waits for the buyer. */
  tone: 'wait' | 'done' | 'stopped' | 'act';
};

type StateWords = Words['orderStates']['order'];

type Statuses = Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus'> & {
  lines: Pick<Order['lines'][number], 'kind'>[];
  delivery: Pick<NonNullable<Order['delivery']>, 'kind'> | null;
};

/** Where an order is, in words: the one thing of its three states that matters most to its buyer. */
export function orderState({ order: words }: Words['orderStates'], order: Statuses): OrderState {
  const { status, paymentStatus } = order;
  switch (status) {
    case 'CANCELED':
      return {
        label: paymentStatus === 'FULLY_REFUNDED' ? words.cancelledAndRefunded : words.cancelled,
        tone: 'stopped',
      };
    case 'REJECTED':
      return { label: words.notAccepted, tone: 'stopped' };
    case 'INITIALIZED':
      return { label: words.notPlaced, tone: 'act' };
    case 'PENDING':
      return { label: words.waiting, tone: 'wait' };
    case 'APPROVED':
      return approvedState(words, order);
  }
}

function approvedState(words: StateWords, order: Statuses): OrderState {
  const { paymentStatus, fulfillmentStatus } = order;
  switch (paymentStatus) {
    case 'FULLY_REFUNDED':
      return { label: words.refunded, tone: 'stopped' };
    case 'DECLINED':
      return { label: words.paymentDeclined, tone: 'act' };
    case 'CANCELED':
      return { label: words.paymentCancelled, tone: 'act' };
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return { label: words.paymentPending, tone: 'wait' };
    case 'NOT_PAID':
    case 'UNSPECIFIED':
    case 'PARTIALLY_PAID':
      // What has been sent already is more to know than that the bill is open; the payment has its own line.
      return fulfillmentStatus === 'NOT_FULFILLED'
        ? { label: paymentStatus === 'PARTIALLY_PAID' ? words.partlyPaid : words.notPaid, tone: 'act' }
        : { ...fulfillmentState(words, order), tone: 'act' };
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      return fulfillmentState(words, order);
  }
}

function fulfillmentState(words: StateWords, { fulfillmentStatus, lines, delivery }: Statuses): OrderState {
  const online = lines.length > 0 && lines.every(({ kind }) => kind === 'digital' || kind === 'gift-card');
  switch (fulfillmentStatus) {
    case 'NOT_FULFILLED':
      return { label: words.preparing, tone: 'wait' };
    case 'PARTIALLY_FULFILLED':
      return { label: delivery?.kind === 'pickup' ? words.partlyHandedOver : words.partlySent, tone: 'wait' };
    case 'FULFILLED':
      if (online) return { label: words.sentByEmail, tone: 'done' };
      if (lines.length > 0 && lines.every(({ kind }) => kind === 'service'))
        return { label: words.done, tone: 'done' };
      return { label: delivery?.kind === 'pickup' ? words.pickedUp : words.sent, tone: 'done' };
  }
}
