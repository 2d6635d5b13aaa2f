import { failure } from './failure';

/** Errors shown to the shopper, by error code. Also in the browser. */
export const errors = {
  unreachable: 'We’re having trouble connecting. Nothing was lost. Please try again in a moment.',
  busy: 'The shop is very busy right now. Please try again in a minute.',
  unsure: 'We’re not sure that worked. Check your cart before you try again.',
  'too-many-attempts': 'Too many attempts. Please wait a few minutes, then try again.',
  'forbidden-origin':
    'We couldn’t verify that request, so nothing was changed. Reload the page and try again.',
  'too-large': 'That’s too much text. Please shorten it.',
  'bad-request': 'Something in that request was not right, so nothing was changed.',
  'bad-quantity': 'Please enter a whole number up to 100,000.',
  'not-found': 'We couldn’t find that. It may no longer be available.',
  'sold-out': 'Sorry, this has just sold out.',
  'options-missing': 'Please choose all options of this product first. Nothing was added.',
  'cart-empty': 'Your cart is empty.',
  'cart-lost':
    'We can’t find the cart that you saw. Your visit may have ended, or the cart was ordered or emptied in another window. If you filled it while signed in, sign in again to get it back.',
  'coupon-unknown': 'We don’t recognize that code. Check the spelling and try again.',
  'coupon-expired': 'That code has expired.',
  'coupon-used-up': 'That code can’t be used anymore.',
  'coupon-not-started': 'That code is not valid yet.',
  'coupon-minimum': 'Your cart is below the minimum for that code.',
  'coupon-not-applicable': 'That code doesn’t apply to the items in your cart.',
  'gift-card-unknown': 'We don’t recognize that gift card. Check the code and try again.',
  'gift-card-expired': 'That gift card has expired.',
  'gift-card-empty': 'There is nothing left on that gift card.',
  'gift-card-unavailable': 'A gift card can’t be used here. You may be able to use it at checkout.',
  'gift-card-rejected': 'That gift card can’t be used. Please write to us if you think it should work.',
  'gift-card-unsold': 'This gift card isn’t available right now. Please try another amount, or contact us.',
  'lines-unavailable': 'An item in your cart is no longer available. Please remove it, then check out again.',
  'price-raised': 'A price in your cart has gone up. Please look at the amounts, then check out again.',
  'membership-unusable':
    'A membership you selected can’t be used for this cart. Please check the order summary again.',
  'members-only':
    'Something in your cart is for members only. Please sign in or remove it, then check out again.',
  'order-minimum': 'Your cart is below our minimum order.',
  'gift-card-coupon': 'Coupons can’t be used on gift cards. Please check out without it.',
  'cart-coupon': 'Your coupon no longer applies. Please remove it, then check out again.',
  'checkout-unavailable': 'We couldn’t open the checkout. Your cart is safe. Please try again.',
  'sign-in-failed': 'We couldn’t sign you in. Please try again.',
  'sign-in-foreign': 'This sign-in started somewhere else, or was restarted. Please sign in again.',
  'sign-in-expired': 'That sign-in has expired or was already used. Please sign in again.',
  'sign-in-timed-out': 'Signing in took too long. Please try again.',
  'sign-in-canceled': 'You’re not signed in yet. To try again, choose an option below.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Please try again.',
  /** The browser could not send the request. */
  offline: failure.offline,
} as const;
