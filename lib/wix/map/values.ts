import { formatAddress } from 'localized-address-format';
import { needsBaseUnits } from '@/lib/config/law';
import { SHOP } from '@/lib/config/shop';
import type { OwnFilter } from '@/lib/config/shop-schema';
import { addMoney, type Money } from '@/lib/model/money';
import type { Price, ProductSummary, SearchTexts } from '@/lib/model/product';
import { type Measure, unitPriceAt } from '@/lib/model/unit-price';

/**
 * Returns a platform date as ISO 8601, or null when it is absent or unreadable. The client converts
 * most dates to `Date`, but leaves them as text after its fallback for long queries.
 */
export function isoDate(date: Date | string | null | undefined): string | null {
  const time = date ? new Date(date).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Returns the unique name of an info section, where an entry of the shop may refer to it. */
export const sectionKey = (uniqueName: string | null | undefined): { key?: string } =>
  SHOP.law && uniqueName ? { key: uniqueName } : {};

/** Marks the summary of a file, where the law wants a card to say whether delivery is added. */
export const fileMark = (isFile: boolean): { isFile?: true } =>
  isFile && SHOP.law?.prices ? { isFile } : {};

type NamedOption = { name?: string | null | undefined; choices: (string | null | undefined)[] };

/** The values of a product that the shop's own filters read. */
type Filterable = {
  options: readonly NamedOption[];
  ribbons: readonly string[];
  /** Unique names, or titles in a catalog without such names. */
  sections: readonly (string | null | undefined)[];
  tagIds?: readonly string[];
  extendedFields?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
};

/** Whether a filter of the shop's own needs the info sections of products in lists. */
export const HAS_SECTION_FILTERS = (SHOP.filters ?? []).some(({ choices }) =>
  choices?.some(({ section }) => section),
);

/** Returns the values of a product by the shop's own filters. */
export function ownValuesOf(product: Filterable): Pick<ProductSummary, 'ownValues'> {
  if (!SHOP.filters) return {};
  const found = SHOP.filters.flatMap((filter) => {
    const values = valuesBy(filter, product);
    return values.length > 0 ? [[`by-${filter.key}`, values] as const] : [];
  });
  return found.length > 0 ? { ownValues: Object.fromEntries(found) } : {};
}

function valuesBy({ option, choices, field }: OwnFilter, product: Filterable): string[] {
  const { options, ribbons, sections, tagIds = [], extendedFields } = product;
  if (choices)
    return choices
      .filter(
        ({ tag, ribbon, section }) =>
          (tag && tagIds.includes(tag)) ||
          (ribbon && ribbons.includes(ribbon)) ||
          (section && sections.includes(section)),
      )
      .map(({ value }) => value);
  if (field) return [extendedFields?.[field.namespace]?.[field.name]].flat().flatMap(fieldText);
  return options.find(({ name }) => name === option)?.choices.flatMap((choice) => choice || []) ?? [];
}

/** A longer text of a field is no choice. */
const MAX_FIELD_LENGTH = 100;

const fieldText = (value: unknown): string[] =>
  (typeof value === 'string' && value !== '' && value.length <= MAX_FIELD_LENGTH) ||
  typeof value === 'number' ||
  typeof value === 'boolean'
    ? [String(value)]
    : [];

const REDUCTIONS = SHOP.law?.prices?.reductions;
const LOWEST_SECTION = typeof REDUCTIONS === 'object' ? REDUCTIONS.section : undefined;
const FEE_SECTION = SHOP.law?.fees?.section;

/** Whether products name their lowest price of the last 30 days in an info section. */
const HAS_LOWEST_PRICES = LOWEST_SECTION !== undefined;

/** Whether the price of a product depends on its info sections. */
export const HAS_PRICE_SECTIONS = HAS_LOWEST_PRICES || FEE_SECTION !== undefined;

/**
 * Returns the former price to strike next to a price. Null where it is not higher, or where the
 * shop does not know the lowest of the last 30 days and hides it.
 */
export const formerPrice = (now: Money, ...former: (Money | null | undefined)[]): Money | null =>
  REDUCTIONS === 'hidden'
    ? null
    : (former.find((one) => one && Number(one.amount) > Number(now.amount)) ?? null);

/** The same for a line of a cart, which has no info sections. */
export const formerLinePrice: typeof formerPrice = (...prices) =>
  HAS_LOWEST_PRICES ? null : formerPrice(...prices);

type PriceSection = { title?: string | undefined; key?: string | null | undefined; text: string };

/**
 * Amounts that a product names in info sections: its lowest price of the last 30 days, and the
 * mandatory fee of an item, which is no part of the platform's price.
 */
export type SectionAmounts = { lowest: Money | null; fee: Money | null };

/** Returns the amounts of the sections that the shop's configuration names. */
export const amountsIn = (sections: readonly PriceSection[], currency: string): SectionAmounts => ({
  lowest: amountIn(sections, LOWEST_SECTION, currency),
  fee: amountIn(sections, FEE_SECTION, currency),
});

/**
 * Returns the amount in a section. Null without one, and for texts that are not one amount, such as
 * `1.200,00`, which may be two.
 */
function amountIn(
  sections: readonly PriceSection[],
  section: string | undefined,
  currency: string,
): Money | null {
  if (section === undefined) return null;
  const text = sections.find(({ key, title }) => key === section || title === section)?.text ?? '';
  const [, amount] = /^[^\d.,]*(\d{1,9}(?:[.,]\d{1,2})?)[^\d.,]*$/.exec(text) ?? [];
  return amount === undefined ? null : { amount: amount.replace(',', '.'), currency };
}

/** Returns a price of the platform as the shop shows it, with what the law of its regions wants. */
export const statedPrice = (price: Price, { lowest, fee }: SectionAmounts): Price =>
  withFee(provenPrice(price, lowest), fee);

/** Returns the fee of a product as a part of it. */
export const feeOf = ({ fee }: SectionAmounts): { fee?: Money } => (fee ? { fee } : {});

/** Returns an amount with the mandatory fee of the item. */
export const plusFee = (amount: Money, fee: Money | null): Money =>
  fee?.currency === amount.currency ? addMoney(amount, fee) : amount;

/** Returns a price, and its price per unit, with the mandatory fee of the item. */
function withFee(price: Price, fee: Money | null): Price {
  if (fee === null || price.kind === 'unknown') return price;
  const unit = price.unit && {
    unit: {
      ...price.unit,
      price: plusFee(price.unit.price, unitPriceAt(fee, price.unit)?.price ?? null),
    },
  };
  switch (price.kind) {
    case 'range':
      return { ...price, from: plusFee(price.from, fee), to: plusFee(price.to, fee), ...unit };
    case 'sale':
      return { ...price, now: plusFee(price.now, fee), was: plusFee(price.was, fee), ...unit };
    case 'plain':
      return { ...price, now: plusFee(price.now, fee), ...unit };
  }
}

/**
 * Returns a price of a product whose reduction refers to its lowest price of the last 30 days.
 * Without one below the former price, the reduced price is the only one.
 */
function provenPrice(price: Price, lowest: Money | null): Price {
  if (!HAS_LOWEST_PRICES || price.kind !== 'sale') return price;
  const { was, kind: _, ...rest } = price;
  const isProven =
    lowest?.currency === was.currency &&
    Number(lowest.amount) > Number(price.now.amount) &&
    Number(lowest.amount) <= Number(was.amount);
  return isProven ? { ...price, was: lowest } : { kind: 'plain', ...rest };
}

/**
 * Returns a barcode if it is a number of the manufacturer (GTIN) that may leave the shop: 8, 12, 13
 * or 14 digits with a correct check digit, and not from the range for numbers of a single store.
 */
export function gtinOf(barcode: string | null | undefined): string | null {
  const digits = (barcode ?? '').replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const full = digits.padStart(14, '0');
  const sum = [...full].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  const isOfOneStore = digits.length !== 8 && /^\d(?:2|02|04)/.test(full);
  return sum % 10 === 0 && !isOfOneStore && Number(full) > 0 ? digits : null;
}

/** Returns a URL from a merchant or the platform if it is safe to link to: https or http only. */
export function webHref(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** The platform's units: the symbol, and how many liters, kilograms, meters or m² one of it is. */
// biome-ignore format: a table
const UNITS: Record<string, { symbol: string; of: 'l' | 'kg' | 'm' | 'm²'; size: number }> = {
  ML: { symbol: 'ml', of: 'l', size: 0.001 }, CL: { symbol: 'cl', of: 'l', size: 0.01 },
  L: { symbol: 'l', of: 'l', size: 1 }, CBM: { symbol: 'm³', of: 'l', size: 1000 },
  FLOZ: { symbol: 'fl oz', of: 'l', size: 0.0295735295625 }, PT: { symbol: 'pt', of: 'l', size: 0.473176473 },
  QT: { symbol: 'qt', of: 'l', size: 0.946352946 }, GAL: { symbol: 'gal', of: 'l', size: 3.785411784 },
  MG: { symbol: 'mg', of: 'kg', size: 0.000001 }, G: { symbol: 'g', of: 'kg', size: 0.001 },
  KG: { symbol: 'kg', of: 'kg', size: 1 }, OZ: { symbol: 'oz', of: 'kg', size: 0.028349523125 },
  LB: { symbol: 'lb', of: 'kg', size: 0.45359237 },
  MM: { symbol: 'mm', of: 'm', size: 0.001 }, CM: { symbol: 'cm', of: 'm', size: 0.01 },
  M: { symbol: 'm', of: 'm', size: 1 }, IN: { symbol: 'in', of: 'm', size: 0.0254 },
  FT: { symbol: 'ft', of: 'm', size: 0.3048 }, YD: { symbol: 'yd', of: 'm', size: 0.9144 },
  SQM: { symbol: 'm²', of: 'm²', size: 1 }, SQFT: { symbol: 'ft²', of: 'm²', size: 0.09290304 },
};

/** Whether `100 ml` and pounds become liters and kilograms. */
const HAS_BASE_UNITS = needsBaseUnits(SHOP.law);

export type PlatformQuantity = { quantity?: number | null | undefined; unit?: string | null | undefined };

/**
 * Returns the measure of a price per unit, `kg` or `100 ml`, and how many of it an item contains.
 * Where the law of the shop's regions requires base units, it is one of those.
 * Null without a base or for unknown units.
 *
 * @param total what an item contains. Where it is absent or measures something else, `shown`
 *   replaces it: a price of the item and the platform's price per unit at that price.
 */
export function measureOf(
  base: PlatformQuantity,
  total: PlatformQuantity,
  shown?: { item: Money | undefined; perUnit: Money | undefined },
): Measure | null {
  const unit = UNITS[base.unit ?? ''];
  if (!base.quantity || !unit) return null;
  const content = UNITS[total.unit ?? ''];
  const contained =
    total.quantity && content?.of === unit.of
      ? (total.quantity * content.size) / (base.quantity * unit.size)
      : Number(shown?.item?.amount) / Number(shown?.perUnit?.amount);
  if (!Number.isFinite(contained) || contained <= 0) return null;
  if (HAS_BASE_UNITS && base.unit !== 'CBM')
    return { measure: unit.of, contained: contained * base.quantity * unit.size };
  return { measure: base.quantity === 1 ? unit.symbol : `${base.quantity} ${unit.symbol}`, contained };
}

const UNIT_OF_SYMBOL = new Map(Object.entries(UNITS).map(([unit, { symbol }]) => [symbol, unit]));

/**
 * Returns the quantity that a choice names, such as `500 g` or `Large (1,5 kg)`. Null without one,
 * and for texts with further numbers, such as `2 × 250 g`.
 */
export function quantityIn(choice: string): PlatformQuantity | null {
  const [, number, symbol] =
    /^\D*?(\d{1,6}(?:[.,]\d{1,3})?)\s?(fl oz|m[²³]|ft²|[a-z]{1,3})(?![\p{L}²³])\D*$/iu.exec(choice) ?? [];
  const unit = UNIT_OF_SYMBOL.get(symbol?.toLowerCase() ?? '');
  return number && unit ? { quantity: Number(number.replace(',', '.')), unit } : null;
}

/** The platform's address, with the client's field names. */
type PlatformAddress = {
  addressLine1?: string | null;
  addressLine2?: string | null;
  addressLine?: string | null;
  streetAddress?: { number?: string; name?: string };
  city?: string | null;
  subdivision?: string | null;
  subdivisionFullname?: string | null;
  postalCode?: string | null;
  country?: string | null;
  countryFullname?: string | null;
};

/** Countries that write the number of a house before the name of the street. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'IN', 'LU', 'NZ', 'US', 'ZA']);
/** Countries that write the code of a state or province, and not its name. */
const STATE_AS_CODE = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/**
 * Returns an address in the form of its country, line by line, and the country apart, because a
 * page names it in its own language. Omits empty parts.
 */
export function toPlace(address: PlatformAddress): { lines: string[]; country: string | null } {
  const country = address.country || address.countryFullname || null;
  const { number, name } = address.streetAddress ?? {};
  const street = !country || NUMBER_FIRST.has(country) ? [number, name] : [name, number];
  // ISO 3166-2: people write only the part after the country.
  const code = address.subdivision?.replace(/^[A-Z]{2}-/, '');
  const usesCode = country !== null && STATE_AS_CODE.has(country);
  const [first, second] = usesCode
    ? [code, address.subdivisionFullname]
    : [address.subdivisionFullname, code];
  const lines = formatAddress({
    postalCountry: country ?? 'US',
    addressLines: [
      address.addressLine1 || address.addressLine || street.filter(Boolean).join(' '),
      address.addressLine2 ?? '',
    ].filter(Boolean),
    locality: address.city ?? '',
    administrativeArea: first || second || '',
    postalCode: address.postalCode ?? '',
  });
  // Some countries have no form for a part that a shopper may have typed.
  const unwritten = [address.city, address.postalCode].filter(
    (part) => part && !lines.some((line) => line.includes(part)),
  );
  return { lines: [...lines, ...unwritten.flatMap((part) => part || [])], country };
}

/** The part of the platform's SEO data that the shop reads. It is the same in every API. */
type SeoData = {
  tags?: {
    type?: string;
    props?: Record<string, unknown> | null;
    children?: string;
    disabled?: boolean;
  }[];
};

/** Longer texts are cut by every search engine. The platform accepts any length. */
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;

/**
 * Returns the texts that the merchant wrote for search engines, and whether they may list the page.
 */
export function searchTextsOf(seoData: SeoData | null | undefined): SearchTexts {
  const tags = (seoData?.tags ?? []).filter(({ disabled }) => disabled !== true);
  const contentOf = (name: string): string => {
    const content = tags.find(({ type, props }) => type === 'meta' && props?.name === name)?.props?.content;
    return typeof content === 'string' ? content : '';
  };
  return {
    title: shortened(tags.find(({ type }) => type === 'title')?.children ?? '', MAX_TITLE_LENGTH),
    description: shortened(contentOf('description'), MAX_DESCRIPTION_LENGTH),
    ...(/\b(?:noindex|none)\b/i.test(contentOf('robots')) ? { isHidden: true } : {}),
  };
}

/** Returns the mark of a product in lists. Search engines must not list its page. */
export const unlistedBy = (seoData: SeoData | null | undefined): { isUnlisted?: true } =>
  searchTextsOf(seoData).isHidden ? { isUnlisted: true } : {};

const shortened = (text: string, longest: number): string | null =>
  text.replace(/\s+/g, ' ').trim().slice(0, longest) || null;
