/**
 * Pages that failed to render. Every page's first script carries these messages, so keep them few.
 */
export const pageFailure = {
  pageTitle: 'We can’t show this page right now',
  pageText: 'It is us, not you, and your cart is safe. Please try again in a moment.',
  tryAgain: 'Try again',
  home: 'Go to the home page',
} as const;

export type PageFailure = Record<keyof typeof pageFailure, string>;
