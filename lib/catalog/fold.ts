/** Returns a text for comparisons that ignore case and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Returns the folded terms of a search. */
export const termsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
