import { LANGS, type Lang } from './lang';

/**
 * The language of the shop that an `Accept-Language` header prefers (RFC 9110, 12.5.4): the one with the highest weight,
 * of equals the first. Null for no header, and for one that names none of them.
 */
export function preferredLang(header: string | null): Lang | null {
  const wishes = (header ?? '').split(',').flatMap((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const lang = LANGS.find((known) => tag.split('-')[0] === known);
    const weight = weightOf(parameters);
    return lang && weight > 0 ? [{ lang, weight, index }] : [];
  });
  const [best] = wishes.sort((one, other) => other.weight - one.weight || one.index - other.index);
  return best?.lang ?? null;
}

/** 0 to 1; 1 where none is given, 0 where it makes no sense. */
function weightOf(parameters: string[]): number {
  const given = parameters.map((one) => /^\s*q=(.*)$/.exec(one)?.[1]).find((value) => value !== undefined);
  if (given === undefined) return 1;
  const weight = Number(given);
  return weight >= 0 && weight <= 1 ? weight : 0;
}
