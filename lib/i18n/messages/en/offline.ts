/** Pages without a connection, and new versions of the shop. In the browser, on demand. */
export const offline = {
  title: 'You are offline',
  notSaved: 'This page has not been opened on this device before, so it cannot be shown now.',
  needsConnection: 'Sign-in, checkout and your account need a connection.',
  tryAgain: 'Try again',
  savedPages: 'Pages you can open now',
  savedPage: 'This page is from {age}. Prices and stock may have changed.',
  aMomentAgo: 'a moment ago',
  cartTitle: 'Your cart',
  cartFrom: 'Your cart as it was {age}. Prices and stock may have changed since then.',
  cartChanges: 'To change it or to check out, you need a connection.',
  cartEmpty: 'There is no cart on this device.',
  quantity: 'Quantity: {count}',
  subtotal: 'Subtotal',
  reload: 'Reload',
  newVersion: 'A new version of the shop is ready.',
} as const;
