/** Pages without a connection, and new versions of the shop. In the browser, on demand. */
export const offline = {
  title: 'You’re offline',
  notSaved: 'You haven’t opened this page on this device before, so we can’t show it offline.',
  needsConnection: 'Sign-in, checkout and your account need a connection.',
  tryAgain: 'Try again',
  savedPages: 'Pages you can open now',
  savedPage: 'Saved {age}. Prices and stock may have changed.',
  aMomentAgo: 'a moment ago',
  cartTitle: 'Your cart',
  cartFrom: 'Your cart as it was {age}. Prices and stock may have changed since then.',
  cartChanges: 'Go online to change it or check out.',
  cartEmpty: 'No cart is saved on this device.',
  quantity: 'Quantity: {count}',
  subtotal: 'Subtotal',
  reload: 'Reload',
  newVersion: 'A new version of the shop is ready.',
} as const;
