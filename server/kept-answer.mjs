import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { lifetimeOf, OWN_QUESTION, SAME_FOR_ALL } from './for-everybody.mjs';
import { encodingFor, packed } from './packing.mjs';
import { withoutNonce } from './without-nonce.mjs';

/**
 * @typedef {object} KeptAnswer an answer as it goes over the wire
 * @property {Record<string, string | string[]>} headers
 * @property {string | undefined} etag
 * @property {import('./packing.mjs').Packed} bodies
 * @property {number} bytes
 * @property {number} madeAt ms
 */
/** @typedef {{ host: string | undefined, port: number | undefined }} Address this server's own */

/** What belongs to one answer or one connection. */
const NOT_KEPT = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
  SAME_FOR_ALL,
]);

/**
 * Asks this server what it answers everybody. Only what an answer is kept by is sent along, so that nobody's cookie,
 * language or browser can be in what the others get.
 *
 * @param {{ url: string | undefined, host: string | undefined }} asked
 * @param {Address} self
 * @param {KeptAnswer} [before]
 * @returns {Promise<KeptAnswer | null>} null when the answer is not for everybody
 * @throws when the server cannot answer now
 */
export async function askSelf({ url, host }, self, before) {
  /** @type {import('node:http').IncomingMessage} */
  const answer = await new Promise((resolve, reject) => {
    const headers = { ...(host && { host }), 'accept-encoding': 'identity', [OWN_QUESTION]: '1' };
    get({ ...self, path: url, headers, agent: false }, resolve).once('error', reject);
  });
  const body = await buffer(answer);
  if ((answer.statusCode ?? 500) >= 500) throw new Error('the server is too busy for itself');
  if (answer.statusCode !== 200 || lifetimeOf(answer.headers) === 0) return null;
  const made =
    answer.headers[SAME_FOR_ALL] === undefined
      ? { headers: answer.headers, body }
      : rendered(answer.headers, body);
  if (made === null) return null;
  const etag = made.headers.etag;
  const bodies =
    etag !== undefined && before?.etag === etag
      ? before.bodies
      : await packed(made.body, made.headers['content-type']);
  /** @type {Record<string, string | string[]>} */
  const headers = {};
  for (const [name, value] of Object.entries(made.headers))
    if (value !== undefined && !NOT_KEPT.has(name)) headers[name] = value;
  const bytes = Object.values(bodies).reduce((sum, one) => sum + one.length, 0);
  return { headers, etag, bodies, bytes, madeAt: Date.now() };
}

/** The framework has sent its status before a page fails; the page's data says so. */
const FAILED = /<html id="__next_error__"|:E\{\\"digest\\"/;

/**
 * A page that was rendered for one request, as the others get it.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body
 */
function rendered(headers, body) {
  const html = body.toString();
  if (FAILED.test(html)) throw new Error('the page has failed');
  const page = withoutNonce(html, String(headers['content-security-policy'] ?? ''));
  if (page === null) return null;
  const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
  return {
    headers: { ...headers, 'content-security-policy': page.policy, etag },
    body: Buffer.from(page.html),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {KeptAnswer} entry
 */
export function sendKept({ headers }, response, { headers: told, etag, bodies }) {
  if (etag !== undefined && headers['if-none-match'] === etag) {
    const { 'content-type': _, ...unchanged } = told;
    response.writeHead(304, unchanged).end();
    return;
  }
  const encoding = bodies.br ? encodingFor(headers['accept-encoding']) : 'identity';
  const body = bodies[encoding] ?? Buffer.alloc(0);
  response.writeHead(200, {
    ...told,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body);
}
