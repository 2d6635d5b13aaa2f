/**
 * Changes of a cart: changes by the shop, undo, free delivery. Loaded in the browser with the cart.
 */
export const cartChanges = {
  title: 'Changed since you last looked',
  dismiss: 'Seen',
  price: '{name} now costs {to} instead of {from}.',
  /** A checkout that stopped, because a price has risen. */
  raisedTitle: 'Before you check out',
  raisedTotal: 'The total is now {to} instead of {from}.',
  raisedNext: 'If that is fine, check out again.',
  gone: '{name} is no longer in your cart.',
  unavailable: '{name} has sold out.',
  availableAgain: '{name} is available again.',
  short: { one: 'Only {count} of {name} is left.', other: 'Only {count} of {name} are left.' },
  shortUncounted: 'There is not enough of {name} left.',
  removed: '{name} was removed.',
  undo: 'Undo',
  undoFor: 'removing {name}',
  restored: '{name} is back in your cart.',
  freeDelivery: 'You have free delivery ({country}).',
  untilFreeDelivery: '{missing} to go until free delivery ({country}).',
} as const;
