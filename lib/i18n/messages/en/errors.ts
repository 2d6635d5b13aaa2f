import { failure } from './failure';

/** Errors shown to the shopper, by error code. Also in the browser. */
export const errors = {
  unreachable: 'We can’t reach the shop right now. Nothing was lost. Please try again in a moment.',
  busy: 'The shop is very busy right now. Please try again in a minute.',
  unsure: 'We couldn’t hear whether that worked. Look into your cart before you try again.',
  'too-many-tries': 'That was tried too often. Please wait a few minutes, then try again.',
  'forbidden-origin': 'This request did not come from our shop, so nothing was changed.',
  'too-large': 'That was more text than we can take.',
  'bad-request': 'Something in that request was not right, so nothing was changed.',
  'bad-quantity': 'Please enter a whole number up to 100,000.',
  'not-found': 'We couldn’t find that. It may have been taken off the shelf.',
  'sold-out': 'Sorry, this has just sold out.',
  'options-missing': 'Please choose all options of this product first. Nothing was added.',
  'cart-empty': 'Your cart is empty.',
  'cart-lost':
    'We can’t find the cart that you saw. Your visit may have ended, or the cart was ordered or emptied in another window. If you filled it while signed in, sign in again to get it back.',
  'coupon-unknown': 'We don’t know that code. Check the spelling and try again.',
  'coupon-expired': 'That code has expired.',
  'coupon-used-up': 'That code has been used up.',
  'coupon-not-started': 'That code is not valid yet.',
  'coupon-minimum': 'Your cart is below the minimum for that code.',
  'coupon-not-applicable': 'That code does not apply to what is in your cart.',
  'gift-card-unknown': 'We don’t know that gift card. Check the code and try again.',
  'gift-card-expired': 'That gift card has expired.',
  'gift-card-empty': 'There is nothing left on that gift card.',
  'gift-card-unavailable': 'A gift card can’t be used here. You may be able to use it at checkout.',
  'gift-card-rejected': 'That gift card can’t be used. Please write to us if you think it should work.',
  'gift-card-unsold': 'This gift card can’t be bought right now. Please try another amount, or write to us.',
  'lines-unavailable':
    'Something in your cart can no longer be bought. Please remove it, then check out again.',
  'price-raised': 'A price in your cart has gone up. Please look at the amounts, then check out again.',
  'membership-unusable':
    'A membership that you chose can’t pay for what is in your cart. Please look at the order summary again.',
  'members-only':
    'Something in your cart is for members only. Please sign in or remove it, then check out again.',
  'order-minimum': 'Your cart is below the smallest order that we accept.',
  'gift-card-coupon': 'A coupon can’t be used for gift cards. Please check out without it.',
  'cart-coupon': 'Your coupon does not apply any more. Please remove it, then check out again.',
  'checkout-unavailable': 'We couldn’t open the checkout. Your cart is safe. Please try again.',
  'sign-in-failed': 'We couldn’t sign you in. Please try again.',
  'sign-in-foreign':
    'This sign-in was not started here, or has been started again since. Please sign in again.',
  'sign-in-expired': 'That sign-in has expired or was already used. Please sign in again.',
  'sign-in-timed-out': 'Signing in took too long. Please try again.',
  'sign-in-canceled': 'You did not sign in. Nothing has changed: choose a way below.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Please try again.',
  /** The browser could not send the request. */
  offline: failure.offline,
} as const;
