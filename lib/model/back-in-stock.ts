import type { Product, Variant } from './product';
import { type Choices, type Selectable, stockState } from './variant-selection';

/** A request for one email when a variant is back in stock. */
export type BackInStockRequest = {
  /** The app whose catalog has the product. Default: Wix Stores. */
  appId?: string | undefined;
  product: Pick<Product, 'id' | 'name' | 'picture'>;
  variant: Pick<Variant, 'id' | 'choices'>;
  email: string;
  /** The URL that the email links to. */
  itemUrl: string;
  /** Decimal text in the currency of the catalog. */
  price: string;
};

/** A variant that a shopper can wait for. */
export type WaitedVariant = {
  id: string;
  /** Its choices, `Oat, Small, 18 cm`. Empty for a product without options. */
  name: string;
};

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
