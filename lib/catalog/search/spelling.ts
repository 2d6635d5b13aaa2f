import type { SearchIndex } from './search-index';
import { withSpaces, wordsOf } from './words';

/** Rows of the keyboards of the shop's languages. Keys of a row are beside each other. */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'קראטונמפ',
  'שדגכעיחל',
  'זסבהנמצת',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

const NEIGHBORS = new Set(
  ROWS.flatMap((row) =>
    [...row].slice(1).flatMap((key, place) => [`${row[place]}${key}`, `${key}${row[place]}`]),
  ),
);

/** Keys with their letters on a Latin and on a Hebrew keyboard. */
const LATIN_KEYS = 'ertyuiopasdfghjkl;zxcvbnm,.';
const HEBREW_KEYS = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ';

/** A text that was typed while the other keyboard was chosen: `akuo` → `שלום`. */
export function inOtherLayout(text: string): string {
  const typed = text.toLowerCase();
  const [from, to] = /[א-ת]/.test(typed) ? [HEBREW_KEYS, LATIN_KEYS] : [LATIN_KEYS, HEBREW_KEYS];
  return [...typed].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Costs of slips. Letters that swapped places and keys beside the right one are the usual ones. */
const SWAP = 0.7;
const NEIGHBOR = 0.7;

/** A short word resembles too many others. */
const allowedFor = (length: number): number => (length < 3 ? 0 : length === 3 ? SWAP : length < 8 ? 1 : 2);

/** Weighted optimal string alignment distance. `isTyped`: the typed word may be a beginning of the other. */
export function slipsBetween(typed: string, word: string, isTyped = false): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    const letter = typed[row - 1];
    for (let column = 1; column <= word.length; column++) {
      const other = word[column - 1];
      const cost = letter === other ? 0 : NEIGHBORS.has(`${letter}${other}`) ? NEIGHBOR : 1;
      const isSwapped = row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === other;
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + cost,
        isSwapped ? at(beforeLast, column - 2) + SWAP : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  const whole = at(last, word.length);
  // A beginning with as few slips is less likely than a whole word.
  return isTyped ? Math.min(whole, Math.min(...last) + BEGINNING) : whole;
}

const BEGINNING = 0.2;
const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** The first letter is right, or one of the two usual slips. */
const mayBegin = (typed: string, word: string): boolean =>
  typed[0] === word[0] ||
  NEIGHBORS.has(`${typed[0]}${word[0]}`) ||
  (typed[0] === word[1] && typed[1] === word[0]);

/**
 * The likeliest word, as the shop writes it; of equally likely ones, the more usual. Null when none is near.
 * @param more folded words beside those of the index, such as names of pages
 */
export function correctWord(
  typed: string,
  { vocabulary }: Pick<SearchIndex, 'vocabulary'>,
  more: ReadonlyMap<string, string> = new Map(),
  isTyped = false,
): string | null {
  const allowed = allowedFor(typed.length);
  if (allowed === 0) return null;
  const known = [...vocabulary].map(([word, facts]) => ({ word, ...facts }));
  const others = [...more].map(([word, text]) => ({ word, text, weight: 1, isThing: true }));
  type Candidate = { text: string | null; slips: number; weight: number };
  let best: Candidate = { text: null, slips: allowed + (isTyped ? BEGINNING : 0), weight: 0 };
  for (const { word, text, weight, isThing } of [...known, ...others]) {
    const isTooFar = word.length < typed.length - 2 || (!isTyped && word.length > typed.length + 2);
    if (isTooFar || !mayBegin(typed, word)) continue;
    const slips = slipsBetween(typed, word, isTyped);
    // Another letter makes another word of a short one: `wine` is not `wide`.
    if (slips === 1 && typed.length === 4 && word.length === 4 && !isThing) continue;
    if (slips < best.slips || (slips === best.slips && weight > best.weight)) best = { text, slips, weight };
  }
  return best.text;
}

/** Folded word → as written, for words that the index does not have. */
export const writtenWords = (texts: readonly string[]): Map<string, string> =>
  new Map(
    texts.flatMap((text) =>
      [
        ...withSpaces(text)
          .toLowerCase()
          .matchAll(/[\p{L}\p{M}]{3,}/gu),
      ].map(([word]) => [wordsOf(word).join(''), word] as const),
    ),
  );
