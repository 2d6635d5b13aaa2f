import { type ColorFamily, type ColorWords, colorWordsOf } from './color-families';
import type { ColorLookup, Hit, SearchIndex } from './search-index';
import { correctWord, inOtherLayout } from './spelling';
import { hasWishes, listOf, readWishes, type SearchWords, type Wishes } from './wishes';
import { hasCompounds, stemOf, wordsOf } from './words';

/** The words of a shopper's language, and those of the catalog's where it is another one. */
export type Vocabulary = { language: string; searchWords: SearchWords; colorWords: ColorWords };

export type Search = {
  text: string;
  vocabularies: readonly Vocabulary[];
  /** Groups of words that mean the same, in any language. */
  synonyms: readonly (readonly string[])[];
  /** Whether the last word may be incomplete. */
  isTyped: boolean;
  /** Units of the shopper's currency, in which the words name prices, for one of the index's. */
  rate: number;
  /** Folded words → as written, that a mistyped one may also be. */
  more?: ReadonlyMap<string, string>;
  /** Whether something else, such as a page, has these words, so that they are right. */
  isNamed?: (words: string) => boolean;
  mayGuess?: boolean;
};

/** `places` of products, the best first. `guess`: the words that they have in place of the typed ones. */
export type Found = { places: number[]; guess: string | null };

const NOTHING: Found = { places: [], guess: null };

/** If no product has the words, finds by a guess, which the caller must offer as a question. */
export function findProducts(index: SearchIndex, search: Search): Found {
  const exact = findExactly(index, search, search.text);
  const { isNamed = () => false, mayGuess = true } = search;
  if (exact.length > 0 || !mayGuess || isNamed(search.text)) return { places: exact, guess: null };
  for (const guess of guessesOf(index, search)) {
    const places = findExactly(index, { ...search, isTyped: false }, guess);
    if (places.length > 0 || isNamed(guess)) return { places, guess };
  }
  return NOTHING;
}

function findExactly(index: SearchIndex, search: Search, text: string): number[] {
  const wishes = readWishes(
    text,
    search.vocabularies.map(({ searchWords }) => searchWords),
  );
  // A product that is called like that is meant: "Gift card", "New Wave".
  const isName = wishes.rest !== '' && index.named(contentWords(text, search)).length > 0;
  if (isName || !hasWishes(wishes)) return matchText(index, search, text).map(({ place }) => place);
  return matchWishes(index, search, wishes);
}

/** Without "the", "for" and other words that say nothing, unless there are no others. */
function contentWords(text: string, { vocabularies }: Pick<Search, 'vocabularies'>): string[] {
  const ignored = new Set(vocabularies.flatMap(({ searchWords }) => listOf(searchWords.ignored)));
  const words = wordsOf(text);
  const content = words.filter((word) => !ignored.has(word));
  return content.length > 0 ? content : words;
}

/** A synonym is a little less than the shopper's own word. */
const SYNONYM = 0.8;

function matchText(index: SearchIndex, search: Search, text: string): Hit[] {
  const colorsOf = colorLookup(search.vocabularies);
  const best = new Map<number, number>();
  for (const { words, factor } of variantsOf(index, search, contentWords(text, search)))
    for (const { place, score } of index.match(words, search.isTyped, colorsOf))
      best.set(place, Math.max(best.get(place) ?? 0, score * factor));
  return [...best].map(([place, score]) => ({ place, score })).sort((a, b) => b.score - a.score);
}

function colorLookup(vocabularies: readonly Vocabulary[]): ColorLookup {
  const all = vocabularies.map(({ language, colorWords }) => ({
    language,
    families: colorWordsOf(colorWords, language),
  }));
  return (word): ColorFamily[] => [
    ...new Set(all.flatMap(({ language, families }) => families.get(stemOf(word, language)) ?? [])),
  ];
}

type Variant = { words: string[]; factor: number };

const MAX_VARIANTS = 12;

/** The words, with synonyms in place of some, and with two words as the shop's one: `tea pot`. */
function variantsOf(index: SearchIndex, { synonyms }: Search, words: string[]): Variant[] {
  const joined = words.slice(1).flatMap((next, at): Variant[] => {
    const word = words[at] + next;
    return index.isKnown(word) ? [{ words: words.toSpliced(at, 2, word), factor: 1 }] : [];
  });
  const replaced = synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const place = placeOf(phrase, words, index.language);
      if (place === null) return [];
      return group.filter((other) => other !== phrase).map((other) => withSynonym(words, place, other));
    }),
  );
  return [{ words, factor: 1 }, ...joined, ...replaced].slice(0, MAX_VARIANTS);
}

/** `start`: the beginning of the one word that the phrase ends, empty where the phrase is whole words. */
type PhrasePlace = { at: number; length: number; start: string };

function placeOf(phrase: string, words: readonly string[], language: string): PhrasePlace | null {
  const sought = wordsOf(phrase).map((word) => stemOf(word, language));
  const own = words.map((word) => stemOf(word, language));
  const at = own.findIndex((_, start) => sought.every((one, offset) => own[start + offset] === one));
  if (sought.length > 0 && at >= 0) return { at, length: sought.length, start: '' };
  // `tischlampe` is a kind of `lampe`, which the shop may call `Leuchte`.
  const end = wordsOf(phrase).join('');
  const compound = words.findIndex((word) => word.length > end.length + 2 && word.endsWith(end));
  if (!hasCompounds(language) || end.length < 4 || compound < 0) return null;
  return { at: compound, length: 1, start: words[compound]?.slice(0, -end.length) ?? '' };
}

function withSynonym(words: string[], { at, length, start }: PhrasePlace, synonym: string): Variant {
  if (start === '') return { words: words.toSpliced(at, length, ...wordsOf(synonym)), factor: SYNONYM };
  return { words: words.toSpliced(at, length, start + wordsOf(synonym).join('')), factor: 1 };
}

/** "New" and "gift" alone name the first ones of a list that has all. */
const MAX_NAMED = 24;

function matchWishes(index: SearchIndex, search: Search, wishes: Wishes): number[] {
  const { rest, isOnSale, isNew, isGift, isCheap, isInStock, minPrice, maxPrice } = wishes;
  const { rate } = search;
  const all = index.products.map((_, place): Hit => ({ place, score: index.qualityOf(place) }));
  const hits = rest === '' ? all : matchText(index, search, rest);
  const fits = hits.filter(({ place }) => {
    const product = index.products[place];
    if (!product) return false;
    const { price, isSoldOut } = product;
    if (isOnSale && !product.isOnSale) return false;
    if (isInStock && isSoldOut) return false;
    if (minPrice !== null && (price === null || price < minPrice / rate)) return false;
    return maxPrice === null || (price !== null && price <= maxPrice / rate);
  });
  const isBounded = rest !== '' || isOnSale || isInStock || minPrice !== null || maxPrice !== null;
  const ranked = fits.map((hit) => ({ ...hit, rank: 0 }));
  const newWords = new Set(
    phrasesFor(search, 'new')
      .flatMap(wordsOf)
      .map((word) => stemOf(word, index.language)),
  );
  const gifts = new Set(
    isGift ? phrasesFor(search, 'gift').flatMap((phrase) => index.named(wordsOf(phrase), true)) : [],
  );
  for (const hit of ranked) {
    const product = index.products[hit.place];
    if (isNew && product?.ribbonWords.some((word) => newWords.has(word))) hit.rank -= 1;
    if (isGift && gifts.has(hit.place)) hit.rank -= 1;
    if (isGift && (product?.isFile || product?.isSoldOut)) hit.rank += 2;
  }
  const priceOf = ({ place }: Hit) => index.products[place]?.price ?? Number.POSITIVE_INFINITY;
  ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      (isCheap ? priceOf(a) - priceOf(b) : 0) ||
      (isNew && rest === '' ? b.place - a.place : 0) ||
      b.score - a.score,
  );
  return (isBounded || isCheap ? ranked : ranked.slice(0, MAX_NAMED)).map(({ place }) => place);
}

const phrasesFor = ({ vocabularies }: Search, kind: 'new' | 'gift'): string[] =>
  vocabularies.flatMap(({ searchWords }) => listOf(searchWords[kind]));

/** The most likely first: without slips, from the other keyboard, without a word that the shop lacks. */
function* guessesOf(index: SearchIndex, search: Search): Generator<string> {
  const { vocabularies, isTyped, text } = search;
  const { rest } = readWishes(
    text,
    vocabularies.map(({ searchWords }) => searchWords),
  );
  const words = contentWords(rest, search);
  if (words.length === 0) return;
  const colorsOf = colorLookup(vocabularies);
  const named = vocabularies.flatMap(({ searchWords, colorWords }) =>
    [searchWords.sale, searchWords.new, searchWords.gift, ...Object.values(colorWords)].flatMap(wordsOf),
  );
  const more = new Map([...named.map((word) => [word, word] as const), ...(search.more ?? [])]);
  const isKnown = (word: string) =>
    /\p{N}/u.test(word) || more.has(word) || index.isKnown(word) || colorsOf(word).length > 0;
  /** As the shop writes them. */
  const written = (all: readonly string[]) =>
    all.map((word) => index.vocabulary.get(word)?.text ?? word).join(' ');
  const corrections = new Map(
    words.map((word, at) => [
      word,
      isKnown(word) ? word : correctWord(word, index, more, isTyped && at === words.length - 1),
    ]),
  );
  const found = words.flatMap((word) => corrections.get(word) ?? []);
  // With the wishes, which are right.
  if (found.length === words.length && found.some((word, at) => word !== words[at]))
    yield written(wordsOf(text).map((word) => corrections.get(word) ?? word));
  const switched = inOtherLayout(text);
  if (wordsOf(switched).length > 0 && wordsOf(switched).every(index.isKnown)) yield switched;
  if (found.length > 0 && found.length < words.length) yield written(found);
  // The best of what remains without one word: a mug, if there is no blue mug.
  const rests = found
    .map((_, at) => found.filter((__, other) => other !== at))
    .filter((some) => some.length > 0)
    .map(written);
  const scored = [written(found), ...rests].map((one) => ({
    one,
    score: matchText(index, { ...search, isTyped: false }, one)[0]?.score ?? 0,
  }));
  for (const { one } of scored.toSorted((a, b) => b.score - a.score)) if (one !== '') yield one;
}
