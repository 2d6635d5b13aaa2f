import { tabStorage } from '@/lib/browser-storage';
import type { Availability, Price, Product } from '@/lib/model/product';
import { labelOf } from '@/lib/model/product';
import { MAX_COMPARED } from '@/lib/urls';

const MAX_LIST_LENGTH = 1_000;

/** `slug:variantId`, of the variant whose picture the shopper saw. Without it, the first picture is shown. */
export const comparedEntry = (slug: string, variantId: string | null): string =>
  variantId === null ? slug : `${slug}:${variantId}`;

export function readEntry(entry: string): { slug: string; variantId: string | null } {
  const [slug = '', variantId = null] = entry.split(':');
  return { slug, variantId };
}

const uniqueOf = (entries: readonly string[]): string[] => [
  ...new Map(entries.map((entry) => [readEntry(entry).slug, entry])).values(),
];

/** From `a,b:variant`, or from several parameters of a plain form. At most four, each product once. */
export function comparedEntries(parameter: string | string[] | undefined): string[] {
  const entries = [parameter ?? []]
    .flat()
    .join(',')
    .slice(0, MAX_LIST_LENGTH)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return uniqueOf(entries).slice(0, MAX_COMPARED);
}

/** Adds the product to the comparison of the tab that opens the URL. */
export const addCompareHref = (entry: string): string => `/compare?add=${encodeURIComponent(entry)}`;

/** A value of one product. Null when it has none. */
export type ComparedValue =
  | { kind: 'text'; text: string }
  | { kind: 'html'; html: string; isTranslated?: true | undefined }
  | { kind: 'price'; price: Price }
  | { kind: 'availability'; availability: Availability; isDigital: boolean }
  | null;

export type ComparedRow = {
  /** A title of the merchant, or the name of a row that every shop has. */
  key: 'price' | 'availability' | 'brand' | 'about' | { title: string; isTranslated?: true };
  /** One for each product. */
  values: ComparedValue[];
  differs: boolean;
};

/** Sections and options beyond these are left out. */
const MAX_ROWS = 24;

/** Names with commas, such as "Small, 18 cm", are parted by semicolons. */
const listed = (names: string[] | undefined) =>
  names?.join(names.some((name) => name.includes(',')) ? '; ' : ', ');

/** Options and sections that any product has are in the order of the first product that has them. */
export function compareProducts(products: readonly Product[]): ComparedRow[] {
  const row = (key: ComparedRow['key'], read: (product: Product) => ComparedValue): ComparedRow => {
    const values = products.map(read);
    return { key, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
  };
  const titled = (titlesOf: (product: Product) => Title[], read: Read) =>
    [...new Map(products.flatMap(titlesOf).map((title) => [title.name, title]))].map(([name, { label }]) =>
      row(label === undefined ? { title: name } : { title: label, isTranslated: true }, (product) =>
        read(product, name),
      ),
    );
  return [
    row('price', ({ price }) => ({ kind: 'price', price })),
    row('availability', ({ availability, kind }) => ({
      kind: 'availability',
      availability,
      isDigital: kind === 'digital',
    })),
    row('brand', ({ brand }) => text(brand)),
    ...titled(
      ({ options }) => options,
      ({ options }, title) => text(listed(options.find(({ name }) => name === title)?.choices.map(labelOf))),
    ),
    ...titled(
      ({ sections }) =>
        sections.map(({ name, title }) => (name === undefined ? { name: title } : { name, label: title })),
      ({ sections }, title) => {
        const section = sections.find((one) => (one.name ?? one.title) === title);
        return section?.html
          ? { kind: 'html', html: section.html, isTranslated: section.isTranslated }
          : null;
      },
    ),
    // The longest text, which would part the facts.
    row('about', ({ summary }) => text(summary)),
  ]
    .filter(({ values }) => values.some((value) => value !== null))
    .slice(0, MAX_ROWS);
}

/** A title in the site's main language, with its translation. */
type Title = { name: string; label?: string };
type Read = (product: Product, title: string) => ComparedValue;

const text = (value: string | null | undefined): ComparedValue =>
  value ? { kind: 'text', text: value } : null;

/** The products compared last, in this tab. */
const KEY = 'compared';

export const readCompared = (): string[] => (tabStorage.read(KEY) ?? '').split(',').filter(Boolean);

/** Puts an entry behind those compared last, and keeps the last four. */
export const withCompared = (entry: string): string[] => [
  ...readCompared()
    .filter((other) => readEntry(other).slug !== readEntry(entry).slug)
    .slice(1 - MAX_COMPARED),
  entry,
];

/** Where storage is blocked, a comparison starts with one product. */
export const writeCompared = (entries: readonly string[]): boolean =>
  tabStorage.write(KEY, entries.join(','));
