import { LANGS } from './langs.mjs';

/** @typedef {import('./lang').Lang} Lang */

/**
 * The language of the shop that an `Accept-Language` header prefers (RFC 9110, 12.5.4): the one with the highest weight,
 * of equals the first. Null for no header, and for one that names none of them. In JavaScript, because the production
 * server needs it too.
 *
 * @param {string | null} header
 * @returns {Lang | null}
 */
export function preferredLang(header) {
  const wishes = (header ?? '').split(',').flatMap((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const lang = LANGS.find((known) => tag.split('-')[0] === known);
    const weight = weightOf(parameters);
    return lang && weight > 0 ? [{ lang, weight, index }] : [];
  });
  const [best] = wishes.sort((one, other) => other.weight - one.weight || one.index - other.index);
  return best?.lang ?? null;
}

/**
 * 0 to 1; 1 where none is given, 0 where it makes no sense.
 *
 * @param {string[]} parameters
 */
function weightOf(parameters) {
  const given = parameters.map((one) => /^\s*q=(.*)$/.exec(one)?.[1]).find((value) => value !== undefined);
  if (given === undefined) return 1;
  const weight = Number(given);
  return weight >= 0 && weight <= 1 ? weight : 0;
}
