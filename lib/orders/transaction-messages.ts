import type { PaymentMethod } from '@/lib/model/order';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages/en';

/** Returns the text of an activity. Null for the merchant's internal ones and for unknown types. */
export const activityMessage = ({ activity }: Messages['orderStates'], type: string): string | null =>
  Object.entries(activity).find(([known]) => known === type)?.[1] ?? null;

/** Returns the text of a payment method. */
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
