import { isEmailed, type Order, type PaymentMethod } from '@/lib/model/order';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages/en';

export type OrderState = {
  /** Two or three words. */
  label: string;
  /** `wait`: something is still to come. `stopped`: nothing more will. `act`: the buyer has to act. */
  tone: 'wait' | 'done' | 'stopped' | 'act';
};

type StateMessages = Messages['orderStates']['order'];

type Statuses = Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus'> & {
  lines: Pick<Order['lines'][number], 'kind' | 'gift'>[];
  delivery: Pick<NonNullable<Order['delivery']>, 'kind'> | null;
};

/** The one of three statuses that matters most to the buyer. */
export function orderState({ order: messages }: Messages['orderStates'], order: Statuses): OrderState {
  const { status, paymentStatus } = order;
  switch (status) {
    case 'canceled':
      return {
        label: paymentStatus === 'refunded' ? messages.canceledAndRefunded : messages.canceled,
        tone: 'stopped',
      };
    case 'rejected':
      return { label: messages.notAccepted, tone: 'stopped' };
    case 'initialized':
      return { label: messages.notPlaced, tone: 'act' };
    case 'pending':
      return { label: messages.waiting, tone: 'wait' };
    case 'approved':
      return approvedState(messages, order);
  }
}

function approvedState(messages: StateMessages, order: Statuses): OrderState {
  const { paymentStatus, fulfillmentStatus } = order;
  switch (paymentStatus) {
    case 'refunded':
      return { label: messages.refunded, tone: 'stopped' };
    case 'declined':
      return { label: messages.paymentDeclined, tone: 'act' };
    case 'canceled':
      return { label: messages.paymentCanceled, tone: 'act' };
    case 'pending':
    case 'under-review':
      return { label: messages.paymentPending, tone: 'wait' };
    case 'not-paid':
    case 'partly-paid':
      // A shipment matters more than an open bill. The payment has its own line.
      return fulfillmentStatus === 'not-fulfilled'
        ? { label: paymentStatus === 'partly-paid' ? messages.partlyPaid : messages.notPaid, tone: 'act' }
        : { ...fulfillmentState(messages, order), tone: 'act' };
    case 'paid':
    case 'partly-refunded':
      return fulfillmentState(messages, order);
  }
}

function fulfillmentState(
  messages: StateMessages,
  { fulfillmentStatus, lines, delivery }: Statuses,
): OrderState {
  const online = lines.length > 0 && isEmailed(lines);
  switch (fulfillmentStatus) {
    case 'not-fulfilled':
      return { label: messages.preparing, tone: 'wait' };
    case 'partly-fulfilled':
      return {
        label: delivery?.kind === 'pickup' ? messages.partlyHandedOver : messages.partlySent,
        tone: 'wait',
      };
    case 'fulfilled':
      // A gift card may wait for its day.
      if (online && !lines.some(({ gift }) => gift?.deliverAt))
        return { label: messages.sentByEmail, tone: 'done' };
      if (online) return { label: messages.done, tone: 'done' };
      if (lines.length > 0 && lines.every(({ kind }) => kind === 'service'))
        return { label: messages.done, tone: 'done' };
      return { label: delivery?.kind === 'pickup' ? messages.pickedUp : messages.sent, tone: 'done' };
  }
}

export function methodMessage({ method: messages }: Messages['orderStates'], method: PaymentMethod): string {
  switch (method.kind) {
    case 'gift-card':
      return method.code === null ? messages.giftCard : format(messages.giftCardCode, { code: method.code });
    case 'card':
      if (method.lastDigits === null) return messages.card;
      return format(messages.cardEnding, { brand: method.brand ?? messages.card, digits: method.lastDigits });
    case 'named':
      return method.name;
    case 'membership':
      return messages.membership;
    case 'in-person':
      return messages.inPerson;
    case 'unnamed':
      return messages.unnamed;
  }
}
