import { latinNumber } from '@/lib/model/latin-number';
import { own } from '@/lib/model/own';

/** Words of texts in a form in which a shopper's word and the shop's are equal. */

/** Letters that Unicode does not decompose, final letters of Hebrew, and Arabic ones that are often mixed up. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ם: 'מ',
  ן: 'נ',
  ץ: 'צ',
  ף: 'פ',
  ך: 'כ',
  ة: 'ه',
  ى: 'ي',
  // As Persian keyboards have them.
  ی: 'ي',
  ک: 'ك',
  // Only stretches a word.
  ـ: '',
};

/** From a letter of Katakana to that of Hiragana with the same sound. */
const KANA_OFFSET = 0x60;

/**
 * Without case, accents, points, and other forms of letters, digits and kana. `Crème` → `creme`, `إناء ٢` →
 * `اناء 2`, `ﾏｸﾞ` → `まぐ`. Marks of voice and length make other sounds of Japanese, and stay.
 */
export const fold = (text: string): string =>
  latinNumber(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/(?![\u3099\u309Aー])[\p{Diacritic}\p{Mn}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET))
    .replaceAll(/[ßæœøłđıםןץףךةىیکـ]/g, (letter) => SAME_LETTERS[letter] ?? letter);

/** Nobody types longer words. */
const MAX_WORD_LENGTH = 40;

/** Apostrophes and the quotation marks of Hebrew abbreviations belong to their word. */
const APOSTROPHES = /(?<=[\p{L}\p{N}])['’׳"״](?=[\p{L}\p{N}])/gu;

export const withoutApostrophes = (text: string): string => text.replaceAll(APOSTROPHES, '');

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** A word that the segmenter does not know, such as one that is being typed: `ま ぐ`. */
const SPELLED = /(?<=(?:^| )\p{sc=Hiragana}) (?=\p{sc=Hiragana}(?: |$))/gu;

/** With spaces between the words of Japanese, which has none. `木製スツール` → `木製 スツール` */
export const withSpaces = (text: string): string =>
  JAPANESE.test(text)
    ? [...segmenter.segment(text.normalize('NFKC'))]
        .map(({ segment }) => segment)
        .join(' ')
        .replaceAll(SPELLED, '')
    : text;

/** The length of a word as if it were in Latin letters. A Chinese character is a word, or almost. @param word folded */
export const lettersOf = (word: string): number =>
  JAPANESE.test(word)
    ? [...word].reduce(
        (sum, sign) => sum + (/\p{sc=Han}/u.test(sign) ? 4 : /[ぁ-ゖー]/.test(sign) ? 1.5 : 1),
        0,
      )
    : word.length;

/** The words of a text, folded, in their order. `Set of Two, 18 cm` → `set of two 18 cm` */
export const wordsOf = (text: string): string[] =>
  (
    fold(withSpaces(text))
      .replaceAll(APOSTROPHES, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH));

/** Words with a hyphen, as one: `E-Bike` → `ebike`. */
export const joinedWords = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+(?:[-‐‑־][\p{L}\p{N}]+)+/gu) ?? []).map((word) => wordsOf(word).join(''));

/** `rest`: letters of the shortest stem that the rule may leave. */
type Ending = { ending: RegExp; rest: number; by?: string };

type Grammar = {
  /** The article, where it is written as a part of its word, with the prepositions before it. */
  article?: RegExp;
  endings: readonly Ending[];
  /** The first letters of a word that are words of their own. */
  prefixes?: RegExp;
  /** The last part of a compound says what a thing is, whatever the first one is. */
  isCompound?: true;
  /** Where a name of several words says what the thing is: `Wool coat`, `Manteau en laine`. */
  head?: 'first' | 'last';
  /** Vowels that are written with an e on other keyboards. */
  umlauts?: RegExp;
};

/** By language. Words of another one are compared as they are. */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: {
    endings: [
      { ending: /ies$/, rest: 2, by: 'y' },
      { ending: /(?<=[lr])ves$/, rest: 2, by: 'f' },
      { ending: /(?<=ss|sh|ch|x|z)es$/, rest: 3 },
      { ending: /(?<![sui])s$/, rest: 2 },
    ],
    head: 'last',
  },
  de: {
    endings: [
      { ending: /(?:ern|ers|em|en|er|es)$/, rest: 3 },
      { ending: /(?<!s)s$/, rest: 4 },
      { ending: /e$/, rest: 3 },
      { ending: /(?<=[lr])n$/, rest: 4 },
    ],
    isCompound: true,
    umlauts: /([aou])e/g,
  },
  he: {
    endings: [
      { ending: /ות$/, rest: 2 },
      { ending: /ימ$/, rest: 2 },
      { ending: /[הת]$/, rest: 3 },
    ],
    // And, in, on, to, with, when, from, that, as.
    prefixes: /^[הובלמשכ]/,
    head: 'first',
  },
  // As the stemmer “light10” (Larkey, Ballesteros and Connell, 2007), without the endings of verbs.
  ar: {
    article: /^(?:[وبفك]?ال|لل)/,
    endings: [
      { ending: /ات$/, rest: 3 },
      { ending: /(?:ين|ون|ان)$/, rest: 4 },
      { ending: /ه$/, rest: 3 },
    ],
    // And, in, to, as, so.
    prefixes: /^[وبلكف]/,
    head: 'first',
  },
  ja: {
    // `バター` and `バタ`: writers leave out the mark of length.
    endings: [{ ending: /ー$/, rest: 3 }],
    isCompound: true,
  },
  // Those below take off the ending of the gender, too: `bleu`, `bleue`, `bleues`.
  fr: {
    endings: [
      { ending: /eaux$/, rest: 2, by: 'eau' },
      { ending: /aux$/, rest: 2, by: 'al' },
      { ending: /(?:es?|[sx])$/, rest: 3 },
      { ending: /s$/, rest: 2 },
    ],
    head: 'first',
  },
  es: {
    endings: [
      { ending: /ces?$/, rest: 3, by: 'z' },
      { ending: /[aeo]s?$/, rest: 3 },
      { ending: /(?<=[aeou])s$/, rest: 2 },
    ],
    head: 'first',
  },
  it: {
    endings: [
      { ending: /(?<=[cg])h[ei]$/, rest: 3 },
      { ending: /i?[aeio]$/, rest: 3 },
    ],
    head: 'first',
  },
  'pt-br': {
    endings: [
      { ending: /(?:[ao]es|aos?)$/, rest: 2, by: 'a' },
      { ending: /(?<=[aeou])is$/, rest: 2, by: 'l' },
      { ending: /ns$/, rest: 2, by: 'm' },
      { ending: /[aeo]s?$/, rest: 3 },
      { ending: /s$/, rest: 3 },
    ],
    head: 'first',
  },
  // A vowel is written once in an open syllable, and a consonant twice after a short one.
  nl: {
    endings: [
      { ending: /([bdfgklmnprst])\1e(?:ns?)?$/, rest: 3, by: '$1' },
      { ending: /zens?$/, rest: 3, by: 's' },
      { ending: /vens?$/, rest: 3, by: 'f' },
      { ending: /e(?:ns?)?$/, rest: 3 },
      { ending: /(?<=e[lmr]|je)s$/, rest: 3 },
      { ending: /([aeou])\1([bdfgklmnprst])$/, rest: 3, by: '$1$2' },
    ],
    isCompound: true,
  },
  sv: {
    endings: [
      { ending: /(?:[aeo]rna|[aeo]r|e[nt]|an)$/, rest: 3 },
      { ending: /tt$/, rest: 3, by: 't' },
      { ending: /[ae]$/, rest: 3 },
    ],
    isCompound: true,
  },
  pl: {
    endings: [
      { ending: /(?<=[^aeiouy])ek$/, rest: 3, by: 'k' },
      { ending: /(?:[ai]mi|ymi|[aiy]ch|owie|o[mw]|ego|emu|ej|[iy]m)$/, rest: 3 },
      { ending: /[aeiouy]$/, rest: 3 },
    ],
  },
};

const grammarOf = (language: string): Grammar => own(GRAMMARS, language) ?? { endings: [] };

export const hasCompounds = (language: string): boolean => grammarOf(language).isCompound === true;

/** The word of a name that says what the thing is. Null where the language does not tell by its place. */
export function headOf(name: string, language: string): string | null {
  const { head } = grammarOf(language);
  // `Tire, 28 inches`
  const words = wordsOf(name.replace(/,.*$/s, ''));
  return (head === 'first' ? words[0] : head === 'last' ? words.at(-1) : null) ?? null;
}

/** The form that singular and plural share, and German cases. It need not be a word. @param word folded */
export function stemOf(word: string, language: string): string {
  if (/\p{N}/u.test(word)) return word;
  const { article, endings } = grammarOf(language);
  const noun = article && word.replace(article, '');
  const bare = noun && noun.length >= 3 ? noun : word;
  for (const { ending, rest, by = '' } of endings) {
    const stem = bare.replace(ending, by);
    if (stem !== bare && stem.length >= rest) return stem;
  }
  return bare;
}

const MAX_PREFIXES = 2;

/** The word without the words that its language writes as its beginning. @param word folded */
export function withoutPrefixes(word: string, language: string): string[] {
  const { prefixes } = grammarOf(language);
  const rests: string[] = [];
  for (
    let rest = word;
    prefixes?.test(rest) && rest.length >= 4 && rests.length < MAX_PREFIXES;
    rests.push(rest)
  )
    rest = rest.slice(1);
  return rests;
}

/** `Glaeser`, as on a keyboard without umlauts. Null for a word that has no such letters. */
export function withUmlauts(word: string, language: string): string | null {
  const { umlauts } = grammarOf(language);
  const folded = umlauts ? word.replaceAll(umlauts, '$1') : word;
  return folded === word ? null : folded;
}

const MIN_PART = 3;
/** German joins words by these, and leaves out an e: Kerze + n + halter, Schul + tasche. */
const JOINTS = /(?:s|n|en|es|er)$/;

/** The stem of the first part of a compound. Null if it is not known. @param start folded */
export const startOf = (start: string, language: string, isKnown: (stem: string) => boolean): string | null =>
  [start, start.replace(JOINTS, '')].map((one) => stemOf(one, language)).find(isKnown) ?? null;

/**
 * The stems that a compound consists of: `kerzenhalter` → `kerz halt`. Empty for a word that is none.
 * `isKnown`: whether a stem is a word of the shop, which the first part in German need not be.
 */
export function compoundParts(word: string, language: string, isKnown: (stem: string) => boolean): string[] {
  if (/\p{N}/u.test(word)) return [];
  const isCompound = hasCompounds(language);
  const shortest = isCompound ? MIN_PART + 1 : MIN_PART;
  for (let at = 1; at < word.length; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (lettersOf(start) < MIN_PART || lettersOf(end) < shortest) continue;
    const last = stemOf(end, language);
    if (lettersOf(last) < MIN_PART || !isKnown(last)) continue;
    const first = startOf(start, language, isKnown);
    if (first !== null) return [first, last];
    if (isCompound) return [last];
  }
  return [];
}
