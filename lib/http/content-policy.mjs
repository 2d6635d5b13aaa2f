import { createHash } from 'node:crypto';
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.mjs';

/**
 * The content security policy of the shop's pages. In JavaScript, because Next.js loads the cache of pages
 * (cache-handlers/pages.mjs), which writes it too, as it is.
 */

const LIVE_API = 'https://www.wixapis.com';
const LIVE_MEDIA = 'https://static.wixstatic.com';
/** The one inline script of the shop's own, which is the same for everybody: a kept layout can carry no nonce. */
const FIRST_PAINT = `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`;
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** @typedef {{ script: string[], frame: string[], connect: string[], image: string[], form: string[], isSecure: boolean }} Sources */

/**
 * Whom the pages have to do with beside the shop itself.
 *
 * @param {Record<string, string | number | undefined>} env
 * @returns {Sources}
 */
export function policySources(env) {
  const api = originOf(env.WIX_API_ORIGIN, LIVE_API);
  const isLive = api === LIVE_API;
  return {
    script: isLive ? CAPTCHA : [api],
    // The live platform signs in, checks out and signs out on the site's own host, which only it knows.
    frame: isLive ? ['https:'] : [api],
    form: isLive ? ['https:'] : [api],
    connect: isLive ? CAPTCHA : [api],
    image: [...new Set([originOf(env.WIX_MEDIA_ORIGIN, LIVE_MEDIA), ...(isLive ? CAPTCHA : [api])])],
    isSecure: String(env.SITE_URL).startsWith('https:'),
  };
}

/**
 * @param {string | number | undefined} value
 * @param {string} fallback
 */
const originOf = (value, fallback) =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : fallback;

/**
 * @param {Sources} sources
 * @param {string[]} scripts which scripts may run: the directives of them, e.g. `["script-src 'self'"]`
 */
function policy(sources, scripts) {
  return [
    ...scripts,
    "style-src 'self'",
    // Colours of swatches, heights of pictures: attributes in the HTML. They cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${sources.image.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ${sources.connect.join(' ')}`,
    `frame-src ${sources.frame.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Chromium asks it of each address that a form is redirected to as well.
    `form-action 'self' ${sources.form.join(' ')}`,
    "frame-ancestors 'none'",
    ...(sources.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Of a page that is rendered for each request: only scripts with the request's nonce, and what they load.
 *
 * @param {Sources} sources
 * @param {string} nonce
 * @param {boolean} [isDevelopment] React's tools need `eval` and the hot reload's sockets
 */
export const noncePolicy = (sources, nonce, isDevelopment = false) =>
  isDevelopment
    ? developmentPolicy(sources)
    : policy(sources, [
        "default-src 'none'",
        // 'self' and the captcha are for browsers that do not know 'strict-dynamic'.
        `script-src 'nonce-${nonce}' ${FIRST_PAINT} 'strict-dynamic' 'self' ${sources.script.join(' ')}`,
        "script-src-attr 'none'",
      ]);

/**
 * @param {unknown} policy the header
 * @returns {string | undefined} the nonce that it names
 */
export const nonceOf = (policy) => /'nonce-([^']+)'/.exec(String(policy ?? ''))?.[1];

/**
 * Of a page that is the same for everybody: only its own inline scripts, by their hashes, and the shop's files.
 *
 * @param {Sources} sources
 * @param {string[]} hashes base64 of SHA-256
 */
export const hashPolicy = (sources, hashes) =>
  policy(sources, [
    "default-src 'none'",
    `script-src 'self' ${[...sources.script, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "script-src-attr 'none'",
  ]);

/** Data, be it for search engines or for the page's own scripts, is no script. */
const INLINE_SCRIPT =
  /<script((?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts of a page.
 *
 * @param {string} html
 * @returns {{ attributes: string, hash: string }[]} base64 of SHA-256
 */
export const inlineScripts = (html) =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, attributes = '', script = '']) => ({
    attributes,
    hash: createHash('sha256').update(script).digest('base64'),
  }));

/**
 * Of a page that was rendered with a nonce and is now for everybody.
 *
 * @param {string} noncePolicy
 * @param {{ hash: string }[]} scripts
 */
export const hashesInPlaceOfNonce = (noncePolicy, scripts) => {
  const hashes = new Set(scripts.map(({ hash }) => `'sha256-${hash}'`));
  return noncePolicy
    .replace(/'nonce-[^']+'/, [...hashes].filter((hash) => !noncePolicy.includes(hash)).join(' '))
    .replace(" 'strict-dynamic'", '');
};

/**
 * Of everything, before it is known what it is. A kept page has its own beside it. It alone guards what is neither kept nor rendered with a nonce: an answer made for a crawler, the page of a failure.
 *
 * @param {Sources} sources
 * @param {boolean} [isDevelopment]
 */
export const basePolicy = (sources, isDevelopment = false) =>
  isDevelopment
    ? developmentPolicy(sources)
    : policy(sources, [
        "default-src 'none'",
        `script-src-elem 'self' 'unsafe-inline' ${sources.script.join(' ')}`,
        "script-src-attr 'none'",
      ]);

/** @param {Sources} sources */
const developmentPolicy = (sources) =>
  policy({ ...sources, connect: [...sources.connect, 'ws:'] }, [
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' ${sources.script.join(' ')}`,
  ]).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** Of what is no page: it shows nothing, runs nothing and is framed by nobody. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
