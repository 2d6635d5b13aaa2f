import { type Lang, LOCALES } from './lang';

/** The fields of a name or an address, from the given name or the street on, in the order of the language. */
export const inOrder = <T>(lang: Lang, ...fields: T[]): T[] =>
  LOCALES[lang].isFamilyFirst ? fields.toReversed() : fields;
