/** First segments of the shop's own addresses. No page can have one of them as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'account',
  'api',
  'auth',
  'cart',
  'categories',
  'checkout',
  'compare',
  'design',
  'forgot-password',
  'forms',
  'gift-card',
  'lists',
  'login',
  'not-found-page',
  'offline',
  'pictures',
  'products',
  'register',
  'search',
  'sign-out',
  'thank-you',
  'wishlist',
]);

const LONGEST_SLUG = 100;
/** Words of letters and digits of any alphabet, in lower case, as addresses are. */
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Returns whether a page can have this slug. */
export const isPageSlug = (slug: string): boolean =>
  slug.length <= LONGEST_SLUG && SLUG.test(slug) && !RESERVED_SLUGS.has(slug);
