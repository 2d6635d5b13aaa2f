/** Names of the fields of a gift card's form. Also loaded by the browser. */
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

/** The value of `amount` for an amount of the shopper's own. */
export const OWN_AMOUNT = 'own';

/** Characters of a message. With all other fields, it fits into the cookie of a plain form. */
export const MAX_MESSAGE_LENGTH = 300;

/** The name of the form's stored state. */
export const GIFT_CARD_STATE = 'gift-card';
