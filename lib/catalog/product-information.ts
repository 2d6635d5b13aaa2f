import type { Law } from '@/lib/config/law';
import { compact } from '@/lib/model/compact';
import { own } from '@/lib/model/own';
import type { Product } from '@/lib/model/product';

/** Info sections that the law requires on a page. scripts/lib/doctor/examination.mjs uses this file, too. */

type Section = Product['sections'][number];

/** Compares the unique name of the section, and its title as in the site. */
export const isNamed = ({ title, name = title, key }: Section, names: readonly string[] = []): boolean =>
  names.some((one) => one === key || one === name);

export type ProductInformation = {
  /** Warnings and labels, above the button. */
  atButton: Section[];
  /** Who made the product, if it says so itself. */
  safety: Section[];
  others: Section[];
};

export function informationOf(sections: readonly Section[], law: Law = {}): ProductInformation {
  const { productInformation = {}, productSafety, durability } = law;
  const places: ProductInformation = { atButton: [], safety: [], others: [] };
  for (const section of sections) {
    if (isNamed(section, productInformation.atButton)) places.atButton.push(section);
    else if (productSafety && isNamed(section, productSafety.sections)) places.safety.push(section);
    else if (!isNamed(section, ownSections(law, durability?.section))) places.others.push(section);
  }
  return places;
}

/** Sections with facts that the shop shows in its own words. */
const ownSections = ({ prices, fees }: Law, durability: string | undefined): string[] =>
  compact(fees?.section, typeof prices?.reductions === 'object' && prices.reductions.section, durability);

/** Whether the law requires the section to be visible. */
export const isUnfolded = (section: Section, law: Law = {}): boolean =>
  isNamed(section, law.productInformation?.open);

export const itemNumbers = ({ sku, variants }: Pick<Product, 'sku' | 'variants'>): string[] => [
  ...new Set([sku, ...variants.map((variant) => variant.sku)].flatMap((one) => one || [])),
];

type Checked = {
  kind: Product['kind'];
  brand: string | null;
  sections: readonly Section[];
  hasPicture: boolean;
  hasItemNumber: boolean;
};

/** The details that the law requires of a product's page and that the product lacks. */
export function missingInformation(
  { kind, brand, sections, hasPicture, hasItemNumber }: Checked,
  law: Law = {},
): { required: string[]; named: string[] } {
  const { productSafety, productInformation = {} } = law;
  if (kind === 'digital') return { required: [], named: [] };
  const { safety } = informationOf(sections, law);
  const makers = productSafety || {};
  const hasMaker =
    safety.length > 0 || (makers.manufacturer ?? own(makers.brands, brand ?? '')) !== undefined;
  return {
    required: productSafety
      ? compact(!hasMaker && 'manufacturer', !hasPicture && 'picture', !hasItemNumber && 'item number')
      : [],
    named: [...(productInformation.atButton ?? []), ...(productInformation.open ?? [])].filter(
      (name) => !sections.some((section) => isNamed(section, [name])),
    ),
  };
}
