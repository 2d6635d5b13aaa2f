import type { Features } from './features-schema';

/** Pages of features, as patterns of rewrites without a language. */
const PAGES: Partial<Record<keyof Features, readonly string[]>> = {
  cartLink: ['/cart/link'],
  compare: ['/compare'],
  giftCards: ['/gift-card', '/gift-card/form'],
  offline: ['/offline'],
  reviews: ['/products/:slug/reviews', '/products/:slug/reviews/new'],
  wishlist: ['/wishlist', '/wishlist/shared'],
};

/**
 * Returns the pages that do not exist because their feature is off. A page that is rendered per
 * request has the status 200 before it can say so, so next.config.ts rewrites them to a real 404.
 */
export const absentPages = (features: Features): string[] => [
  ...Object.entries(PAGES).flatMap(([name, paths]) =>
    Object.entries(features).some(([key, value]) => key === name && value) ? [] : paths,
  ),
  // An unknown form has no page either.
  `/forms/:use(${features.forms ? '(?!(?:contact|newsletter)$)' : ''}[^/]*)`,
];
