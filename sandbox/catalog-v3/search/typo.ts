/** Shorter words match too many others. */
const MIN_WORD_LENGTH = 4;

/**
 * Returns the patterns (SQLite's GLOB) of words that begin with a word after one typing error: a
 * wrong, an absent or an extra letter, or two swapped ones. The first letter is right. Empty for a
 * word that is too short. The platform documents `fuzzy`, but not how many errors it forgives.
 *
 * @param word letters and digits only, which have no meaning in a pattern
 */
export function patternsWithTypo(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_WORD_LENGTH) return [];
  const patterns = new Set([`${word}*`]);
  const add = (start: number, end: number, between: string) =>
    patterns.add(`${letters.slice(0, start).join('')}${between}${letters.slice(end).join('')}*`);
  for (let at = 1; at < letters.length; at++) {
    add(at, at + 1, '?');
    add(at, at, '?');
    add(at, at + 1, '');
    if (at + 1 < letters.length) add(at, at + 2, `${letters[at + 1]}${letters[at]}`);
  }
  return [...patterns];
}
