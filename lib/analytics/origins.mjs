/**
 * The origins that each provider of analytics loads from or sends to, for the content security
 * policy. This is JavaScript, because the page cache handler uses it without compilation.
 *
 * @typedef {{ script: string[], connect: string[], image: string[] }} Origins
 */

const TAG_MANAGER = 'https://*.googletagmanager.com';
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com';

/** @type {Origins} https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = {
  script: [TAG_MANAGER],
  connect: [GOOGLE_ANALYTICS, 'https://*.analytics.google.com', TAG_MANAGER],
  image: [GOOGLE_ANALYTICS, TAG_MANAGER],
};

/**
 * Returns the origins that the settings need. Empty without a provider.
 *
 * @param {unknown} text the variable `ANALYTICS`: validated JSON, or `off`
 * @returns {Origins}
 */
export function analyticsOrigins(text) {
  const settings = Object(typeof text === 'string' && text.startsWith('{') ? JSON.parse(text) : {});
  const own = ownOrigins(settings);
  const extra = Object(settings.origins);
  return {
    script: [...own.script, ...listOf(extra.script)],
    connect: [...own.connect, ...listOf(extra.connect)],
    image: [...own.image, ...listOf(extra.image)],
  };
}

/**
 * @param {{ provider?: unknown, endpoint?: unknown, address?: unknown }} settings
 * @returns {Origins}
 */
function ownOrigins({ provider, endpoint, address }) {
  switch (provider) {
    case 'dataLayer':
      return GOOGLE;
    case 'beacon':
      return { script: [], connect: [new URL(String(endpoint)).origin], image: [] };
    case 'webhook':
      return { script: [], connect: [new URL(String(address)).origin], image: [] };
    default:
      return { script: [], connect: [], image: [] };
  }
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
const listOf = (value) => (Array.isArray(value) ? value.map(String) : []);
