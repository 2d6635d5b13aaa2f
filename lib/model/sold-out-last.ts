import type { ProductSummary } from './product';

/** Both parts keep their order. What can be ordered in advance is not sold out. */
export const soldOutLast = (products: ProductSummary[]): ProductSummary[] => [
  ...products.filter(({ availability }) => availability !== 'sold-out'),
  ...products.filter(({ availability }) => availability === 'sold-out'),
];
