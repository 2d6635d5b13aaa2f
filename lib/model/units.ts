import { own } from './own';

/** `both` adds the other one in parentheses. */
export type Units = 'metric' | 'imperial' | 'both';

type System = Exclude<Units, 'both'>;
type Kind = 'length' | 'mass' | 'volume' | 'temperature';
type Unit = {
  kind: Kind;
  system: System;
  /** In millimeters, grams or milliliters. */
  factor: number;
  /** As ECMA-402 names the unit of the other system. */
  other: string;
};

const INCH = 25.4;
const FOOT = 304.8;
const OUNCE = 28.349_523_125;
const POUND = 453.592_37;
/** Of the USA. */
const FLUID_OUNCE = 29.573_529_562_5;
const GALLON = 3785.411_784;

/** Of the units in `other`. */
const FACTORS: Readonly<Record<string, number>> = {
  inch: INCH,
  foot: FOOT,
  ounce: OUNCE,
  pound: POUND,
  'fluid-ounce': FLUID_OUNCE,
  gallon: GALLON,
  centimeter: 10,
  meter: 1_000,
  gram: 1,
  kilogram: 1_000,
  milliliter: 1,
  liter: 1_000,
};

const unit = (kind: Kind, system: System, factor: number, other: string): Unit => ({
  kind,
  system,
  factor,
  other,
});

/** As merchants write them, in the languages of the shop. */
const WORDS: readonly (readonly [words: string, unit: Unit])[] = [
  ['mm|מ״מ|مم|ミリ', unit('length', 'metric', 1, 'inch')],
  ['cm|ס״מ|سم|センチ', unit('length', 'metric', 10, 'inch')],
  ['m|מ׳|م', unit('length', 'metric', 1_000, 'foot')],
  ['kg|ק״ג|كغ|كجم', unit('mass', 'metric', 1_000, 'pound')],
  ['g|גרם|غ|جم|グラム', unit('mass', 'metric', 1, 'ounce')],
  ['ml|מ״ל|مل', unit('volume', 'metric', 1, 'fluid-ounce')],
  ['cl', unit('volume', 'metric', 10, 'fluid-ounce')],
  ['dl', unit('volume', 'metric', 100, 'fluid-ounce')],
  ['[lL]|[lL]iters?|litres?|ליטר|لتر|リットル', unit('volume', 'metric', 1_000, 'fluid-ounce')],
  ['°\\s?C', unit('temperature', 'metric', 1, 'fahrenheit')],
  // "2 in oak" is no length.
  [
    'in(?=\\.|$|[,;:)×]|\\s?[/(]|\\s(?:wide|high|tall|long|deep|across)\\b)|inch(?:es)?|″|Zoll',
    unit('length', 'imperial', INCH, 'centimeter'),
  ],
  ['ft|feet|foot|′', unit('length', 'imperial', FOOT, 'meter')],
  ['lbs?|pounds?', unit('mass', 'imperial', POUND, 'kilogram')],
  ['oz|ounces?', unit('mass', 'imperial', OUNCE, 'gram')],
  ['fl\\.?\\soz', unit('volume', 'imperial', FLUID_OUNCE, 'milliliter')],
  ['gal|gallons?', unit('volume', 'imperial', GALLON, 'liter')],
  ['°\\s?F', unit('temperature', 'imperial', 1, 'celsius')],
];

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** `×`, `–`, and `× H` */
const BETWEEN = String.raw`\s*[×x–-]\s*(?:\p{L}{1,2}[.׳]?\s*)?`;
/** No area, no rate, no longer word. */
const END = String.raw`(?![a-zA-Z\u00C0-\u024F\d\p{Script=Hebrew}\p{Script=Arabic}²³]|/\p{L})`;
const MEASURE = new RegExp(
  `(?<![\\d.,/\\p{Script=Latin}\\p{Script=Hebrew}\\p{Script=Arabic}-])(${NUMBER}(?:${BETWEEN}${NUMBER})*)([\\s\\u00A0]?)(?:${WORDS.map(([words], index) => `(?<u${index}>${words})`).join('|')})${END}`,
  'gu',
);

type Measure = { start: number; end: number; numbers: string; unit: Unit };

function measuresIn(text: string): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(({ 0: all, 1: numbers = '', index, groups = {} }) => {
    const found = WORDS.find((_, at) => own(groups, `u${at}`) !== undefined);
    return found ? [{ start: index, end: index + all.length, numbers, unit: found[1] }] : [];
  });
}

/** `18 cm (7 in)`: the merchant wrote both. */
const isPair = (text: string, one: Measure | undefined, other: Measure | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.unit.kind === other.unit.kind &&
  one.unit.system !== other.unit.system &&
  /^\s*[(/=,]\s*$/.test(text.slice(one.end, other.start));

/**
 * A text or sanitized HTML with its lengths, masses, volumes and temperatures in other units, where the
 * merchant has not written both. Rounded as a label would be: `Ø 23 × H 9 cm (9.1 × 3.5 in)`. `kept`: names,
 * such as "Small, 18 cm", that stay as they are.
 */
export const inUnits = (html: string, units: Units, locale: string, kept: readonly string[] = []): string =>
  html.replaceAll(/[^<>]+(?=<|$)/g, (text) => {
    let result = '';
    let done = 0;
    for (const { start, end, ...measure } of changedMeasures(text, units, kept)) {
      result +=
        units === 'both'
          ? `${text.slice(done, end)} (${converted(measure, ' × ', locale)})`
          : text.slice(done, start) + converted(measure, null, locale);
      done = end;
    }
    return result + text.slice(done);
  });

function changedMeasures(text: string, units: Units, kept: readonly string[]): Measure[] {
  const measures = measuresIn(text);
  return measures.filter((measure, index) => {
    const { start, end, unit } = measure;
    const isInName = kept.some((name) => {
      // The last place at which the name starts before the measure.
      const at = text.lastIndexOf(name, start);
      return at >= 0 && end <= at + name.length;
    });
    const isWritten =
      isPair(text, measures[index - 1], measure) || isPair(text, measure, measures[index + 1]);
    return !(isInName || isWritten || unit.system === units);
  });
}

function converted(
  { numbers, unit }: Pick<Measure, 'numbers' | 'unit'>,
  between: string | null,
  locale: string,
): string {
  const parts = numbers.split(new RegExp(`(${BETWEEN})`, 'u'));
  const last = parts.length - 1;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return between === null || /^\s*[–-]\s*$/.test(part) ? part : between;
      const value = Number(part.replace(',', '.'));
      return format(convert(value, unit), unit.other, locale, index === last);
    })
    .join('');
}

function convert(value: number, { kind, system, factor, other }: Unit): number {
  if (kind === 'temperature') return system === 'metric' ? value * 1.8 + 32 : (value - 32) / 1.8;
  return (value * factor) / (own(FACTORS, other) ?? 1);
}

const LENGTHS = ['inch', 'foot', 'centimeter', 'meter'];

function format(value: number, unit: string, locale: string, hasUnit: boolean): string {
  const isFine = value < 10 || (value < 100 && LENGTHS.includes(unit));
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: isFine ? 1 : 0,
    useGrouping: false,
    style: hasUnit ? 'unit' : 'decimal',
    unit,
  }).format(value);
}

/** `18 cm`, `7.1 in` or `18 cm (7.1 in)` */
export function lengthText(millimeters: number, units: Units, locale: string): string {
  const metric = format(millimeters / 10, 'centimeter', locale, true);
  const imperial = format(millimeters / INCH, 'inch', locale, true);
  if (units === 'both') return `${metric} (${imperial})`;
  return units === 'metric' ? metric : imperial;
}
