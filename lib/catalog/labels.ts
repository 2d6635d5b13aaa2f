import type { ProductSummary } from '@/lib/model/product';
import { FILTER_KINDS, type FilterChoices } from '@/lib/model/product-list';
import { filterChoices } from './filters';
import { mapKinds } from './product-query';

/**
 * Returns the choices with the translated names that the products show. The platform counts choices
 * in the site's main language. A choice of none of the products keeps its name.
 */
export function labelChoices(choices: FilterChoices, products: ProductSummary[]): FilterChoices {
  const shown = filterChoices(products, { all: true });
  const labels = new Map(
    FILTER_KINDS.flatMap((kind) =>
      shown[kind].flatMap(({ value, label }) => (label ? [[`${kind} ${value}`, label] as const] : [])),
    ),
  );
  return mapKinds((kind) =>
    choices[kind].map((choice) => {
      const label = labels.get(`${kind} ${choice.value}`);
      return label === undefined ? choice : { ...choice, label };
    }),
  );
}
