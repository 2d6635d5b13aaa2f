import { stemOf, wordsOf } from './words';

/** The colors that shoppers have words for. A glaze of the shop belongs to one or several. */
export const COLOR_FAMILIES = [
  'black',
  'white',
  'gray',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** Words of each family, separated by commas: the messages `colorWords`. */
export type ColorWords = Readonly<Record<ColorFamily, string>>;

/** Stem of a shopper's word → the families that it names. */
export function colorWordsOf(words: ColorWords, language: string): Map<string, ColorFamily[]> {
  const families = new Map<string, ColorFamily[]>();
  for (const family of COLOR_FAMILIES)
    for (const word of wordsOf(words[family])) {
      const stem = stemOf(word, language);
      families.set(stem, [...new Set([...(families.get(stem) ?? []), family])]);
    }
  return families;
}

/** Lightness 0 to 1, chroma from 0 for grays to about 0.3, hue in degrees (OKLCH). */
type Shade = { lightness: number; chroma: number; hue: number };

/** @param color a CSS color in hexadecimal digits: `#abc` or `#aabbcc`. Null for any other */
function shadeOf(color: string): Shade | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Which shades people give these names to. Names overlap: rust is both red and brown. */
const IS_OF: Readonly<Record<ColorFamily, (shade: Shade) => boolean>> = {
  black: ({ lightness, chroma }) => lightness < 0.42 && chroma < 0.03,
  white: ({ lightness, chroma }) => lightness > 0.9 && chroma < 0.025,
  gray: ({ lightness, chroma }) => lightness > 0.3 && lightness < 0.8 && chroma < 0.03,
  beige: ({ lightness, chroma, hue }) =>
    lightness > 0.72 && chroma > 0.015 && chroma < 0.07 && hue > 55 && hue < 110,
  brown: ({ lightness, chroma, hue }) => lightness < 0.68 && chroma > 0.025 && hue > 25 && hue < 90,
  red: ({ lightness, chroma, hue }) => chroma > 0.075 && lightness < 0.68 && hue > 8 && hue < 50,
  orange: ({ lightness, chroma, hue }) => chroma > 0.07 && lightness > 0.5 && hue > 33 && hue < 72,
  yellow: ({ lightness, chroma, hue }) => chroma > 0.07 && lightness > 0.7 && hue > 72 && hue < 112,
  green: ({ chroma, hue }) => chroma > 0.018 && hue > 105 && hue < 192,
  blue: ({ chroma, hue }) => chroma > 0.018 && hue > 215 && hue < 288,
  purple: ({ chroma, hue }) => chroma > 0.035 && hue > 285 && hue < 340,
  pink: ({ lightness, chroma, hue }) => lightness > 0.65 && chroma > 0.03 && (hue > 335 || hue < 50),
};

/** @param color as a choice of an option has it. Empty for one without such a color */
export function familiesOfColor(color: string | null): ColorFamily[] {
  const shade = color === null ? null : shadeOf(color);
  return shade === null ? [] : COLOR_FAMILIES.filter((family) => IS_OF[family](shade));
}
