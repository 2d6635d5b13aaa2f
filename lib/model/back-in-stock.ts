import type { Product, Variant } from './product';

/** A request for one mail when a variant is back in stock. */
export type BackInStockRequest = {
  /** The app whose catalog has the product. Default: Wix Stores. */
  appId?: string | undefined;
  product: Pick<Product, 'id' | 'name' | 'picture'>;
  variant: Pick<Variant, 'id' | 'choices'>;
  email: string;
  /** The address that the mail links to. */
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
