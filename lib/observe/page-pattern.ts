import { barePath } from '@/lib/urls';

/** The pages of the shop, as the folders of `app/` name them; a test compares. */
export const PAGE_PATTERNS = [
  '/',
  '/account',
  '/account/delete',
  '/account/deleted',
  '/account/orders',
  '/account/orders/[id]',
  '/account/security',
  '/cart',
  '/categories/[slug]',
  '/forgot-password',
  '/login',
  '/login/approval',
  '/login/verify',
  '/products',
  '/products/[slug]',
  '/products/[slug]/options',
  '/register',
  '/search',
  '/thank-you',
] as const;

/**
 * Which page an address is of, for logs: `/de/account/orders/4711` → `/account/orders/[id]`. Nothing of what somebody has
 * typed, or of whose order it is, comes back: an address that is of no page is `other`.
 */
export function pagePattern(pathname: string): (typeof PAGE_PATTERNS)[number] | 'other' {
  const path = barePath(pathname).replace(/(?<=.)\/$/, '');
  const isOf = (pattern: string) => {
    const parts = pattern.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith('[') || part === given[at])
    );
  };
  // A page that is named comes before one that stands for many.
  return PAGE_PATTERNS.find((pattern) => pattern === path) ?? PAGE_PATTERNS.find(isOf) ?? 'other';
}
