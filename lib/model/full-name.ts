/** Names in Chinese characters or Hiragana begin with the family's, in all languages of the shop. */
export const fullName = (first?: string | null, last?: string | null): string =>
  (/[\p{sc=Han}\p{sc=Hiragana}]/u.test(last ?? '') ? [last, first] : [first, last]).filter(Boolean).join(' ');
