import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LANG, langOf } from '../lib/i18n/locales.mjs';
import { preferredLang } from '../lib/i18n/negotiate.mjs';
import { preferredEncoding } from './compression.mjs';

/**
 * Stores prerendered pages as they were sent, for a second, so that a server without a caching proxy does not
 * compress the same 300 kB for each visitor (17 ms of CPU for a list). Only for requests without a cookie and
 * without a query.
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ headers: Record<string, string | string[]>, body: Buffer, freshUntil: number }} Page
 */

const FRESH_MS = 1_000;
/** Longer paths are not pages of the shop. */
const MAX_PATH_LENGTH = 300;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
/** Headers of a single response or connection. They are not stored. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

/** A request with one of these gets a different response, or one that depends on the visitor. */
const DECIDING_HEADERS = /^(?:cookie|authorization|range|rsc|next-action|content-type|if-match)$/;

/** @param {(request: Request, response: Response) => unknown} serve @returns {typeof serve} */
export function withPageMemory(serve) {
  /** @type {LRUCache<string, Page>} */
  const pages = new LRUCache({
    max: 500,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ headers, body }, key) =>
      body.byteLength + key.length * 2 + JSON.stringify(headers).length * 2,
  });

  return (request, response) => {
    if (!isPlainPageRequest(request)) return serve(request, response);
    const page = pages.get(`${preferredEncoding(request)} ${request.url}`);
    const now = Date.now();
    if (page && page.freshUntil > now) return send(request, response, page);
    // Concurrent requests get the stored page while this request refreshes it.
    if (page) page.freshUntil = now + FRESH_MS;
    if (request.method === 'GET')
      record(response, (made) =>
        pages.set(`${made.headers['content-encoding'] ?? 'identity'} ${request.url}`, made),
      );
    return serve(request, response);
  };
}

/** @param {Request} request */
function isPlainPageRequest({ method, url = '', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.includes('?') || url.length > MAX_PATH_LENGTH) return false;
  if (Object.keys(headers).some((name) => DECIDING_HEADERS.test(name))) return false;
  // The middleware may send the page's Markdown (features/markdown/places/request-answer.ts).
  if (/markdown/i.test(headers.accept ?? '')) return false;
  if (langOf(url) !== DEFAULT_LANG) return true;
  // Without a prefix, the middleware may redirect a visitor who prefers another language.
  const preferred = preferredLang(headers['accept-language'] ?? null);
  return preferred === null || preferred === DEFAULT_LANG;
}

/** @param {Request} request @param {Response} response @param {Page} page */
function send(request, response, { headers, body }) {
  if (fresh(request.headers, headers)) {
    const { 'content-type': _, 'content-encoding': __, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

// Copies a response while it is sent. Calls `onPage` when it is a complete prerendered page.
/** @param {Response} response @param {(page: Page) => void} onPage */
function record(response, onPage) {
  /** @type {Buffer[]} */
  const parts = [];
  let bytes = 0;
  for (const method of /** @type {const} */ (['write', 'end'])) {
    const send = response[method];
    response[method] = (/** @type {unknown[]} */ ...given) => {
      const [chunk, encoding] = given;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        const part = Buffer.from(/** @type {string} */ (chunk), /** @type {BufferEncoding} */ (encoding));
        bytes += part.byteLength;
        if (bytes <= MAX_PAGE_BYTES) parts.push(part);
      }
      const isWhole = method === 'end' && bytes > 0 && bytes <= MAX_PAGE_BYTES;
      if (isWhole && isPrerenderedPage(response)) onPage({ ...copyOf(response), body: Buffer.concat(parts) });
      return Reflect.apply(send, response, given);
    };
  }
}

/** @param {Response} response */
const isPrerenderedPage = (response) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  response.hasHeader('x-nextjs-prerender') &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  /^s-maxage=\d/.test(String(response.getHeader('cache-control')));

/** @param {Response} response */
function copyOf(response) {
  /** @type {Page['headers']} */
  const headers = {};
  for (const [name, value = ''] of Object.entries(response.getHeaders()))
    if (!OWN_HEADERS.has(name)) headers[name] = typeof value === 'number' ? String(value) : value;
  return { headers, freshUntil: Date.now() + FRESH_MS };
}
