import { PAGE_FAILURES } from '../page-failure';

/** Parts of a page that failed to load. Also in the browser. */
export const failure = {
  ...PAGE_FAILURES.en,
  pageText: 'Sorry, that’s on us. Your cart is safe. Please try again in a moment.',
  title: 'Something went wrong',
  text: 'Sorry, that’s on us. Please try again in a moment.',
  allProducts: 'See all products',
  offline: 'You seem to be offline. Check your connection and try again.',
} as const;
