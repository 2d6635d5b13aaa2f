import { expect, it } from 'vitest';
import { pagePattern } from '@/lib/observe/vitals-report';

it.each([
  ['/', '/'],
  ['/de', '/'],
  ['/products/arc-vase', '/products/[slug]'],
  ['/de/account/orders/4711', '/account/orders/[id]'],
  ['/account/orders', '/account/orders'],
  ['/cart/', '/cart'],
  ['/search/ada@example.com', 'other'],
  ['/shipping-and-returns', '/[page]'],
  ['/nothing/here', 'other'],
  ['', '/'],
  // Only a rewrite leads there.
  ['/lists/products', 'other'],
])('the page pattern of a URL %s is %s', (address, page) => expect(pagePattern(address)).toBe(page));
