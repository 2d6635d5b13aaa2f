import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * @typedef {object} Kept an answer as it goes over the wire
 * @property {Record<string, string | string[]>} headers
 * @property {string | undefined} etag
 * @property {Partial<Record<Encoding, Buffer>>} bodies
 * @property {number} bytes
 * @property {number} madeAt ms
 */
/** @typedef {{ host: string | undefined, port: number | undefined }} Address this server's own */
/** @typedef {'identity' | 'gzip' | 'br'} Encoding */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Listener */

/** Younger answers are sent as they are. */
const FRESH_MS = 1_000;
/** Older answers are not sent; those in between are, while they are made anew. */
const STALE_MS = 10_000;
const MAX_BYTES = 64_000_000;
/** Says that the server asks itself. A shopper who sends it only gets what the cache would have asked for. */
const OWN_QUESTION = 'x-page-cache-fill';
/** What belongs to one answer or one connection. */
const NOT_KEPT = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
]);
/** Varying by these is taken care of: by what is looked up here at all, and by the body that is chosen. */
const KNOWN_VARIES = /^(?:rsc|next-router-[a-z-]+|next-url|accept-encoding)$/;

/**
 * Stands before a server and keeps for a second what it says is the same for everybody (`s-maxage` or
 * `CDN-Cache-Control`), as a CDN would: however many look at a page, the server is asked for it once a second, and each
 * answer is compressed once. Whoever brings a cookie, or asks for anything but a whole page or a file, reaches the server
 * behind.
 *
 * @param {Listener} server
 * @param {{ maxBytes?: number }} [options] what is kept in all; what was used longest ago goes first
 * @returns {Listener}
 */
export function withPageCache(server, { maxBytes = MAX_BYTES } = {}) {
  /** Oldest use first. @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Set<string>} */
  const filling = new Set();
  let bytes = 0;

  /** @param {string} key */
  function forget(key) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /**
   * @param {string} key
   * @param {Kept} entry
   */
  function keep(key, entry) {
    forget(key);
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  /**
   * Asks the server behind, and keeps the answer if it may be kept.
   *
   * @param {import('node:http').IncomingMessage} request
   * @param {Address} self
   * @param {string} key
   */
  async function fill(request, self, key) {
    if (filling.has(key)) return;
    filling.add(key);
    try {
      const entry = await ask(request, self, kept.get(key));
      if (entry) keep(key, entry);
      else forget(key);
    } catch {
      // The server is ending, or too busy for itself: what is kept grows old, and shoppers ask the server.
    } finally {
      filling.delete(key);
    }
  }

  return (request, response) => {
    if (!mayBeKept(request)) return server(request, response);
    const key = `${request.headers.host} ${request.url}`;
    // Read now: a connection that has been closed knows it no more.
    const self = { host: request.socket.localAddress, port: request.socket.localPort };
    const entry = kept.get(key);
    const age = entry ? Date.now() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (!entry || age > STALE_MS) {
      response.once('finish', () => {
        if (response.statusCode === 200 && lifetimeOf(response.getHeaders()) > 0)
          void fill(request, self, key);
      });
      return server(request, response);
    }
    if (age > FRESH_MS) void fill(request, self, key);
    kept.delete(key);
    kept.set(key, entry);
    send(request, response, entry);
  };
}

/** @param {import('node:http').IncomingMessage} request */
function mayBeKept({ method, url, headers }) {
  if (method !== 'GET' || headers.cookie !== undefined || headers.authorization !== undefined) return false;
  if (headers.range !== undefined || headers.rsc !== undefined || headers[OWN_QUESTION] !== undefined)
    return false;
  return !mayBeLedElsewhere(url, headers['accept-language']);
}

/**
 * Whoever prefers another language than that of an address without a prefix is asked for by the middleware.
 *
 * @param {string | undefined} url
 * @param {string | undefined} languages
 */
const mayBeLedElsewhere = (url = '/', languages = '') =>
  /(?:^|,)\s*de\b/i.test(languages) && !/^\/de(?:[/?]|$)/.test(url);

/**
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @returns {number} seconds for which everybody may be sent this answer
 */
function lifetimeOf(headers) {
  if (headers['set-cookie'] !== undefined) return 0;
  const varies = String(headers.vary ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (!varies.every((name) => KNOWN_VARIES.test(name))) return 0;
  const own = headers['cdn-cache-control'];
  const rules = String(own ?? headers['cache-control'] ?? '');
  if (/\b(?:private|no-store|no-cache)\b/.test(rules)) return 0;
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(rules) ?? /\bmax-age=(\d+)/.exec(rules) ?? [];
  return Number(seconds);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Address} self
 * @param {Kept | undefined} before
 * @returns {Promise<Kept | null>}
 */
async function ask({ url, headers }, self, before) {
  /** @type {import('node:http').IncomingMessage} */
  const answer = await new Promise((resolve, reject) => {
    const asked = { ...headers, 'accept-encoding': 'identity', [OWN_QUESTION]: '1', connection: 'close' };
    delete asked['if-none-match'];
    delete asked['if-modified-since'];
    get({ ...self, path: url, headers: asked }, resolve).once('error', reject);
  });
  const body = await buffer(answer);
  if ((answer.statusCode ?? 500) >= 500) throw new Error('the server is too busy for itself');
  if (answer.statusCode !== 200 || lifetimeOf(answer.headers) === 0) return null;
  const etag = answer.headers.etag;
  const same = etag !== undefined && before?.etag === etag;
  const bodies =
    same && before ? before.bodies : await compressed(body, String(answer.headers['content-type'] ?? ''));
  /** @type {Record<string, string | string[]>} */
  const told = {};
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !NOT_KEPT.has(name)) told[name] = value;
  const bytes = Object.values(bodies).reduce((sum, one) => sum + one.length, 0);
  return { headers: told, etag, bodies, bytes, madeAt: Date.now() };
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;

/**
 * @param {Buffer} identity
 * @param {string} type
 * @returns {Promise<Kept['bodies']>}
 */
async function compressed(identity, type) {
  if (identity.length < 1024 || !COMPRESSIBLE.test(type)) return { identity };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { identity, gzip: zipped, br };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Kept} entry
 */
function send({ headers }, response, { headers: told, etag, bodies }) {
  if (etag !== undefined && headers['if-none-match'] === etag) {
    const { 'content-type': _, ...unchanged } = told;
    response.writeHead(304, unchanged).end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding =
    /\bbr\b/.test(accepted) && bodies.br
      ? 'br'
      : /\bgzip\b/.test(accepted) && bodies.gzip
        ? 'gzip'
        : 'identity';
  const body = bodies[encoding] ?? Buffer.alloc(0);
  response.writeHead(200, {
    ...told,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body);
}
