/** When a page could not be shown. Every page's first script carries these messages: few and short. */
export const pageFailure = {
  pageTitle: 'We can’t show this page right now',
  pageText: 'It is us, not you, and your cart is safe. Please try again in a moment.',
  tryAgain: 'Try again',
  home: 'Go to the home page',
} as const;

export type PageFailure = Record<keyof typeof pageFailure, string>;
