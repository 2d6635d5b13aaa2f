import type { ShopErrorCode } from './shop-error';

/** What a shopper reads. Each says what happened, that nothing was lost, or what to do. */
export function wordsFor(code: ShopErrorCode): string {
  switch (code) {
    case 'unreachable':
      return 'We can’t reach the shop right now. Nothing was lost. Please try again in a moment.';
    case 'busy':
      return 'The shop is very busy right now. Please try again in a minute.';
    case 'unsure':
      return 'We couldn’t hear whether that worked. Look into your cart before you try again.';
    case 'too-many-tries':
      return 'That was tried too often. Please wait a few minutes, then try again.';
    case 'forbidden-origin':
      return 'This request did not come from our shop, so nothing was changed.';
    case 'too-large':
      return 'That was more text than we can take.';
    case 'bad-request':
      return 'Something in that request was not right, so nothing was changed.';
    case 'not-found':
      return 'We couldn’t find that. It may have been taken off the shelf.';
    case 'sold-out':
      return 'Sorry, this has just sold out.';
    case 'cart-empty':
      return 'Your cart is empty.';
    case 'coupon-unknown':
      return 'We don’t know that code. Check the spelling and try again.';
    case 'coupon-expired':
      return 'That code has expired.';
    case 'coupon-used-up':
      return 'That code has been used up.';
    case 'coupon-not-started':
      return 'That code is not valid yet.';
    case 'coupon-minimum':
      return 'Your cart is below the minimum for that code.';
    case 'coupon-not-applicable':
      return 'That code does not apply to what is in your cart.';
    case 'checkout-unavailable':
      return 'We couldn’t open the checkout. Your cart is safe. Please try again.';
    case 'sign-in-failed':
      return 'We couldn’t sign you in. Please try again.';
    case 'sign-in-foreign':
      return 'This sign-in was not started here, or has been started again since. Please sign in again.';
    case 'sign-in-expired':
      return 'That sign-in has expired or was already used. Please sign in again.';
    case 'sign-in-timed-out':
      return 'Signing in took too long. Please try again.';
    case 'unexpected':
      return 'Something went wrong on our side. Nothing was changed. Please try again.';
  }
}
