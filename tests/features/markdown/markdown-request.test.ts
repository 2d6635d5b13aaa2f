import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { hasMarkdown, markdownHref } from '@/features/markdown/paths';
import markdownRewrite, { prefersMarkdown } from '@/features/markdown/places/request-answer';

const ORIGIN = 'http://localhost:3000';
const rewriteOf = (path: string, accept = '*/*', init: { method?: string; rsc?: boolean } = {}) => {
  const headers = { accept, cookie: 'lang=de', ...(init.rsc ? { rsc: '1' } : {}) };
  const response = markdownRewrite(new NextRequest(ORIGIN + path, { method: init.method ?? 'GET', headers }));
  return response && (response.headers.get('x-middleware-rewrite')?.slice(ORIGIN.length) ?? response.status);
};

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown,text/html', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/plain, text/markdown', true],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/html;q=0.5, text/markdown;q=0.4', false],
  ['text/html;q=0.4, text/markdown;q=0.5', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=zero', false],
  ['*/*', false],
  ['', false],
])('the preferred form of a page of a client that accepts %s is Markdown: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});

it('the preferred form of a page is HTML for a header of any length that no client sends', () => {
  expect(prefersMarkdown(`${'text/x,'.repeat(10_000)}text/markdown`)).toBe(false);
  expect(prefersMarkdown(null)).toBe(false);
});

describe('a request for Markdown', () => {
  it.each([
    ['/products/lund-bowl.md', '/api/markdown/file/en/products/lund-bowl'],
    ['/de/products.md?page=2', '/api/markdown/file/de/products?page=2'],
    ['/index.md', '/api/markdown/file/en'],
    ['/he/index.md', '/api/markdown/file/he'],
    ['/about.md', '/api/markdown/file/en/about'],
    ['/account.md', '/api/markdown/file/en/account'],
  ])('by name, %s, leads to %s', (path, target) => {
    expect(rewriteOf(path)).toBe(target);
    expect(rewriteOf(path, 'text/html')).toBe(target);
  });

  it.each([
    ['/', '/api/markdown/page/en'],
    ['/de', '/api/markdown/page/de'],
    ['/products/lund-bowl', '/api/markdown/page/en/products/lund-bowl'],
    ['/search?q=bowl', '/api/markdown/page/en/search?q=bowl'],
    ['/about', '/api/markdown/page/en/about'],
  ])('by its type leads from %s to %s', (path, target) => {
    expect(rewriteOf(path, 'text/markdown')).toBe(target);
    expect(rewriteOf(path, 'text/html')).toBeNull();
    expect(rewriteOf(path, 'text/markdown', { rsc: true })).toBeNull();
    expect(rewriteOf(path, 'text/markdown', { method: 'POST' })).toBeNull();
  });

  it.each(['/account', '/cart', '/login', '/api/cart', '/checkout', '/products/a/reviews', '/robots.txt'])(
    'gets the page itself where there is no other form: %s',
    (path) => {
      expect(rewriteOf(path, 'text/markdown')).toBeNull();
      expect(hasMarkdown(path)).toBe(false);
    },
  );

  it.each(['/api/markdown', '/api/markdown/page/en/products'])('cannot name the route: %s', (path) => {
    expect(rewriteOf(path)).toBe(404);
  });

  it('has the URL that pages link to', () => {
    expect(['/', '/de', '/products/a', '/search?q=b'].map(markdownHref)).toEqual([
      '/index.md',
      '/de/index.md',
      '/products/a.md',
      '/search.md?q=b',
    ]);
  });
});
