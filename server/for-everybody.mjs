/**
 * What is the same for everybody: which requests want it, and which answers say that they are it.
 */

/** @typedef {import('node:http').IncomingMessage} Request */

/** Says that the page cache asks its own server. A shopper who sends it only gets what the cache would have asked for. */
export const OWN_QUESTION = 'x-page-cache-fill';
/** By it a page that is rendered for the request says that others would get the same (lib/http/guard-request.ts). */
export const SAME_FOR_ALL = 'x-same-for-all';

/** Varying by these is taken care of: by what is looked up at all, and by the body that is chosen. */
const KNOWN_VARIES = /^(?:rsc|next-router-[a-z-]+|next-url|accept-encoding)$/;

/** Whether this request may be answered with what everybody gets: a whole page or file, and nothing in it that would change that. */
export const wantsTheSame = (/** @type {Request} */ { method, url = '/', headers }) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers.rsc === undefined &&
  headers[OWN_QUESTION] === undefined &&
  !isWaitedFor(headers.cookie) &&
  !mayBeLedElsewhere(url, headers);

/** lib/session/cookie.ts */
const REFRESH_TOKEN = /(?:^|;\s*)(?:__Host-)?refresh_token=/;
const ACCESS_TOKEN_UNTIL = /(?:^|;\s*)(?:__Host-)?access_token=(\d{1,12})/;
/** lib/session/decide.ts */
const SPARE_SECONDS = 60;
/** The framework's own, by which it makes a page anew. */
const DRAFT = /__prerender_bypass|__next_preview_data/;

/**
 * Whether the middleware has something to do for who brings these cookies: to renew an access token that has ended, or is
 * about to. All other cookies are for the shop's scripts, or for pages that are nobody else's.
 *
 * @param {string} [cookies]
 */
function isWaitedFor(cookies = '') {
  if (DRAFT.test(cookies)) return true;
  if (!REFRESH_TOKEN.test(cookies)) return false;
  const until = Number(ACCESS_TOKEN_UNTIL.exec(cookies)?.[1] ?? 0);
  return until - SPARE_SECONDS <= Date.now() / 1000;
}

/** lib/words/lang.ts */
const CHOSEN_LANGUAGE = /(?:^|;\s*)lang=([^;]*)/;

/**
 * Whoever has chosen another language than that of an address without a prefix, or prefers another, is asked for by the
 * middleware.
 *
 * @param {string} url
 * @param {Request['headers']} headers
 */
function mayBeLedElsewhere(url, { cookie = '', 'accept-language': preferred = '' }) {
  if (/^\/de(?:[/?]|$)/.test(url)) return false;
  const chosen = CHOSEN_LANGUAGE.exec(cookie)?.[1];
  return chosen === undefined ? /(?:^|,)\s*de\b/i.test(preferred) : chosen !== 'en';
}

/**
 * @param {import('node:http').OutgoingHttpHeaders} headers of an answer
 * @returns {number} seconds for which everybody may be sent it
 */
export function lifetimeOf(headers) {
  if (headers['set-cookie'] !== undefined) return 0;
  const varies = String(headers.vary ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (!varies.every((name) => KNOWN_VARIES.test(name))) return 0;
  if (headers[SAME_FOR_ALL] !== undefined) return 1;
  const own = headers['cdn-cache-control'];
  const rules = String(own ?? headers['cache-control'] ?? '');
  if (/\b(?:private|no-store|no-cache)\b/.test(rules)) return 0;
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(rules) ?? /\bmax-age=(\d+)/.exec(rules) ?? [];
  return Number(seconds);
}
