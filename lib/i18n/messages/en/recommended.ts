/** Recommended products. Also in the browser. */
export const recommended = {
  together: 'Often bought together',
  similar: 'Similar products',
  bestSellers: 'Best sellers',
  cart: 'Goes well with your cart',
} as const;
