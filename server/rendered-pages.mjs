import { nonceOf } from '../lib/http/content-policy.mjs';
import { inLoadingOrder } from '../lib/http/loading-order.mjs';
import { encodingFor, isCompressible, packFor } from './packing.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** A browser's own question for a page; the shop's scripts ask for parts of it, and for data. */
const asksForPage = (/** @type {Request} */ { method, headers }) =>
  method === 'GET' && headers.rsc === undefined && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * Stands before a server and lets pages that are rendered for one request leave in the order in which they are seen, as kept
 * ones do. None of them is sent in parts (docs/decisions/0003-cart-and-thank-you-are-sent-whole.md), so nobody waits longer.
 * They are packed here, since what is packed cannot be ordered. See docs/decisions/0016-pictures-before-scripts.md
 *
 * @param {(request: Request, response: Response) => unknown} server
 * @returns {typeof server}
 */
export const withRenderedPages = (server) => (request, response) => {
  if (!asksForPage(request)) return server(request, response);
  const encoding = encodingFor(request.headers['accept-encoding']);
  delete request.headers['accept-encoding'];
  holdBack(response, (identity) => {
    const nonce = nonceOf(response.getHeader('content-security-policy'));
    const whole = nonce === undefined ? identity : Buffer.from(inLoadingOrder(identity.toString(), nonce));
    const { encoding: used, body } = packFor(whole, encoding);
    if (used !== 'identity') response.setHeader('content-encoding', used);
    response.setHeader('content-length', body.length);
    return body;
  });
  return server(request, response);
};

/**
 * Collects an answer of text, and sends it when it is whole. All others go out as they come.
 *
 * @param {Response} response
 * @param {(whole: Buffer) => Buffer} change
 */
function holdBack(response, change) {
  const own = {
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
    write: response.write,
    end: response.end,
  };
  /** @type {Buffer[]} */
  const parts = [];
  let isWhole = false;
  const isHeld = () =>
    !isWhole && !response.headersSent && isCompressible(response.getHeader('content-type'));

  response.writeHead = (/** @type {unknown[]} */ ...given) => {
    if (!isHeld()) return Reflect.apply(own.writeHead, response, given);
    // The framework's packing writes the head before each part.
    const [status, headers] = [given[0], given.at(-1)];
    response.statusCode = Number(status);
    if (typeof headers === 'object') response.setHeaders(new Map(Object.entries(headers ?? {})));
    return response;
  };
  response.flushHeaders = () => {
    if (!isHeld()) own.flushHeaders.call(response);
  };
  response.write = (/** @type {unknown[]} */ ...given) => {
    if (!isHeld()) return Reflect.apply(own.write, response, given);
    const { part, done } = read(given);
    parts.push(part);
    if (done) process.nextTick(done);
    return true;
  };
  response.end = (/** @type {unknown[]} */ ...given) => {
    const { part, done } = read(given);
    const whole = Buffer.concat([...parts, part]);
    if (whole.length === 0 || !isHeld()) return Reflect.apply(own.end, response, given);
    const body = change(whole);
    isWhole = true;
    return own.end.call(response, body, 'utf8', done);
  };
}

/**
 * What `write` and `end` are given: a part of the answer, how its text is encoded, and what is called when it is on its way;
 * each may be left out.
 *
 * @param {unknown[]} given
 * @returns {{ part: Buffer, done: (() => void) | undefined }}
 */
function read(given) {
  const [part, encoding] = given;
  const done = given.findLast((one) => typeof one === 'function');
  const known = typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
  return {
    part:
      typeof part === 'string'
        ? Buffer.from(part, known)
        : Buffer.from(part instanceof Uint8Array ? part : []),
    done: done && (() => done()),
  };
}
