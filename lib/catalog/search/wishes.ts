import { fold, withoutApostrophes } from './words';

/** Comma-separated words for wishes ("sale", "under 50"), not for names: the messages `searchWords`. */
export type SearchWords = Readonly<
  Record<'sale' | 'new' | 'gift' | 'cheap' | 'inStock' | 'under' | 'over' | 'currencies' | 'ignored', string>
>;

export type Wishes = {
  /** The words without the wishes, folded. */
  rest: string;
  isOnSale: boolean;
  isNew: boolean;
  isGift: boolean;
  isCheap: boolean;
  isInStock: boolean;
  /** In the currency of the shopper; null where the words name none. */
  minPrice: number | null;
  maxPrice: number | null;
};

export const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => withoutApostrophes(fold(word)).trim())
    .filter(Boolean);

/** The longest first, so that "on sale" is found before "sale". */
const anyOf = (words: string): string =>
  listOf(words)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;

export function readWishes(text: string, languages: readonly SearchWords[]): Wishes {
  let rest = withoutApostrophes(fold(text));
  const take = (pattern: string): string | null => {
    const found = new RegExp(pattern, 'u').exec(rest);
    if (!found) return null;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found[1] ?? found[0];
  };
  const takePrice = (kind: 'under' | 'over'): number | null => {
    for (const words of languages) {
      const currency = `(?:${anyOf(words.currencies)})?`;
      const amount = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)(?![\d.,]*\d)`;
      const price = take(
        `${BEFORE}(?:${anyOf(words[kind])})[\\s:\\-־]*${currency}\\s*${amount}\\s*${currency}${AFTER}`,
      );
      if (price !== null) return Number(price.replace(',', '.'));
    }
    return null;
  };
  const takeWord = (kind: 'sale' | 'new' | 'gift' | 'cheap' | 'inStock'): boolean =>
    languages.filter((words) => take(`${BEFORE}(?:${anyOf(words[kind])})${AFTER}`) !== null).length > 0;
  const [maxPrice, minPrice] = [takePrice('under'), takePrice('over')];
  const wishes = {
    maxPrice,
    minPrice,
    isInStock: takeWord('inStock'),
    isOnSale: takeWord('sale'),
    isNew: takeWord('new'),
    isGift: takeWord('gift'),
    isCheap: takeWord('cheap'),
  };
  return { ...wishes, rest: rest.trim().replaceAll(/\s+/g, ' ') };
}

export const hasWishes = ({ rest: _, minPrice, maxPrice, ...marks }: Wishes): boolean =>
  minPrice !== null || maxPrice !== null || Object.values(marks).includes(true);
