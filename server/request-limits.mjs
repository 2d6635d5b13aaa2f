import { getHeapStatistics } from 'node:v8';
import { NO_PAGE_POLICY } from '../lib/http/content-policy.mjs';
import { DEFAULT_LANG, LOCALES, langOf } from '../lib/i18n/locales.mjs';
import { OVERLOAD } from '../lib/i18n/messages/overload.mjs';
import { preferredLang } from '../lib/i18n/negotiate.mjs';
import { addressIn } from '../lib/limits/address.mjs';

/** Requests in progress at once. A request that renders a page holds some megabytes until it ends. */
const RENDERING = { total: 300, perAddress: 100, perUnknown: 250 };
const HEAP_MB = getHeapStatistics().heap_size_limit / 1024 ** 2;
/**
 * Pages that are rendered at once: a long list takes up to 4 MB, and the idle server of a large catalog 200.
 * A fifth of the heap stays free, so that garbage collection does not take the time. Other pages wait.
 */
const PAGES = Math.max(8, Math.floor((HEAP_MB * 0.8 - 200) / 4));
const TURNS = {
  total: PAGES,
  perAddress: Math.ceil(PAGES / 3),
  perUnknown: Math.ceil((PAGES * 5) / 6),
  waitMs: 10_000,
};
/**
 * Requests whose body of a few kB is still arriving, which hold only a connection. When there is no room, one
 * that takes longer than `slowMs` gives way to a new one. None takes longer than `deadlineMs`.
 */
export const RECEIVING = { total: 150, perAddress: 20, perUnknown: 100, slowMs: 500, deadlineMs: 5_000 };
/** No browser and no proxy sends more requests on a connection before it has the responses. */
const MAX_PER_CONNECTION = 10;
const RETRY_AFTER_SECONDS = '5';
const HEALTH = /^\/api\/health(?:\?|$)/;
const READINESS = /^\/api\/ready(?:\?|$)/;

/** The shop's own scripts have a message for this code (lib/errors/messages.ts). */
const ERROR = { error: { code: 'busy', message: 'The shop is very busy.' } };
/** What app/api/ready responds to requests without its secret. */
const NOT_READY = { status: 'not-ready' };

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/**
 * `perAddress` limits a shopper's IP address, and `perUnknown` the connection's where the former is unknown.
 * It may be a proxy with many shoppers, so it leaves only a reserve to others.
 * @typedef {{ total: number, perAddress: number, perUnknown: number }} Limit
 * @typedef {Limit & { slowMs: number, deadlineMs: number }} BodyLimit
 * @typedef {Limit & { waitMs: number }} TurnLimit
 */

/**
 * Rejects requests with 503 while too many are in progress, in total or from one IP address: memory stays
 * bounded, and no client takes all the capacity. A rejected request has no side effects.
 * @param {(request: Request, response: Response) => unknown} serve
 * @param {{ rendering?: Limit, turns?: TurnLimit, receiving?: BodyLimit, trustedProxies?: number }} [options]
 * @returns {typeof serve}
 */
export function withRequestLimits(
  serve,
  {
    rendering = RENDERING,
    turns = TURNS,
    receiving = RECEIVING,
    trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0),
  } = {},
) {
  const rendered = createPlaces(rendering);
  const received = createPlaces(receiving);
  const pages = createPlaces(turns);
  /** In the order of arrival. @type {Map<Place, () => void>} */
  const waiting = new Map();
  const startWaiting = () => {
    for (const [place, start] of waiting) if (pages.hasRoom(place.client)) start();
  };

  return (request, response) => {
    const { socket, url = '' } = request;
    // Requests that arrived before a reset of their connection are handled after it.
    if (socket.destroyed) return;
    if (HEALTH.test(url)) return serve(request, response);
    if (READINESS.test(url))
      return rendered.isFull() ? sendBusy(response, NOT_READY) : serve(request, response);
    const onConnection = placesOf(socket);
    if (onConnection.size >= MAX_PER_CONNECTION) return socket.destroy();
    const client = clientOf(request, trustedProxies);
    const isReceiving = hasBody(request);
    const hasRoom = isReceiving
      ? received.hasRoom(client) || received.endSlowest(client, receiving.slowMs)
      : rendered.hasRoom(client);
    if (!hasRoom) return sendBusy(response, url.startsWith('/api/') ? ERROR : pageFor(request));

    const place = { client, since: performance.now(), end: () => socket.destroy() };
    (isReceiving ? received : rendered).enter(place);
    /** @type {NodeJS.Timeout | undefined} */
    let patience;
    const leave = () => {
      clearTimeout(deadline);
      clearTimeout(patience);
      onConnection.delete(leave);
      received.leave(place);
      rendered.leave(place);
      waiting.delete(place);
      if (pages.leave(place)) startWaiting();
    };
    const deadline = isReceiving ? setTimeout(place.end, receiving.deadlineMs) : undefined;
    if (isReceiving)
      request.once('end', () => {
        clearTimeout(deadline);
        // Node discards the rest of a body after the response, and ends the request only then.
        if (received.leave(place)) rendered.enter(place);
      });
    onConnection.add(leave);
    response.once('close', leave);
    // Data is small, and changes are not kept waiting.
    if (isReceiving || url.startsWith('/api/')) return serve(request, response);
    const start = () => {
      clearTimeout(patience);
      waiting.delete(place);
      pages.enter(place);
      return serve(request, response);
    };
    if (pages.hasRoom(client)) return start();
    waiting.set(place, start);
    patience = setTimeout(() => {
      waiting.delete(place);
      sendBusy(response, pageFor(request));
    }, turns.waitMs);
  };
}

// Functions that free the places of a connection's requests. A response that waits for an earlier one on the
// same connection is never closed when the connection breaks.
/** @type {WeakMap<import('node:net').Socket, Set<() => void>>} */
const connections = new WeakMap();

/** @param {import('node:net').Socket} socket */
function placesOf(socket) {
  const known = connections.get(socket);
  if (known) return known;
  /** @type {Set<() => void>} */
  const places = new Set();
  connections.set(socket, places);
  socket.once('close', () => {
    for (const leave of places) leave();
  });
  return places;
}

/** @param {Request} request @param {number} trustedProxies */
function clientOf({ headers }, trustedProxies) {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = addressIn(forwarded || null, trustedProxies);
  // lib/observe/socket-address.ts appends the connection's own.
  return { isKnown: address !== null, address: address ?? forwarded.split(',').at(-1)?.trim() ?? '' };
}

// A URL without a language gets the one that the browser prefers: nothing else runs for this request.
/** @param {Request} request */
function pageFor({ url = '', headers }) {
  const named = langOf(url);
  const lang =
    named === DEFAULT_LANG ? (preferredLang(headers['accept-language'] ?? null) ?? DEFAULT_LANG) : named;
  const { title, text } = OVERLOAD[lang] ?? OVERLOAD.en;
  return `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
}

/** @param {Request} request */
const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @typedef {{ isKnown: boolean, address: string }} Client */
/** @typedef {{ client: Client, since: number, end: () => void }} Place */

/** @param {Limit} limit */
function createPlaces({ total, perAddress, perUnknown }) {
  /** In the order of arrival. @type {Set<Place>} */
  const places = new Set();
  /** @type {Map<string, number>} */
  const counts = new Map();
  const isFull = () => places.size >= total;
  /** @param {Client} client */
  const hasShare = ({ isKnown, address }) => (counts.get(address) ?? 0) < (isKnown ? perAddress : perUnknown);
  /** @param {Client} client @param {number} change */
  const count = ({ address }, change) => {
    const next = (counts.get(address) ?? 0) + change;
    if (next > 0) counts.set(address, next);
    else counts.delete(address);
  };
  /** @param {Place} place @returns {boolean} whether it was here */
  const leave = (place) => {
    if (!places.delete(place)) return false;
    count(place.client, -1);
    return true;
  };
  return {
    isFull,
    /** @param {Client} client */
    hasRoom: (client) => !isFull() && hasShare(client),
    /** @param {Place} place */
    enter(place) {
      places.add(place);
      count(place.client, 1);
    },
    leave,
    // Ends the oldest request, if it is older than `ms`, so that the client gets its place. A client that has
    // its share gets only its own place.
    /** @param {Client} client @param {number} ms */
    endSlowest(client, ms) {
      const isOwn = !hasShare(client);
      for (const place of places) {
        if (performance.now() - place.since < ms) return false;
        if (isOwn && place.client.address !== client.address) continue;
        leave(place);
        place.end();
        return true;
      }
      return false;
    },
  };
}

/** @param {Response} response @param {string | object} body a page, or JSON */
function sendBusy(response, body) {
  const isPage = typeof body === 'string';
  response.writeHead(503, {
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    // nginx then serves the page it has cached (docs/deploy/nginx.conf). A maintenance page replaces it.
    'x-accel-expires': '0',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-security-policy': NO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(isPage ? body : JSON.stringify(body));
}
