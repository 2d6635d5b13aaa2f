/** Also loaded by the browser. */
export const GIFT_CARD_FORM = {
  amount: 'amount',
  ownAmount: 'ownAmount',
  recipient: 'recipient',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  message: 'message',
  date: 'date',
} as const;

export const OWN_AMOUNT = 'own';

/** With all other fields, a message of this length fits into the cookie of a plain form. */
export const MAX_MESSAGE_LENGTH = 300;

export const GIFT_CARD_STATE = 'gift-card';
