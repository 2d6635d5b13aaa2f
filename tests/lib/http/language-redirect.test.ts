import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { languageRedirect } from '@/lib/http/language-redirect';
import { words } from '../../words';

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8', 'sec-fetch-dest': 'document' };

const answerTo = (path: string, headers: Record<string, string> = GERMAN, method = 'GET') =>
  languageRedirect(new NextRequest(`https://shop.example${path}`, { headers, method }));
const ledTo = (...request: Parameters<typeof answerTo>) => answerTo(...request)?.headers.get('location');

describe('a first visit with a browser in German', () => {
  it.each([
    ['/', '/de'],
    ['/products?sortBy=priceAsc', '/de/products?sortBy=priceAsc'],
    ['/categories/vases', '/de/categories/vases'],
    ['/thank-you?orderId=1', '/de/thank-you?orderId=1'],
    ['/account/orders/1', '/de/account/orders/1'],
    ['/login', '/de/login'],
  ])('is redirected from %s to %s', (path, place) => {
    expect(ledTo(path)).toBe(`https://shop.example${place}`);
  });

  it('responds to HEAD as to GET', () => {
    expect(ledTo('/', GERMAN, 'HEAD')).toBe('https://shop.example/de');
  });

  it('gets a response that is not cached for other shoppers', () => {
    const answer = answerTo('/');
    expect(answer?.status).toBe(307);
    expect(answer?.headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
    expect(answer?.headers.get('set-cookie')).toBeNull();
  });

  it('is recognized by the headers of older browsers', () => {
    const { 'sec-fetch-dest': _, ...older } = GERMAN;
    expect(ledTo('/', { ...older, accept: 'text/html,*/*' })).toBe('https://shop.example/de');
    expect(answerTo('/', { ...older, accept: '*/*' })).toBeNull();
  });
});

it.each(words`
    /de /de/products /api/cart /api/language?to=en /auth/callback?code=1 /login/hosted
  `)('a request without a language redirect is %s', (path) => expect(answerTo(path)).toBeNull());

it.each([
  ['part of a page', { ...GERMAN, rsc: '1' }],
  ['a prefetch of the router', { ...GERMAN, 'next-router-prefetch': '1' }],
  ['a prefetch of the browser', { ...GERMAN, 'sec-purpose': 'prefetch;prerender' }],
  ['an image', { ...GERMAN, 'sec-fetch-dest': 'image' }],
  ['a frame', { ...GERMAN, 'sec-fetch-dest': 'iframe' }],
  ['for a search engine, which names no language', { 'sec-fetch-dest': 'document' }],
  ['in English', { ...GERMAN, 'accept-language': 'en-US,en;q=0.9,de;q=0.8' }],
  ['in an unsupported language', { ...GERMAN, 'accept-language': 'tlh' }],
  ['one with English selected', { ...GERMAN, cookie: 'lang=en' }],
])('a request without a language redirect is %s', (_, headers) =>
  expect(answerTo('/products', headers)).toBeNull(),
);

it('a request without a language redirect is a submitted form', () =>
  expect(answerTo('/account', GERMAN, 'POST')).toBeNull());

it('a choice overrides the browser', () => {
  const english = { ...GERMAN, 'accept-language': 'en' };
  expect(ledTo('/products', { ...english, cookie: 'lang=de' })).toBe('https://shop.example/de/products');
  expect(ledTo('/products', { ...GERMAN, cookie: 'lang=xx' })).toBe('https://shop.example/de/products');
});
