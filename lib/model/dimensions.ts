/** Width and height of a product in millimeters, as seen from the front. */
export type FrontSize = { width: number; height: number; isRound: boolean };

const NUMBER = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const PATTERN = new RegExp(
  // A diameter or a width, possibly a depth or a length, and a height, each with its letter.
  `([Øø⌀W])\\s*${NUMBER}(?:\\s*[×x]\\s*[DL]\\s*${NUMBER})?\\s*[×x]\\s*H\\s*${NUMBER}\\s*(mm|cm|m|in)\\b`,
  'u',
);
const MILLIMETERS: Record<string, number> = { mm: 1, cm: 10, m: 1_000, in: 25.4 };
/** A figure beside a mug is legible between these. */
const LEAST = 20;
const MOST = 1_500;

/**
 * Returns the front of a product from the text of its dimensions, such as `Ø 23 × H 9 cm`. Null for
 * a text without a width and a height, and for a size that no figure can show.
 */
export function readFrontSize(text: string): FrontSize | null {
  const [, letter, width, , height, unit = ''] = PATTERN.exec(text) ?? [];
  const factor = MILLIMETERS[unit];
  if (width === undefined || height === undefined || factor === undefined) return null;
  const toMillimeters = (number: string) => Math.round(Number(number.replace(',', '.')) * factor);
  const size = { width: toMillimeters(width), height: toMillimeters(height), isRound: letter !== 'W' };
  const isDrawable = [size.width, size.height].every((length) => length >= LEAST && length <= MOST);
  return isDrawable ? size : null;
}
