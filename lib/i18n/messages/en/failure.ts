import { PAGE_FAILURES } from '../page-failure';

/** Parts of a page that failed to load. Also in the browser. */
export const failure = {
  ...PAGE_FAILURES.en,
  pageText: 'It is us, not you, and your cart is safe. Please try again in a moment.',
  title: 'Something went wrong',
  text: 'It is us, not you. Please try again in a moment.',
  allProducts: 'See all products',
  offline: 'We can’t reach the shop. Check your connection and try again.',
} as const;
