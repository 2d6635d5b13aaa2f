import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGE_PATTERNS, pagePattern } from '@/lib/observe/vitals-report';

/** Pages that only rewrites reach. No public URL leads to them. */
const NO_ADDRESS = [
  '/not-found-page',
  ...['back-in-stock', 'category', 'product', 'products'].map((name) => `/lists/${name}`),
];
const pages = readdirSync(fileURLToPath(new URL('../../../app/[lang]', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /(?:^|\/)page\.tsx$/.test(path))
  .map((path) => `/${path.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]+\)\//g, '')}`)
  .filter((pattern) => !NO_ADDRESS.includes(pattern));

describe('the page pattern of a URL', () => {
  it('is one of the existing pages', () => {
    expect([...PAGE_PATTERNS].sort()).toEqual(pages.sort());
  });

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
  ])('%s is %s', (address, page) => {
    expect(pagePattern(address)).toBe(page);
  });
});
