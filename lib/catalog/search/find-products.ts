import { type ColorFamily, type ColorWords, colorWordsOf } from './color-families';
import { type ColorLookup, FACTS, type Hit, NAMES, type SearchIndex } from './search-index';
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

/** A synonym of the merchant is a little less than the shopper's own word. */
const SYNONYM = 0.8;
/** One of the language is another thing in some shops. */
const USUAL_SYNONYM = 0.5;

function matchText(index: SearchIndex, search: Search, text: string): Hit[] {
  const colorsOf = colorLookup(search.vocabularies);
  const content = withoutBaseColors(contentWords(text, search), index, search);
  const best = new Map<number, number>();
  let limit = Number.POSITIVE_INFINITY;
  for (const { words, factor } of variantsOf(index, search, content)) {
    const hits = index.match(words, search.isTyped, colorsOf);
    const top = hits[0]?.score ?? 0;
    // `Chinos` come before the trousers that are called `trousers` in name and category.
    if (words === content && index.isOf(words, NAMES)) limit = top;
    const scale = factor === USUAL_SYNONYM ? factor * Math.min(1, limit / top) : factor;
    for (const { place, score } of hits) best.set(place, Math.max(best.get(place) ?? 0, score * scale));
  }
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

/** `bleu marine` → `marine`: the shade says more, and the color is in its meaning. */
function withoutBaseColors(words: string[], index: SearchIndex, { vocabularies }: Search): string[] {
  const colorsOf = colorLookup(vocabularies);
  const isBase = (word: string) =>
    vocabularies.some(({ colorWords, language }) =>
      Object.values(colorWords).some(
        (all) => stemOf(listOf(all)[0] ?? '', language) === stemOf(word, language),
      ),
    );
  const isShadeOf = (base: string, word: string) =>
    !isBase(word) && index.isKnown(word) && colorsOf(word).some((family) => colorsOf(base).includes(family));
  return words.filter((word) => !isBase(word) || !words.some((other) => isShadeOf(word, other)));
}

type Variant = { words: string[]; factor: number };

const MAX_VARIANTS = 12;

/** The words, with synonyms in place of some, and with two words as the shop's one: `tea pot`. */
function variantsOf(index: SearchIndex, { synonyms, vocabularies }: Search, words: string[]): Variant[] {
  const joined = words.slice(1).flatMap((next, at): Variant[] => {
    const word = words[at] + next;
    return index.isKnown(word) ? [{ words: words.toSpliced(at, 2, word), factor: 1 }] : [];
  });
  const { language } = index;
  const typed: Phrase = { words, stems: words.map((word) => stemOf(word, language)) };
  const own = synonyms.map((group) => group.map((phrase) => phraseOf(phrase, language)));
  const usual = vocabularies.flatMap(({ searchWords }) => usualSynonyms(searchWords.synonyms, language));
  const withOne = (groups: Phrase[][], factor: number) =>
    groups.flatMap((group) =>
      group.flatMap((phrase) => {
        const place = placeOf(phrase, typed, index);
        if (place === null) return [];
        // A phrase of several words has one meaning.
        const weight = phrase.words.length > 1 ? SYNONYM : factor;
        return group.flatMap((other) => {
          const isOther = other.stems.join(' ') !== phrase.stems.join(' ');
          return isOther && isUsed(other, place, index)
            ? [withSynonym(words, place, other, weight, index)]
            : [];
        });
      }),
    );
  const replaced = [...withOne(own, SYNONYM), ...withOne(usual, USUAL_SYNONYM)];
  return [{ words, factor: 1 }, ...joined, ...replaced].slice(0, MAX_VARIANTS);
}

/** Words that are synonyms of others or none, folded. */
type Phrase = { words: readonly string[]; stems: readonly string[] };

function phraseOf(text: string, language: string): Phrase {
  const words = wordsOf(text);
  return { words, stems: words.map((word) => stemOf(word, language)) };
}

// Per bundle: the messages do not change.
const parsed = new Map<string, Phrase[][]>();

/** @param lines of groups that are separated by commas */
function usualSynonyms(lines: string, language: string): Phrase[][] {
  const key = `${language} ${lines}`;
  const groups =
    parsed.get(key) ??
    lines
      .trim()
      .split('\n')
      .map((line) => listOf(line).map((phrase) => phraseOf(phrase, language)));
  parsed.set(key, groups);
  return groups;
}

/** `start`: the beginning of the one word that the phrase ends, empty where the phrase is whole words. */
type PhrasePlace = { at: number; length: number; start: string };

function placeOf(
  { words: sought, stems }: Phrase,
  typed: Phrase,
  { language, isWritten }: SearchIndex,
): PhrasePlace | null {
  const at = typed.stems.findIndex((_, start) =>
    stems.every((one, offset) => typed.stems[start + offset] === one),
  );
  if (stems.length > 0 && at >= 0) return { at, length: stems.length, start: '' };
  // `tischlampe` is a kind of `lampe`, which the shop may call `Leuchte`.
  if (!hasCompounds(language)) return null;
  const end = sought.join('');
  const compound = typed.words.findIndex(
    (word) => word.length > end.length + 2 && word.endsWith(end) && !isWritten(word),
  );
  if (end.length < 4 || compound < 0) return null;
  return { at: compound, length: 1, start: typed.words[compound]?.slice(0, -end.length) ?? '' };
}

/** Whether the shop has the synonym, which is no reason to search for other compounds with a part of it. */
const isUsed = ({ words }: Phrase, { start }: PhrasePlace, index: SearchIndex): boolean =>
  start === '' ? words.every(index.isWritten) : index.isKnown(start + words.join(''));

function withSynonym(
  words: string[],
  { at, length, start }: PhrasePlace,
  synonym: Phrase,
  factor: number,
  index: SearchIndex,
): Variant {
  if (start === '') return { words: words.toSpliced(at, length, ...synonym.words), factor };
  const compound = start + synonym.words.join('');
  // That the shop has the compound proves the meaning.
  return { words: words.toSpliced(at, length, compound), factor: index.isWritten(compound) ? 1 : factor };
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
  const newRibbons = phrasesFor(search, 'new').map((phrase) =>
    wordsOf(phrase).map((word) => stemOf(word, index.language)),
  );
  const gifts = new Set(
    isGift ? phrasesFor(search, 'gift').flatMap((phrase) => index.named(wordsOf(phrase), true)) : [],
  );
  const best = fits[0]?.score ?? 0;
  for (const hit of ranked) {
    const product = index.products[hit.place];
    const { ribbonWords = [] } = product ?? {};
    if (isNew && newRibbons.some((words) => words.every((word) => ribbonWords.includes(word)))) hit.rank -= 1;
    // The cheapest of what is meant, and not of all that is related.
    if (isCheap && rest !== '' && hit.score < best / 2) hit.rank += 1;
    const isCalledGift = gifts.has(hit.place);
    if (isCalledGift) hit.rank -= 1;
    // A gift card can be a file, and other files are no presents.
    if (isGift && ((product?.isFile && !isCalledGift) || product?.isSoldOut)) hit.rank += 2;
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
  // A bag that holds a bread is no answer to `grille-pain`.
  const isFact = (some: string) =>
    variantsOf(index, search, wordsOf(some)).some((variant) => index.isOf(variant.words, FACTS));
  if (found.length > 0 && found.length < words.length && isFact(written(found))) yield written(found);
  // The best of what remains without one word: a mug, if there is no blue mug.
  const rests = found
    .map((_, at) => found.filter((__, other) => other !== at))
    .filter((some) => some.length > 0)
    .map(written);
  const scored = [written(found), ...rests].map((one) => ({
    one,
    score: matchText(index, { ...search, isTyped: false }, one)[0]?.score ?? 0,
  }));
  for (const { one } of scored.toSorted((a, b) => b.score - a.score)) if (isFact(one)) yield one;
}
