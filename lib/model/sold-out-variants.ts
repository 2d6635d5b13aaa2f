import type { WaitedVariant } from './back-in-stock';
import { type Choices, chosenVariant, type Selectable, stockState } from './variant-selection';

/** Returns the sold-out variants that a shopper can wait for. Their names are the choices. */
export const soldOutVariants = (product: Selectable): WaitedVariant[] =>
  product.variants
    .filter(({ choices }) => stockState(product, choices).kind === 'sold-out')
    .map(({ id, choices }) => ({
      id,
      name: product.options.flatMap(({ name }) => choices[name] ?? []).join(', '),
    }));

/**
 * Returns the id of the variant that the choices name, if it is sold out. `any`: everything that
 * they leave is sold out. Null: something can be bought.
 */
export function waitedFor(product: Selectable, choices: Choices): string | 'any' | null {
  if (stockState(product, choices).kind !== 'sold-out') return null;
  return chosenVariant(product, choices)?.id ?? 'any';
}
