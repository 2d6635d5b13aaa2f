import { pageFailureIn } from '../page-failure';

/** Parts of a page that failed to load. Also loaded by the browser. */
export const failure = {
  ...pageFailureIn('en'),
  pageText: 'Sorry, that’s on us. Your cart is safe. Please try again in a moment.',
  title: 'Something went wrong',
  text: 'Sorry, that’s on us. Please try again in a moment.',
  allProducts: 'See all products',
  offline: 'You seem to be offline. Check your connection and try again.',
} as const;

/** Errors shown to the shopper, by error code. Also loaded by the browser. */
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
  'details-missing': 'Please complete the details in the order summary, then check out again.',
  'cart-empty': 'Your cart is empty.',
  'cart-lost':
    'We can’t find the cart that you saw. Your visit may have ended, or the cart was ordered or emptied in another window. If you filled it while signed in, sign in again to get it back.',
  'code-unknown': 'We don’t recognize that code. Check the spelling and try again.',
  'coupon-expired': 'That code has expired.',
  'coupon-used-up': 'That code can’t be used anymore.',
  'coupon-not-started': 'That code is not valid yet.',
  'coupon-minimum': 'Your cart is below the minimum for that code.',
  'coupon-not-applicable': 'That code doesn’t apply to the items in your cart.',
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
  'cookies-blocked':
    'Your browser blocks cookies, so we can’t keep a cart, a sign-in or a wishlist for you. Browsing, search and contact work without them. Please allow cookies for this shop, then try again.',
  'sign-in-failed': 'We couldn’t sign you in. Please try again.',
  'sign-in-foreign': 'This sign-in started somewhere else, or was restarted. Please sign in again.',
  'sign-in-expired': 'That sign-in has expired or was already used. Please sign in again.',
  'sign-in-timed-out': 'Signing in took too long. Please try again.',
  'sign-in-canceled': 'You’re not signed in yet. To try again, choose an option below.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Please try again.',
  /** The browser could not send the request. */
  offline: failure.offline,
} as const;

/** The plan, the pre-order and the gift of a line. A part of the cart's messages. */
const lineTerms = {
  recipient: 'For',
  message: 'Message',
  sent: 'Sent',
  onceAtPayment: 'Right after payment',
  plan: 'Subscription',
  charged: 'Charged',
  /** With the first charge and the others: With your order, then every month. */
  withOrder: 'With your order, then {every}',
  afterTrial: 'Free for {trial}, then {every}',
  untilCanceled: '{charges}, until canceled',
  payments: { one: '{charges}, {count} payment in all', other: '{charges}, {count} payments in all' },
  every: {
    day: { one: 'every day', other: 'every {count} days' },
    week: { one: 'every week', other: 'every {count} weeks' },
    month: { one: 'every month', other: 'every {count} months' },
    year: { one: 'every year', other: 'every {count} years' },
  },
  period: {
    day: { one: '{count} day', other: '{count} days' },
    week: { one: '{count} week', other: '{count} weeks' },
    month: { one: '{count} month', other: '{count} months' },
    year: { one: '{count} year', other: '{count} years' },
  },
  preOrder: 'Pre-order',
  later: 'Ships later',
} as const;

/** The cart's content, in the drawer and on its page. Also loaded by the browser. */
export const cart = {
  title: 'Cart',
  label: 'In your cart',
  items: { one: '{count} item', other: '{count} items' },
  loading: 'Loading your cart',
  subtotal: 'Subtotal',
  workingOut: 'Calculating',
  /** `taxed`: the prices include tax. */
  approximate: {
    untaxed: 'These amounts are approximate. You’ll pay {amount} at checkout, plus shipping and tax.',
    taxed: 'These amounts are approximate. You’ll pay {amount} at checkout, plus shipping.',
  },
  addedLater: {
    untaxed: 'Shipping and tax are calculated at checkout.',
    taxed: 'Tax included. Shipping is calculated at checkout.',
  },
  /** For a cart without anything to deliver. */
  taxAddedLater: { untaxed: 'Any tax is calculated at checkout.', taxed: 'Tax included.' },
  delivery: 'Shipping',
  free: 'Free',
  toCart: 'View cart',
  checkOut: 'Check out',
  removeFirst: 'To check out, please remove what is no longer available.',
  changeFirst: 'To check out, please fix the items marked in your cart.',
  reachMinimum: 'To check out, please add more to your cart.',
  removeCoupon: 'To check out, please remove the coupon.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Items you add will show up here.',
  continueShopping: 'Continue shopping',
  unreachableTitle: 'We can’t load your cart right now',
  unreachableText: 'Your items are safe. Please try again in a moment.',
  lastSeen: 'We can’t load your cart right now. Here’s what was in it last time. Nothing is lost.',
  update: 'Update',
  remove: 'Remove',
  removed: '{name} removed.',
  saved: '{name}: you save {amount}',
  each: 'each',
  together: 'Total',
  workingOutPrice: 'Calculating the price',
  unavailable: 'Sold out. Please remove it to check out.',
  notFound: 'No longer available. Please remove it to check out.',
  tooMany: 'Only {left} left. Please reduce the quantity.',
  onlySome: 'Only {left} of {quantity} left, so the total is for {left}. Please reduce the quantity.',
  membersOnly: 'For members only. To check out, please sign in or remove it.',
  notEnough: 'Not enough in stock. Please reduce the quantity.',
  onlyAdded: 'We could only add {added}. That’s all we have left.',
  cut: '{name}: only {left} left, so that’s what is in your cart.',
  terms: lineTerms,
} as const;

/** Changes by the shop, undo, free delivery. Loaded in the browser with the cart. */
export const cartChanges = {
  title: 'Your cart has changed',
  dismiss: 'Got it',
  price: '{name} now costs {to} instead of {from}.',
  /** A checkout that stopped, because a price has risen. */
  raisedTitle: 'Before you check out',
  raisedTotal: 'The total is now {to} instead of {from}.',
  raisedNext: 'If that is fine, check out again.',
  gone: '{name} is no longer in your cart.',
  unavailable: '{name} has sold out.',
  availableAgain: '{name} is available again.',
  short: { one: '{name}: only {count} left.', other: '{name}: only {count} left.' },
  shortUncounted: '{name}: not enough in stock.',
  removed: '{name} was removed.',
  undo: 'Undo',
  undoFor: 'removing {name}',
  restored: '{name} is back in your cart.',
  freeDelivery: 'You’ve got free shipping ({country}).',
  untilFreeDelivery: '{missing} away from free shipping ({country}).',
  roughlyUntilFreeDelivery: 'About {missing} away from free shipping ({country}).',
} as const;
