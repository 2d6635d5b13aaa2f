import { compact } from '@/lib/model/compact';
import { lettersOf, stemOf, withoutPrefixes, withUmlauts, wordsOf } from './words';

const MIN_BEGINNING = 3;

/**
 * The things whose name has all words, those first whose name begins with them. If a word is in no name, it
 * may be the beginning of one. @param ignored words that say nothing, folded
 */
export function namedBy<T extends { name: string }>(
  things: readonly T[],
  text: string,
  language: string,
  ignored: ReadonlySet<string> = new Set(),
): T[] {
  const typed = wordsOf(text);
  const content = typed.filter((word) => !ignored.has(word));
  const words = content.length > 0 ? content : typed;
  if (words.length === 0) return [];
  const stem = (word: string) => stemOf(word, language);
  const sought = words.map((word) => {
    const forms = compact(word, withUmlauts(word, language), ...withoutPrefixes(word, language));
    return { word, stems: new Set(forms.map(stem)) };
  });
  const named = things.map((thing) => {
    const own = wordsOf(thing.name);
    const stems = own.map((word) => [stem(word), ...withoutPrefixes(word, language).map(stem)]);
    const whole = sought.map(({ stems: forms }) =>
      stems.findIndex((one) => one.some((form) => forms.has(form))),
    );
    const begun = sought.map(({ word }, at) =>
      whole[at] !== -1 || lettersOf(word) < MIN_BEGINNING
        ? (whole[at] ?? -1)
        : own.findIndex((one) => one.startsWith(word)),
    );
    return { thing, whole: placeOf(whole), begun: placeOf(begun), words: own.length };
  });
  const isWhole = named.some(({ whole }) => whole !== null);
  return named
    .flatMap(({ thing, whole, begun, words: length }) => {
      const at = isWhole ? whole : begun;
      return at === null ? [] : [{ thing, at, length }];
    })
    .sort((a, b) => a.at - b.at || a.length - b.length)
    .map(({ thing }) => thing);
}

/** Of the first word found; null where one is missing. */
const placeOf = (places: readonly number[]): number | null =>
  places.includes(-1) ? null : Math.min(...places);
