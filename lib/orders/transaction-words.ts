import type { Words } from '../words/en';
import { fill } from '../words/format';
import type { PaymentMethod } from './types';

/** An activity in words; null for what is the merchant's own business, and for what a newer platform calls. */
export const activityWords = ({ activity }: Words['orderStates'], type: string): string | null =>
  Object.entries(activity).find(([known]) => known === type)?.[1] ?? null;

/** How something was paid. */
export function methodWords({ method: words }: Words['orderStates'], method: PaymentMethod): string {
  switch (method.kind) {
    case 'gift-card':
      return method.code === null ? words.giftCard : fill(words.giftCardCode, { code: method.code });
    case 'card':
      if (method.lastDigits === null) return words.card;
      return fill(words.cardEnding, { brand: method.brand ?? words.card, digits: method.lastDigits });
    case 'named':
      return method.name;
    case 'membership':
      return words.membership;
    case 'in-person':
      return words.inPerson;
    case 'unnamed':
      return words.unnamed;
  }
}
