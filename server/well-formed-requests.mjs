import { NO_PAGE_POLICY } from '../lib/http/content-policy.mjs';
import { langOf, prefixOf } from '../lib/i18n/locales.mjs';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Handles requests that the framework would fail on: methods that a `Request` cannot have (405), targets that
 * are not paths (400), and malformed escapes ("not found"). The shop supports HTTP/1.1 only, so a request to
 * change the protocol gets its usual response, which ends the connection.
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} serve @returns {typeof serve}
 */
export const withWellFormedRequests = (serve) => (request, response) => {
  const { method = '', url = '' } = request;
  if (!METHODS.includes(method)) return reject(response, 405, { allow: METHODS.join(', ') });
  if (!url.startsWith('/')) return reject(response, 400);
  if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close');
  if (!isDecodable(url)) {
    if (method !== 'GET' && method !== 'HEAD') return reject(response, 400);
    request.url = `${prefixOf(langOf(url))}/not-found`;
  }
  return serve(request, response);
};

/** @param {string} url */
function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

// Responds without a body, and ends the connection.
/** @param {ServerResponse} response @param {number} status @param {Record<string, string>} [headers] */
export function reject(response, status, headers) {
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end();
}
