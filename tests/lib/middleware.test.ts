import { expect, it } from 'vitest';
import { config } from '@/middleware';
import { words } from '../words';

/**
 * Whether the middleware runs for a path. The framework matches the pattern against the whole path.
 */
const isMatched = (path: string) => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));

it.each([
  '/',
  '/cart',
  '/products',
  '/products/arc-vase',
  '/categories/vases',
  '/search',
  '/checkout',
  '/thank-you',
  '/api/cart',
  '/api/cart/items',
  '/products/a.b',
  '/account/orders/x.png',
  '/pictures/hero-800.webp',
  '/robots.txt',
  '/_next/x',
  '/_next/image',
  '/_next/static',
  '/api/newsletter',
  // A server action can be posted to it.
  '/.well-known/ucp/x',
])('the middleware runs for %s, whatever the end of the path', (path) => expect(isMatched(path)).toBe(true));

it.each(words`
    /_next/static/chunks/main.js /_next/static/media/font.woff2 /.well-known/ucp
    /.well-known/ucp/2026-04-08 /api/health /api/products/arc-vase/offer /api/products/count
    /api/products/summaries /api/ready /api/search/suggest /api/ucp/2026-08-25/mcp /api/vitals
    /api/webhooks
  `)('the middleware skips %s', (path) => expect(isMatched(path)).toBe(false));
