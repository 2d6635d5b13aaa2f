import { fold, withoutApostrophes, withSpaces } from './words';

/**
 * Comma-separated words for wishes ("sale", "under 50"), not for names, and in each line of `synonyms` words for the
 * same things: the messages `searchWords`.
 */
export type SearchWords = Readonly<
  Record<
    'sale' | 'new' | 'gift' | 'cheap' | 'inStock' | 'under' | 'over' | 'currencies' | 'ignored' | 'synonyms',
    string
  >
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

const prepared = (text: string): string => withoutApostrophes(fold(withSpaces(text))).replaceAll(/\s+/g, ' ');

export const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => prepared(word).trim())
    .filter(Boolean);

/** The longest first, so that "on sale" is found before "sale". */
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
/** `50`, `49.50`, `1,000` */
const AMOUNT = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)(?![\d.,]*\d)`;

const amountOf = (text: string): number =>
  Number(/[.,]\d{3}/.test(text) ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));

/** Japanese counts in units of ten thousand: `1.5万` → `15000` */
const withoutTenThousands = (text: string): string =>
  text.replaceAll(/(\d{1,3}(?:\.\d)?)\s*万/g, (_, count) => String(Math.round(Number(count) * 10_000)));

/** Before the price, or after it where the message has a `~`. */
function priceWith(words: string, price: string): string[] {
  const all = listOf(words);
  const after = all.flatMap((word) => (word.startsWith('~') ? [word.slice(1).trim()] : []));
  return [
    `${BEFORE}(?:${anyOf(all.filter((word) => !word.startsWith('~')))})[\\s:\\-־]*${price}${AFTER}`,
    ...(after.length > 0 ? [`${BEFORE}${price}\\s*(?:${anyOf(after)})${AFTER}`] : []),
  ];
}

export function readWishes(text: string, languages: readonly SearchWords[]): Wishes {
  let rest = withoutTenThousands(prepared(text));
  const take = (pattern: string): string | null => {
    const found = new RegExp(pattern, 'u').exec(rest);
    if (!found) return null;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found[1] ?? found[0];
  };
  const takePrice = (kind: 'under' | 'over'): number | null => {
    for (const words of languages) {
      const currency = `(?:${anyOf(listOf(words.currencies))})?`;
      for (const pattern of priceWith(words[kind], `${currency}\\s*${AMOUNT}\\s*${currency}`)) {
        const amount = take(pattern);
        if (amount !== null) return amountOf(amount);
      }
    }
    return null;
  };
  const takeWord = (kind: 'sale' | 'new' | 'gift' | 'cheap' | 'inStock'): boolean =>
    languages.filter((words) => take(`${BEFORE}(?:${anyOf(listOf(words[kind]))})${AFTER}`) !== null).length >
    0;
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
