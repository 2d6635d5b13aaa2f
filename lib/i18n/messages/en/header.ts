/** The header of every page. Also in the browser. */
export const header = {
  errorTitle: 'Error:',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  cart: 'Cart',
  cartWithItems: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  account: 'Account',
  signIn: 'Sign in',
  loading: 'Loading the page',
  signedOut: 'You have been signed out. {signInAgain} to see your account and your cart.',
  signInAgain: 'Sign in again',
} as const;
