import { beforeAll, expect, it, vi } from 'vitest';

let acceptsHtml: (headers: Headers) => boolean;
let isSameOrigin: (headers: Headers) => boolean;
let referringPath: (headers: Headers) => string;

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://shop.example');
  ({ acceptsHtml, isSameOrigin, referringPath } = await import('@/lib/http/same-origin'));
});

it.each([
  ['the public origin', { origin: 'https://shop.example' }],
  ['the public origin behind a proxy', { origin: 'https://shop.example', host: '10.0.0.7:3000' }],
  ['the public origin with its default port', { origin: 'https://shop.example:443' }],
  ['the requested host', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [
    'an origin that Sec-Fetch-Site confirms',
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
  ],
])('isSameOrigin accepts %s', (_, headers) => expect(isSameOrigin(new Headers(headers))).toBe(true));

it.each([
  ['no Origin at all', { host: 'shop.example' }],
  ['no Origin, though Sec-Fetch-Site agrees', { host: 'shop.example', 'sec-fetch-site': 'same-origin' }],
  ['an empty Origin', { origin: '', host: 'shop.example' }],
  ['the null of a sandboxed frame', { origin: 'null', host: 'shop.example' }],
  ['another site', { origin: 'https://elsewhere.example', host: 'shop.example' }],
  ['plain http of the same name', { origin: 'http://shop.example', host: '10.0.0.7' }],
  ['another port', { origin: 'https://shop.example:8443', host: 'shop.example' }],
  ['a subdomain', { origin: 'https://evil.shop.example', host: 'shop.example' }],
  ['a name with the same ending', { origin: 'https://notshop.example', host: 'shop.example' }],
  ['a name with the same beginning', { origin: 'https://shop.example.evil.example', host: 'shop.example' }],
  ['an extension', { origin: 'chrome-extension://shop.example', host: 'shop.example' }],
  [
    'an origin that Sec-Fetch-Site denies',
    { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  ],
  ['a sister site', { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' }],
  ['a URL typed into the address bar', { origin: 'https://shop.example', 'sec-fetch-site': 'none' }],
])('isSameOrigin rejects %s', (_, headers) => expect(isSameOrigin(new Headers(headers))).toBe(false));

it.each([
  ['https://shop.example/de/products?page=2', '/de/products?page=2'],
  ['http://localhost:3000/cart', '/cart'],
  ['https://elsewhere.example/cart', '/'],
  ['http://not-localhost:3000/cart', '/'],
  ['https://shop.example//elsewhere.example', '/'],
  ['about:blank', '/'],
  ['', '/'],
])('the path of the page that %j names is %s', (referer, path) => {
  expect(referringPath(new Headers({ referer, host: 'localhost:3000' }))).toBe(path);
});

it.each([
  ['a browser that opens a page', { 'sec-fetch-dest': 'document', accept: '*/*' }, true],
  ['a browser from before 2023', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, true],
  ['a script', { 'sec-fetch-dest': 'empty', accept: 'application/json' }, false],
  ['a program that accepts anything', { accept: '*/*' }, false],
  ['a program without the header', {}, false],
] as const)('%s takes HTML: %j → %s', (_, headers, takesHtml) => {
  expect(acceptsHtml(new Headers(headers))).toBe(takesHtml);
});
