import { DEFAULT_LANG, LOCALES, langOf } from '../lib/i18n/locales.mjs';
import { OVERLOAD } from '../lib/i18n/messages/overload.mjs';
import { preferredLang } from '../lib/i18n/negotiate.mjs';
import { addressIn } from '../lib/limits/address.mjs';

/**
 * Requests in progress at once. A request that renders a page holds some megabytes until it ends.
 */
const RENDERING = { total: 300, perAddress: 100 };
/**
 * Requests whose body is still arriving. They hold only a connection. `requestTimeout` ends slow
 * ones.
 */
const RECEIVING = { total: 150, perAddress: 20 };
const RETRY_AFTER_SECONDS = '5';
const HEALTH = /^\/api\/health(?:\?|$)/;
const READINESS = /^\/api\/ready(?:\?|$)/;

/** The shop's own scripts have a message for this code (lib/errors/messages.ts). */
const ERROR = { error: { code: 'busy', message: 'The shop is very busy.' } };
/** Has the shape of the response of app/api/ready. */
const NOT_READY = { status: 'not-ready', server: 'busy' };

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ total: number, perAddress: number }} Limit */

/**
 * Rejects requests with 503 while too many are in progress, in total or from one address. This
 * keeps memory bounded and prevents one client from taking all the capacity. A request counts as
 * rendering once its body has arrived. A rejected request has no side effects.
 *
 * @param {(request: Request, response: Response) => unknown} serve
 * @param {{ rendering?: Limit, receiving?: Limit, trustedProxies?: number }} [options]
 * @returns {typeof serve}
 */
export function withRequestLimits(
  serve,
  {
    rendering = RENDERING,
    receiving = RECEIVING,
    trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0),
  } = {},
) {
  const rendered = createCounter(rendering);
  const received = createCounter(receiving);

  return (request, response) => {
    const url = request.url ?? '';
    if (HEALTH.test(url)) return serve(request, response);
    if (READINESS.test(url))
      return rendered.isFull() ? sendBusy(response, NOT_READY) : serve(request, response);
    const forwarded = request.headers['x-forwarded-for'];
    const address = addressIn([forwarded ?? []].flat().join(',') || null, trustedProxies);
    const isReceiving = hasBody(request);
    if (!(isReceiving ? received : rendered).hasRoom(address))
      return sendBusy(response, url.startsWith('/api/') ? ERROR : pageFor(request));

    let isClosed = false;
    let leave = (isReceiving ? received : rendered).enter(address);
    if (isReceiving)
      request.once('end', () => {
        // Node discards the rest of a body after the response, and ends the request only then.
        if (isClosed) return;
        leave();
        leave = rendered.enter(address);
      });
    response.once('close', () => {
      isClosed = true;
      leave();
    });
    return serve(request, response);
  };
}

/**
 * Returns the page in the language of its address. An address without one gets the language that
 * the browser prefers, because nothing else runs for this request.
 *
 * @param {Request} request
 */
function pageFor({ url = '', headers }) {
  const named = langOf(url);
  const lang =
    named === DEFAULT_LANG ? (preferredLang(headers['accept-language'] ?? null) ?? DEFAULT_LANG) : named;
  const { title, text } = OVERLOAD[lang];
  return `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
}

/** @param {Request} request */
const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @param {Limit} limit */
function createCounter({ total, perAddress }) {
  let count = 0;
  /** @type {Map<string, number>} */
  const counts = new Map();
  const isFull = () => count >= total;
  return {
    isFull,
    /** @param {string | null} address null when unknown. An unknown proxy is not one client. */
    hasRoom: (address) => !isFull() && (address === null || (counts.get(address) ?? 0) < perAddress),
    /** @param {string | null} address @returns {() => void} releases the slot; call it once */
    enter(address) {
      count += 1;
      if (address !== null) counts.set(address, (counts.get(address) ?? 0) + 1);
      return () => {
        count -= 1;
        if (address === null) return;
        const left = (counts.get(address) ?? 1) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      };
    },
  };
}

/**
 * @param {Response} response
 * @param {string | object} body a page, or JSON
 */
function sendBusy(response, body) {
  const isPage = typeof body === 'string';
  response.writeHead(503, {
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    // nginx then serves the page it has cached (docs/deploy/nginx.conf). A maintenance page
    // replaces it.
    'x-accel-expires': '0',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(isPage ? body : JSON.stringify(body));
}
