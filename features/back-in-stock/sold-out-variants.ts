import { own } from '@/lib/model/own';
import type { Product, Variant } from '@/lib/model/product';
import { type Choices, type Selectable, stockState } from '@/lib/model/variant-selection';

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

export type WaitedVariant = {
  id: string;
  /** Its choices, `Oat, Small, 18 cm`. Empty for a product without options. */
  name: string;
};

/** Empty while the choices leave something that can be bought. */
export function waitedVariants(product: Selectable, choices: Choices): WaitedVariant[] {
  if (stockState(product, choices).kind !== 'sold-out') return [];
  return soldOutVariants(product, choices);
}

/** The sold-out ones of the variants that the choices leave. */
export const soldOutVariants = (product: Selectable, chosen: Choices = {}): WaitedVariant[] =>
  product.variants
    .filter(
      ({ choices }) =>
        product.options.every(({ name }) => [undefined, own(choices, name)].includes(own(chosen, name))) &&
        stockState(product, choices).kind === 'sold-out',
    )
    .map(({ id, choices }) => ({
      id,
      name: product.options.flatMap(({ name }) => own(choices, name) ?? []).join(', '),
    }));
