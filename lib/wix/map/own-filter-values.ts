import { SHOP } from '@/lib/config/shop';
import type { OwnFilter } from '@/lib/config/shop-schema';
import type { ProductSummary } from '@/lib/model/product';

type NamedOption = { name?: string | null | undefined; choices: (string | null | undefined)[] };

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
