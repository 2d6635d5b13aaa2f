import { createHash } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { LIVE_API_ORIGIN, LIVE_MEDIA_ORIGIN, videoOrigin } from '../config/platform-origins.mjs';
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.mjs';

/**
 * Content security policies (docs/decisions/0007-content-security-policy.md). JavaScript, because Next.js
 * loads the page cache handler (cache-handlers/pages.mjs), which uses them, without compiling it.
 */

/** The shop's only inline script. It is part of cached layouts, which cannot carry a nonce. */
const FIRST_PAINT = `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`;
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * @typedef {object} Sources
 * @property {string[]} script
 * @property {string[]} ownScript where the build's scripts are
 * @property {string[]} frame
 * @property {string[]} connect
 * @property {string[]} image
 * @property {string[]} form
 * @property {string[]} style
 * @property {string[]} font
 * @property {string[]} media
 * @property {boolean} isSecure
 */

/**
 * @param {Record<string, string | number | undefined>} env
 * @returns {Sources}
 */
export function policySources(env) {
  const api = originOf(env.WIX_API_ORIGIN, LIVE_API_ORIGIN);
  const isLive = api === LIVE_API_ORIGIN;
  const analytics = analyticsOrigins(env.ANALYTICS);
  const own = ownOrigins(env.POLICY);
  return {
    script: [...(isLive ? CAPTCHA : [`${api}/_captcha/`]), ...analytics.script, ...own.script],
    ownScript: scriptFolders(env.SITE_URL),
    // Sign-in, checkout and sign-out of the live platform are on a host that only the platform knows.
    frame: isLive ? ['https:'] : [api, ...own.frame],
    style: own.style,
    font: own.font,
    form: isLive ? ['https:'] : [api, ...(env.NEWSLETTER_ORIGIN ? [String(env.NEWSLETTER_ORIGIN)] : [])],
    connect: [...new Set([...(isLive ? CAPTCHA : [api]), ...analytics.connect, ...own.connect])],
    image: [
      ...new Set([
        originOf(env.WIX_MEDIA_ORIGIN, LIVE_MEDIA_ORIGIN),
        ...(isLive ? CAPTCHA : [api]),
        ...analytics.image,
        ...own.image,
      ]),
    ],
    media: ["'self'", videoOrigin(originOf(env.WIX_MEDIA_ORIGIN, LIVE_MEDIA_ORIGIN)), ...own.media],
    isSecure: String(env.SITE_URL).startsWith('https:'),
  };
}

const SCRIPT_FOLDER = '/_next/static/';

/**
 * A policy cannot name a path without an origin. On plain HTTP, developers open the shop by other names, too.
 * @param {string | number | undefined} siteUrl
 */
function scriptFolders(siteUrl) {
  if (typeof siteUrl !== 'string' || !URL.canParse(siteUrl)) return ["'self'"];
  const { protocol, origin, port } = new URL(siteUrl);
  if (protocol === 'https:') return [origin + SCRIPT_FOLDER];
  const addresses = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  );
  const hosts = ['localhost', ...addresses.slice(0, 3)].map((host) => `http://${host}${port && `:${port}`}`);
  return [...new Set([origin, ...hosts])].map((one) => one + SCRIPT_FOLDER);
}

/** @param {string | number | undefined} text the entry `policy` of the configuration: validated JSON */
function ownOrigins(text) {
  const { script, connect, image, frame, style, font, media } = Object(
    typeof text === 'string' && text ? JSON.parse(text) : {},
  );
  return {
    script: listOf(script),
    connect: listOf(connect),
    image: listOf(image),
    frame: listOf(frame),
    style: listOf(style),
    font: listOf(font),
    media: listOf(media),
  };
}

/** @typedef {{ script: string[], connect: string[], image: string[] }} Origins */

const TAG_MANAGER = 'https://*.googletagmanager.com';
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com';

/** @type {Origins} https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = {
  script: [TAG_MANAGER],
  connect: [GOOGLE_ANALYTICS, 'https://*.analytics.google.com', TAG_MANAGER],
  image: [GOOGLE_ANALYTICS, TAG_MANAGER],
};

/**
 * @param {unknown} text the variable `ANALYTICS`: validated JSON, or `off`
 * @returns {Origins} each once, empty without a provider
 */
export function analyticsOrigins(text) {
  const settings = typeof text === 'string' && /^[{[]/.test(text) ? [JSON.parse(text)].flat() : [];
  const origins = settings.flatMap((one) => [providerOrigins(one), Object(one.origins)]);
  /** @param {keyof Origins} name */
  const of = (name) => [...new Set(origins.flatMap((one) => listOf(one[name])))];
  return { script: of('script'), connect: of('connect'), image: of('image') };
}

/**
 * @param {{ provider?: unknown, endpoint?: unknown, address?: unknown, src?: unknown }} settings
 * @returns {Origins}
 */
function providerOrigins({ provider, endpoint, address, src }) {
  switch (provider) {
    case 'dataLayer':
      return GOOGLE;
    case 'beacon':
      return { script: [], connect: [new URL(String(endpoint)).origin], image: [] };
    case 'webhook':
      return { script: [], connect: [new URL(String(address)).origin], image: [] };
    case 'script':
      return { script: [new URL(String(src)).origin], connect: [], image: [] };
    default:
      return { script: [], connect: [], image: [] };
  }
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
const listOf = (value) => (Array.isArray(value) ? value.map(String) : []);

/**
 * @param {string | number | undefined} value
 * @param {string} fallback
 */
const originOf = (value, fallback) =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : fallback;

/** @param {Sources} sources */
const commonDirectives = (sources) => [
  "script-src-attr 'none'",
  // The style sheet is in the page, and swatch colors are style attributes. Styles run nothing, and load only
  // the pictures and fonts below. A cached page allows only its own sheet (`cachedPagePolicy`).
  ["style-src 'self' 'unsafe-inline'", ...sources.style].join(' '),
  `img-src 'self' data: ${sources.image.join(' ')}`,
  ["font-src 'self'", ...sources.font].join(' '),
  `connect-src 'self' ${sources.connect.join(' ')}`,
  `frame-src ${sources.frame.join(' ')}`,
  `media-src ${sources.media.join(' ')}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  // Chromium also checks the URLs that a form is redirected to.
  `form-action 'self' ${sources.form.join(' ')}`,
  "frame-ancestors 'none'",
  ...(sources.isSecure ? ['upgrade-insecure-requests'] : []),
];

/**
 * For a page that is rendered per request: scripts with the nonce, and the scripts that they load.
 * @param {Sources} sources
 * @param {string} nonce
 * @param {boolean} [isDevelopment] React's tools need `eval` and the hot reload's sockets
 */
export const noncePolicy = (sources, nonce, isDevelopment = false) =>
  isDevelopment
    ? developmentPolicy(sources)
    : [
        "default-src 'none'",
        // 'self' and the captcha are for browsers without support for 'strict-dynamic'.
        `script-src 'nonce-${nonce}' ${FIRST_PAINT} 'strict-dynamic' 'self' ${sources.script.join(' ')}`,
        ...commonDirectives(sources),
      ].join('; ');

/**
 * Allows the build's scripts, and the page's own code by its hashes. The response has `basePolicy` as well.
 * @param {Sources} sources
 * @param {{ scripts: string[], styles: string[] }} hashes base64 of SHA-256
 */
export const cachedPagePolicy = (sources, { scripts, styles }) =>
  [
    `script-src ${[...sources.ownScript, ...sources.script, ...scripts.map(hashSource)].join(' ')}`,
    `style-src-elem ${["'self'", ...sources.style, ...styles.map(hashSource)].join(' ')}`,
    // Otherwise the service worker at /sw.js would need to be in one of the folders of scripts.
    "worker-src 'self'",
  ].join('; ');

/** @param {string} hash */
const hashSource = (hash) => `'sha256-${hash}'`;

/**
 * Does not restrict scripts, because browsers enforce all policies of a response, and a cached page adds its
 * hashes in a second one.
 * @param {Sources} sources
 * @param {boolean} [isDevelopment]
 */
export const basePolicy = (sources, isDevelopment = false) =>
  isDevelopment ? developmentPolicy(sources) : commonDirectives(sources).join('; ');

/** @param {Sources} sources */
const developmentPolicy = (sources) =>
  [
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' ${sources.script.join(' ')}`,
    ...commonDirectives({ ...sources, connect: [...sources.connect, 'ws:'] }),
  ].join('; ');

/** For a response that is not a page: it shows nothing, runs nothing and cannot be framed. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
