/** When something could not be shown; also in the browser, and in app/global-error.tsx. */
export const failure = {
  title: 'Something went wrong',
  text: 'It is us, not you. Please try again in a moment.',
  pageTitle: 'We can’t show this page right now',
  pageText: 'It is us, not you, and your cart is safe. Please try again in a moment.',
  tryAgain: 'Try again',
  allProducts: 'See all products',
  home: 'Go to the home page',
  offline: 'We can’t reach the shop. Check your connection and try again.',
} as const;
