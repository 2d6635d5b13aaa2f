import MiniSearch, { type Query } from 'minisearch';
import { compact } from '@/lib/model/compact';
import type { ColorFamily } from './color-families';
import {
  compoundParts,
  fold,
  hasCompounds,
  headOf,
  joinedWords,
  lettersOf,
  startOf,
  stemOf,
  withoutPrefixes,
  withSpaces,
  withUmlauts,
  wordsOf,
} from './words';

/** Texts are in the language of the index or of the site. */
export type SearchEntry = {
  id: string;
  name: string;
  slug: string;
  categories: readonly string[];
  categoryIds: readonly string[];
  /** Of options and of the merchant's own filters. */
  values: readonly string[];
  colors: readonly ColorFamily[];
  brand: string | null;
  ribbons: readonly string[];
  skus: readonly string[];
  /** Plain texts of the info sections, with their titles. */
  sections: string;
  description: string;
  /** Of the cheapest variant, in the site's currency. Null when it is not known. */
  price: number | null;
  isOnSale: boolean;
  isSoldOut: boolean;
  isFile: boolean;
  /** 0 to 1: how well it sells, as far as the shop knows. */
  popularity: number;
};

export type IndexedFacts = Pick<
  SearchEntry,
  'id' | 'categoryIds' | 'price' | 'isOnSale' | 'isSoldOut' | 'isFile' | 'popularity'
> & {
  ribbonWords: readonly string[];
};

/** `place` of a product is its number in the catalog, the oldest first. */
export type Hit = { place: number; score: number };

/** `isThing`: what a product or a category is called, and not what it is like. */
export type KnownWord = { text: string; weight: number; isThing: boolean };

export type SearchIndex = {
  language: string;
  products: readonly IndexedFacts[];
  /** Folded word → how the shop writes it, and how often, for corrections. */
  vocabulary: ReadonlyMap<string, KnownWord>;
  /** Whether the word, another form of it or a compound that ends with it is one of the shop. */
  isWritten(word: string): boolean;
  /** Also a compound whose parts the shop has. */
  isKnown(word: string): boolean;
  /** Products with all words, best first. Unknown words may be beginnings; so may the last if `isTyped`. */
  match(words: readonly string[], isTyped: boolean, colors: ColorLookup): Hit[];
  /** Named so, or in a category named so. `isBegun` allows beginnings: `geschenk` of `Geschenkkarte`. */
  named(words: readonly string[], isBegun?: boolean): number[];
  /** Whether a product has all words in these fields. */
  isOf(words: readonly string[], fields: readonly Field[]): boolean;
  /** For orders without words: stock, ribbons, sales. */
  qualityOf(place: number): number;
};

export type ColorLookup = (word: string) => readonly ColorFamily[];

/** A match in the name counts more than any number of others. */
const BOOSTS = {
  name: 14,
  skus: 12,
  categories: 7,
  parts: 6,
  head: 8,
  values: 6,
  brand: 5,
  colors: 4,
  ribbons: 3,
  slug: 3,
  starts: 2,
  sections: 1.5,
  description: 1,
} as const;
type Field = keyof typeof BOOSTS;
/** `head` and `parts`, the last parts of compounds, say what a thing is, and `starts` are the first parts. */
const FIELDS = [
  ...(['name', 'skus', 'categories', 'parts', 'head', 'values', 'brand', 'colors'] as const),
  ...(['ribbons', 'slug', 'starts', 'sections', 'description'] as const),
] satisfies Field[];
const TEXTS: Field[] = FIELDS.filter((field) => field !== 'colors');
const STRONG: Field[] = ['name', 'parts', 'head', 'categories', 'values', 'brand', 'ribbons', 'skus', 'slug'];
const NAMING: Field[] = ['name', 'parts', 'head', 'categories'];
export const NAMES: readonly Field[] = ['name', 'parts', 'head'];
/** Not descriptions, in which many words say nothing of the product. */
export const FACTS: readonly Field[] = [...STRONG, 'sections'];
/** A part of a word names a product more than its category, which can have several kinds: `Bags & Baskets`. */
const OF_PARTS = { ...BOOSTS, categories: 3 };
/** Where a color is one of the product's own, and not of a flower beside it. */
const OF_COLORS: Field[] = ['name', 'parts', 'values', 'categories', 'slug'];
/** Fields whose words can be the beginning of what is typed in another form: `dishe`. */
const WITH_FORMS: ReadonlySet<string> = new Set(['name', 'categories']);

type Document = { place: number } & Record<Field, string>;

/** Many words end with the same three or four letters: `Flügel`, `Riegel`. */
const MIN_RELATIVE = 5;

/** Entries between two pauses. Other requests of the process wait meanwhile. */
const AT_ONCE = 50;

export async function buildSearchIndex(
  entries: readonly SearchEntry[],
  language: string,
  pause: () => Promise<void> = async () => {},
): Promise<SearchIndex> {
  const naming = new Set<string>();
  const terms = new Set<string>();
  const vocabulary = new Map<string, KnownWord>();
  const stem = (word: string) => stemOf(word, language);
  const learn = (texts: readonly string[], weight: number) => {
    for (const text of texts)
      for (const [written] of withSpaces(text)
        .toLowerCase()
        .matchAll(/[\p{L}\p{M}]+/gu)) {
        const word = fold(written);
        if (lettersOf(word) < 3) continue;
        const known = vocabulary.get(word);
        if (known) known.weight += weight;
        else vocabulary.set(word, { text: written, weight, isThing: false });
      }
  };
  for (const { name, categories, values, brand, ribbons, sections, description } of entries) {
    learn([name, ...categories], 10);
    learn([...values, brand ?? '', ...ribbons], 5);
    learn([sections, description], 1);
    for (const text of [name, ...categories]) for (const word of wordsOf(text)) naming.add(stem(word));
    const head = headOf(name, language);
    for (const word of [...(head === null ? wordsOf(name) : [head]), ...categories.flatMap(wordsOf)]) {
      const known = vocabulary.get(word);
      if (known) known.isThing = true;
    }
  }
  const textWords = new Set([...vocabulary.keys()].map(stem));
  // Any two words may form a compound where the language writes them as one.
  const partWords = hasCompounds(language) ? textWords : naming;
  const isPart = (one: string) => lettersOf(one) >= 3 && partWords.has(one);

  const index = new MiniSearch<Document>({
    idField: 'place',
    fields: FIELDS,
    tokenize: (text, field) => (field === 'colors' || field === 'skus' ? text.split(' ') : wordsOf(text)),
    processTerm: (word, field) => {
      if (word === '') return null;
      const own = field === 'colors' ? word : stem(word);
      const forms = new Set([own]);
      if (field !== undefined && WITH_FORMS.has(field)) forms.add(word);
      for (const rest of withoutPrefixes(word, language)) if (naming.has(stem(rest))) forms.add(stem(rest));
      if (field !== 'colors') for (const form of forms) terms.add(form);
      return [...forms];
    },
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term, boost: BOOSTS },
    autoVacuum: false,
  });

  const quality: number[] = [];
  for (const [place, entry] of entries.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await pause();
    quality.push(qualityOf(entry));
    const named = [entry.name, ...entry.categories, ...entry.values].flatMap(wordsOf);
    const parts = [...new Set(named)].map((word) => compoundParts(word, language, isPart));
    index.add({
      place,
      name: entry.name,
      skus: entry.skus.flatMap((sku) => [...wordsOf(sku), wordsOf(sku).join('')]).join(' '),
      parts: [...parts.map((all) => all.at(-1) ?? ''), ...joinedWords(entry.name)].join(' '),
      head: headOf(entry.name, language) ?? '',
      starts: parts.flatMap((all) => all.slice(0, -1)).join(' '),
      values: entry.values.join(' '),
      categories: entry.categories.join(' '),
      brand: entry.brand ?? '',
      colors: entry.colors.join(' '),
      ribbons: entry.ribbons.join(' '),
      slug: entry.slug,
      sections: entry.sections,
      description: entry.description,
    });
  }

  const formsOf = (word: string): string[] => {
    const all = compact(word, withUmlauts(word, language));
    const stems = all.map(stem).filter((one) => terms.has(one));
    // Those of names are indexed as they are written, too, and both would count twice.
    const known = stems.length > 0 ? stems : all.filter((one) => terms.has(one));
    if (known.length > 0) return [...new Set(known)];
    return withoutPrefixes(word, language)
      .map(stem)
      .filter((one) => terms.has(one));
  };
  const score = (query: Query) =>
    index.search(query, { boostDocument: (place) => quality[Number(place)] ?? 1 });

  /** German names of the shop that end with the word: `wanduhr` for `uhr`, `kettenöl` for `öl`. */
  const compoundsOf = (word: string): string[] => {
    if (!hasCompounds(language) || lettersOf(word) < 2) return [];
    const end = stem(word);
    return [...naming].filter((name) => {
      if (!name.endsWith(end) || lettersOf(name) < lettersOf(word) + 3) return false;
      // Many words end with any two letters.
      return lettersOf(word) > 2 || startOf(name.slice(0, -end.length), language, isPart) !== null;
    });
  };
  /** German names that end as the word does: `seitenständer` for `fahrradständer`. */
  const relativesOf = (word: string): string[] => {
    if (!hasCompounds(language)) return [];
    for (let at = 3; at < word.length; at++) {
      const end = word.slice(at);
      if (lettersOf(end) < MIN_RELATIVE) break;
      const found = compoundsOf(end);
      if (found.length > 0) return found;
    }
    return [];
  };

  function queryOf(word: string, isLast: boolean, colorsOf: ColorLookup): Query {
    const forms = formsOf(word);
    const colors = colorsOf(word);
    const queries: Query[] = colors.length > 0 ? [{ queries: forms, fields: OF_COLORS }] : [...forms];
    if (colors.length > 0) queries.push({ queries: [...colors], fields: ['colors'] });
    if (queries.length === 0) {
      const parts = compoundParts(word, language, isPart);
      const [first, last] = parts;
      if (first !== undefined && last !== undefined)
        queries.push({
          queries: [first, { queries: [last], fields: NAMING, boost: OF_PARTS }],
          combineWith: 'AND',
        });
      // A vase for `blumenvase`, even if the shop has none for flowers.
      if (hasCompounds(language)) queries.push({ queries: parts.slice(-1), fields: NAMING, boost: OF_PARTS });
      const compounds = compoundsOf(word);
      queries.push({ queries: compounds, fields: NAMING });
      if (parts.length === 0 && compounds.length === 0)
        queries.push({ queries: relativesOf(word), fields: NAMING });
    }
    // `Reifen` are no `Reif`.
    if (forms.length > 0 && !forms.includes(word) && terms.has(word))
      queries.push({ queries: [word], fields: ['name'], boost: { name: 7 } });
    const isWhole = forms.length > 0 || colors.length > 0;
    // A few letters begin many words of descriptions.
    if (isLast || (!isWhole && lettersOf(word) >= 3))
      queries.push({
        queries: [word],
        prefix: true,
        fields: lettersOf(word) < 4 || isWhole ? STRONG : TEXTS,
      });
    return { queries, combineWith: 'OR' };
  }

  return {
    language,
    products: entries.map(({ id, categoryIds, price, isOnSale, isSoldOut, isFile, popularity, ribbons }) => ({
      id,
      categoryIds,
      price,
      isOnSale,
      isSoldOut,
      isFile,
      popularity,
      ribbonWords: ribbons.flatMap(wordsOf).map(stem),
    })),
    vocabulary,
    isWritten: (word) => formsOf(word).length > 0 || compoundsOf(word).length > 0,
    isKnown: (word) =>
      formsOf(word).length > 0 ||
      compoundParts(word, language, isPart).length > 0 ||
      compoundsOf(word).length > 0,
    match(words, isTyped, colorsOf) {
      if (words.length === 0) return [];
      const queries = words.map((word, at) => queryOf(word, isTyped && at === words.length - 1, colorsOf));
      return score({ queries, combineWith: 'AND' }).map(({ id, score: own }) => ({
        place: Number(id),
        score: own,
      }));
    },
    named(words, isBegun = false) {
      const queries = words.map(
        (word): Query => ({
          queries: [
            ...formsOf(word),
            ...(isBegun && lettersOf(word) >= 4 ? [{ queries: [word], prefix: true }] : []),
          ],
          combineWith: 'OR',
        }),
      );
      if (words.length === 0) return [];
      return index.search({ queries, combineWith: 'AND', fields: NAMING }).map(({ id }) => Number(id));
    },
    isOf: (words, fields) => {
      const queries = words.map((word): Query => ({ queries: formsOf(word), combineWith: 'OR' }));
      return index.search({ queries, combineWith: 'AND', fields: [...fields] }).length > 0;
    },
    qualityOf: (place) => quality[place] ?? 1,
  };
}

/** Sold-out products come last among equals, and those that sell or are marked come first. */
function qualityOf({ isSoldOut, ribbons, isOnSale, popularity }: SearchEntry): number {
  const favored = 1 + (ribbons.length > 0 ? 0.08 : 0) + (isOnSale ? 0.04 : 0) + 0.12 * popularity;
  return isSoldOut ? favored * 0.6 : favored;
}
