import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const noteCode = vi.hoisted(() => vi.fn());
vi.mock('@/features/discount-links/noted-code', () => ({ noteCode }));
const { GET } = await import('@/features/discount-links/link-route');

beforeEach(() => vi.stubGlobal('FEATURES', { discountLinks: true }));
afterEach(() => noteCode.mockClear());

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

async function open(path: string, { lang = 'en', headers = OPENED as Record<string, string> } = {}) {
  const url = new URL(path, 'https://shop.example');
  const code = url.pathname.split('/').at(-1) ?? '';
  const response = await GET(new Request(url, { headers }), { params: Promise.resolve({ lang, code }) });
  const { status } = response;
  return {
    status,
    location: response.headers.get('location'),
    caching: response.headers.get('cache-control'),
    noted: noteCode.mock.calls.map(([noted]) => noted),
  };
}

describe('a link to a discount', () => {
  it('notes its code and leads to the home page in its language', async () => {
    expect(await open('/discount/WELCOME10')).toEqual({
      status: 303,
      location: '/#discount-noted',
      caching: 'private, no-store',
      noted: ['WELCOME10'],
    });
    expect((await open('/discount/WELCOME10', { lang: 'he' })).location).toBe('/he#discount-noted');
  });

  it.each([
    ['/products/lund-bowl', '/de/products/lund-bowl#discount-noted'],
    ['/products?color=Oat&page=2#list', '/de/products?color=Oat&page=2#discount-noted'],
    ['/he/products', '/he/products#discount-noted'],
    // Its own message has the code.
    ['/cart', '/de/cart'],
    ['https://elsewhere.example/', '/de#discount-noted'],
    ['//elsewhere.example', '/de#discount-noted'],
    ['/\\elsewhere.example', '/de#discount-noted'],
    ['/.//elsewhere.example', '/de#discount-noted'],
    ['javascript:alert(1)', '/de#discount-noted'],
    ['/x\r\nset-cookie: a=b', '/de#discount-noted'],
  ])('to %j leads to %j', async (to, location) => {
    const query = new URLSearchParams({ to });
    expect((await open(`/discount/TAKE5?${query}`, { lang: 'de' })).location).toBe(location);
  });

  it.each(['', 'x'.repeat(51), 'a%20b', 'a%2Fb', '%00', '%E0%A4%A', 'a;b', '<b>', 'a"b'])(
    'whose code is %j notes nothing and still leads on',
    async (code) => {
      expect(await open(`/discount/${code}?to=/products`)).toMatchObject({
        status: 303,
        location: '/products',
        noted: [],
      });
    },
  );

  it.each([
    ['a picture of another page', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { ...OPENED, 'sec-purpose': 'prefetch' }],
    ['the router', { 'next-router-prefetch': '1' }],
  ])('that %s requests notes nothing', async (_, headers) => {
    expect(await open('/discount/TAKE5', { headers })).toMatchObject({ location: '/', noted: [] });
  });

  it('does not exist while the feature is off', async () => {
    vi.stubGlobal('FEATURES', {});
    expect(await open('/discount/TAKE5')).toMatchObject({ status: 404, noted: [] });
  });
});
