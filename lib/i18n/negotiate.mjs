import { LANGS } from './locales.mjs';

/** @typedef {import('./locales.mjs').Lang} Lang */

/**
 * The language of the shop that an `Accept-Language` header prefers (RFC 9110, 12.5.4), or
 * null. JavaScript, because the production server needs it too.
 * @param {string | null} header @returns {Lang | null}
 */
export function preferredLang(header) {
  const preferences = (header ?? '').split(',').flatMap((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const [lang] = LANGS.filter((known) => tag === known || tag.startsWith(`${known}-`)).sort(
      (one, other) => other.length - one.length,
    );
    const weight = weightOf(parameters);
    return lang && weight > 0 ? [{ lang, weight, index }] : [];
  });
  const [best] = preferences.sort((one, other) => other.weight - one.weight || one.index - other.index);
  return best?.lang ?? null;
}

/** From 0 to 1: 1 when absent, 0 when invalid. @param {string[]} parameters */
function weightOf(parameters) {
  const given = parameters.map((one) => /^\s*q=(.*)$/.exec(one)?.[1]).find((value) => value !== undefined);
  if (given === undefined) return 1;
  const weight = Number(given);
  return weight >= 0 && weight <= 1 ? weight : 0;
}
