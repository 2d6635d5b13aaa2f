/**
 * Changes of a cart: changes by the shop, undo, free delivery. Loaded in the browser with the cart.
 */
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
} as const;
