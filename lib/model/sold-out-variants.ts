import type { WaitedVariant } from './back-in-stock';
import { type Choices, type Selectable, stockState } from './variant-selection';

/**
 * Returns the sold-out variants that a shopper can wait for, with their choices as names. Empty
 * while the choices leave something that can be bought.
 */
export function waitedVariants(product: Selectable, choices: Choices): WaitedVariant[] {
  if (stockState(product, choices).kind !== 'sold-out') return [];
  return soldOutVariants(product, choices);
}

/** Returns all sold-out variants that the choices leave. */
export const soldOutVariants = (product: Selectable, chosen: Choices = {}): WaitedVariant[] =>
  product.variants
    .filter(
      ({ choices }) =>
        product.options.every(({ name }) => (chosen[name] ?? choices[name]) === choices[name]) &&
        stockState(product, choices).kind === 'sold-out',
    )
    .map(({ id, choices }) => ({
      id,
      name: product.options.flatMap(({ name }) => choices[name] ?? []).join(', '),
    }));
