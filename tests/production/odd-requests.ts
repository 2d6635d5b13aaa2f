import { ADDRESSES } from './addresses';
import { chunkOf, kindsOf } from './cache-control-kinds';

/** A request as it is written to a connection. Its headers have no `Host` and no `Connection`. */
export type OddRequest = { method: string; target: string; headers: string[]; body: string };

/**
 * Returns every kind of target: each page and route, files, what the framework adds, and spellings
 * of their paths. @param distDir the folder of the build
 */
export const targetsOf = (distDir: string): string[] => [
  ...new Set([...ADDRESSES, ...kindsOf(distDir).map(({ path }) => path)]),
  ...FRAMEWORK,
  ...SPELLINGS.map((path) => path.replace('CHUNK', chunkOf(distDir).split('/').at(-1) ?? '')),
];

const wordsOf = (text: string) => text.trim().split(/\s+/);

const FRAMEWORK = wordsOf(`
  /_next /_next/ /_next/static /_next/static/chunks
  /_next/image?url=%2Fpictures%2Fhero-800.webp&w=64&q=75 /_next/data/build/products.json
  /_next/hmr /_global-error /_global-error.rsc /_global-error.segments/_tree.segment.rsc
  /_GLOBAL-error /%5Fglobal-error /de/_global-error /_not-found /_not-found.rsc /_error
  /_document /404 /405 /416 /500 /index /en/index /index.rsc /products.rsc
  /products/lund-bowl.rsc /products.segments/_tree.segment.rsc /[lang] /%5Blang%5D/products
  /products/[slug] /lists/products /en/lists/product?slug=lund-bowl /not-found-page
  /api/markdown/page/en
`);

const SPELLINGS = [
  ...wordsOf(`
    // ///products //other.example/x /products//lund-bowl /products/../cart
    /products/%2e%2e/cart /products%2Flund-bowl /products;x /products/ /pictures /pictures/
    /pictures/hero-800.webp/ /pictures/%00 /pictures/..%2f..%2fpackage.json
    /%5Fnext/static/chunks/CHUNK /_next%2Fstatic/chunks/CHUNK /_next/static/chunks/%2e%2e/x.js
    /_next/static/chunks/CHUNK?x /%00 /products/%00 /products/a%0d%0ab /products/%ED%A0%80
    /products/%F0%9F%98%80 /%E0%A4%A /?nxtPlang=de&__nextDefaultLocale=x
    /products/lund-bowl?nxtPslug=x&_rsc=x * products http://other.example/products localhost:443
  `),
  '/\\other.example',
  `/products/${'a'.repeat(300)}`,
  `/${'a'.repeat(5_000)}`,
  '/a'.repeat(500),
  `/?${'a=b&'.repeat(2_000)}`,
  '/a\u00e4',
  '/a b',
  '',
];

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get'];

const RANGES = [
  ...'999999999-|999999999-, 0-1|5-1|-0|-5|-999999999999|0-0|0-1, 3-4|0-999999999999999999999|a-b|'
    .split('|')
    .map((range) => `bytes=${range}`),
  'items=0-1',
];

const long = (text: string, count: number) => text.repeat(count);
const treeOf = (tree: unknown) => `Next-Router-State-Tree: ${encodeURIComponent(JSON.stringify(tree))}`;

/** Headers of a read, each on its own. */
const HEADERS = [
  ...['"x"', '*', 'W/"x", "y"', ''].map((value) => `If-Match: ${value}`),
  ...['Wed, 21 Oct 2015 07:28:00 GMT', 'x'].map((value) => `If-Unmodified-Since: ${value}`),
  ...['*', '"x', long('"a",', 500)].map((value) => `If-None-Match: ${value}`),
  ...['Wed, 21 Oct 2099 07:28:00 GMT', 'x'].map((value) => `If-Modified-Since: ${value}`),
  ...['*;q=0', 'identity;q=0', 'br;q=x, ,;;', long('br,', 1_000)].map((value) => `Accept-Encoding: ${value}`),
  ...['text/markdown', 'x', ';;;', long('text/html,', 1_000)].map((value) => `Accept: ${value}`),
  ...['*;q=9', 'x-', long('de,', 2_000)].map((value) => `Accept-Language: ${value}`),
  ...['other.example', ':::', 'a b', 'a, b', ''].map((value) => `X-Forwarded-Host: ${value}`),
  ...['ftp', 'x:/', 'https, http', ''].map((value) => `X-Forwarded-Proto: ${value}`),
  ...['x', '99999'].map((value) => `X-Forwarded-Port: ${value}`),
  `X-Forwarded-For: ${long('192.0.2.1,', 1_000)}`,
  'Forwarded: host=other.example',
  'X-Original-URL: /cart',
  'X-Rewrite-URL: /cart',
  ...['1', '0', 'x'].map((value) => `RSC: ${value}`),
  treeOf('x'),
  'Next-Router-Prefetch: 1',
  'Next-Router-Segment-Prefetch: /_tree',
  'Next-Url: /\\x',
  'X-Nextjs-Data: 1',
  'X-Middleware-Rewrite: /cart',
  'X-Middleware-Next: 1',
  'X-Middleware-Override-Headers: cookie',
  'X-Middleware-Prefetch: 1',
  'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
  'X-Invoke-Path: /cart',
  'X-Invoke-Status: 500',
  'X-Matched-Path: /cart',
  'X-Now-Route-Matches: 1',
  'X-Prerender-Revalidate: x',
  'X-Action-Forwarded: 1',
  'X-Next-Cache-Tags: a',
  'X-Next-Resume-State-Length: 5',
  'Next-Resume: 1',
  'X-Deployment-Id: x',
  'Purpose: prefetch',
  'Sec-Fetch-Dest: image',
  'Sec-Fetch-Site: cross-site',
  ...['x', 'multipart/form-data', 'multipart/form-data; boundary='].map((type) => `Content-Type: ${type}`),
  'Content-Encoding: gzip',
  `Cookie: ${long('a=b;', 2_000)}`,
  'Cookie: =;;=;"',
  'Cookie: lang=%E0; currency=constructor; __proto__=1',
  'Cookie: __prerender_bypass=x; __next_preview_data=y',
  'Authorization: Basic x',
  ...['', 'a b', '[::1', 'other.example:99999', '%', 'localhost, other.example'].map(
    (value) => `Host: ${value}`,
  ),
  ...['null', 'x', ''].map((value) => `Origin: ${value}`),
  ...['::', '/\\'].map((value) => `Referer: ${value}`),
  ...['', 'Googlebot', long('x', 8_000)].map((value) => `User-Agent: ${value}`),
  `X-Long: ${long('x', 14_000)}`,
  `X-Too-Long: ${long('x', 20_000)}`,
  'X-Bytes: \x80\xff',
  'X-Zero: a\0b',
  'Expect: 100-continue',
  'Expect: x',
  'TE: trailers',
  'Trailer: x',
  'Upgrade: websocket',
  'Max-Forwards: 0',
  'Content-Length: -1',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: identity',
  ...['x', '00-00000000000000000000000000000000-0000000000000000-00'].map((value) => `traceparent: ${value}`),
  'baggage: %',
  'Cache-Control: only-if-cached',
];

/** Headers of a navigation that no router sends. */
const NAVIGATIONS = [
  [treeOf('x')],
  ['Next-Router-State-Tree: %7B'],
  [treeOf([''])],
  [treeOf(['', { children: [1, 2, 3] }])],
  [treeOf(['', { children: ['__PAGE__', {}] }, '/', null, 'refetch'])],
  [`Next-Router-State-Tree: ${long('x', 9_000)}`],
  ['Next-Router-Prefetch: 2'],
  ['Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'],
  ['Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /../x'],
  ['Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /none'],
].map((headers) => ['RSC: 1', ...headers]);

const BOUNDARY = 'x-form';
const MULTIPART = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
const formOf = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`;
/** Has the form of the id of an action. */
const UNKNOWN_ACTION = `40${'7f'.repeat(20)}`;
const lengthOf = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;

type Rest = Omit<OddRequest, 'target'>;

/** Bodies that a page of the shop never sends, from the shop's own origin and from behind a proxy. */
function changes(origin: string): Rest[] {
  const form = formOf('a');
  const bodies: [string[], string][] = [
    [[MULTIPART], form],
    ...['$ACTION_REF_1', '$ACTION_1:0', '$ACTION_KEY', '$ACTION_ID_x', '$ACTION_ID___proto__'].map(
      (name): [string[], string] => [[MULTIPART], formOf(name)],
    ),
    [[MULTIPART], formOf(`$ACTION_ID_${UNKNOWN_ACTION}`)],
    ...[UNKNOWN_ACTION, '7f'.repeat(21), 'x', '', '__proto__'].flatMap((id): [string[], string][] => [
      [[`Next-Action: ${id}`, MULTIPART], form],
      [[`Next-Action: ${id}`, 'Content-Type: text/plain;charset=UTF-8'], '[]'],
    ]),
    [[MULTIPART.replace('multipart', 'MULTIPART')], form],
    [['Content-Type: application/x-www-form-urlencoded'], 'a=b'],
    [['Content-Type: application/json'], '{"__proto__":{"a":1}}'],
    [['Content-Type: application/json'], '{'],
    [['Content-Type: text/plain'], 'x'],
    [[], 'x'],
  ];
  const own = `Origin: ${origin}`;
  return [
    ...bodies.flatMap(([headers, body]) =>
      [[], ['X-Forwarded-Host: other.example']].map((proxy) => ({
        method: 'POST',
        headers: [own, ...headers, lengthOf(body), ...proxy],
        body,
      })),
    ),
    ...['PUT', 'PATCH', 'DELETE'].map((method) => ({
      method,
      headers: [own, MULTIPART, lengthOf(form), 'X-Forwarded-Host: other.example'],
      body: form,
    })),
    ...[
      ['Content-Length: 5'],
      ['Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Content-Length: 3'],
      ['Transfer-Encoding: gzip, chunked'],
    ].map((framing) => ({ method: 'POST', headers: [own, MULTIPART, ...framing], body: form })),
    {
      method: 'POST',
      headers: [own, MULTIPART, 'Transfer-Encoding: chunked'],
      body: `5\r\n--${BOUNDARY.slice(0, 3)}\r\n0\r\n\r\n`,
    },
  ];
}

/** Returns every way to send an odd request to a target. @param origin of the shop */
export const oddRequests = (origin: string): Rest[] => [
  { method: 'GET', headers: [], body: '' },
  ...METHODS.map((method) => ({ method, headers: [], body: '' })),
  ...RANGES.flatMap((range) => [
    { method: 'GET', headers: [`Range: ${range}`], body: '' },
    { method: 'GET', headers: [`Range: ${range}`, 'Accept-Encoding: br'], body: '' },
    { method: 'GET', headers: [`Range: ${range}`, 'If-Range: "x"'], body: '' },
    { method: 'GET', headers: [`Range: ${range}`, 'If-Range: Wed, 21 Oct 2099 07:28:00 GMT'], body: '' },
    { method: 'HEAD', headers: [`Range: ${range}`], body: '' },
  ]),
  ...HEADERS.map((header) => ({ method: 'GET', headers: [header], body: '' })),
  ...NAVIGATIONS.map((headers) => ({ method: 'GET', headers, body: '' })),
  ...changes(origin),
];
