import type { Money } from './money';

/** A picture on the platform's media host, addressed at any size by `pictureUrl` in lib/media. */
export type Picture = {
  /** URL without a transform, e.g. `https://static.wixstatic.com/media/abc~mv2.jpg`. */
  base: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
};

/** Price of one measure of the product. `measure` is text, e.g. `100 ml`. */
export type UnitPrice = { price: Money; measure: string };

/** Price of a product. `kind` says how to show it, so that no component compares amounts. */
export type Price =
  | { kind: 'plain'; now: Money; unit?: UnitPrice }
  | { kind: 'sale'; now: Money; was: Money; unit?: UnitPrice }
  /** Variants differ: `from` is the cheapest. */
  | { kind: 'range'; from: Money; to: Money }
  | { kind: 'unknown' };

export type Availability = 'in-stock' | 'partly-sold-out' | 'sold-out';

export type Swatch = {
  name: string;
  color: string;
  /** True when every variant of this color is sold out. */
  soldOut?: true;
};

/** Product data of a card. */
export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  price: Price;
  availability: Availability;
  ribbon: string | null;
  brand: string | null;
  picture: Picture | null;
  /** Shown on hover. */
  secondPicture: Picture | null;
  /** Colors to choose from; empty without a color option. */
  swatches: Swatch[];
};

export type ProductChoice = {
  /** Display name, and the platform's identifier of the choice: `Oat`. */
  name: string;
  /** CSS color of a color choice. */
  color: string | null;
  inStock: boolean;
  /** Pictures of this choice; empty when it has none of its own. */
  pictures: Picture[];
};

export type ProductOption = { name: string; kind: 'color' | 'drop-down'; choices: ProductChoice[] };

export type Variant = {
  id: string;
  /** Option name → choice name; empty for a product without options. */
  choices: Record<string, string>;
  price: Price;
  inStock: boolean;
  /** Quantity in stock, or null when it is not tracked. */
  quantity: number | null;
  sku: string | null;
};

export type CustomTextField = { title: string; maxLength: number; required: boolean };

export type Product = ProductSummary & {
  kind: 'physical' | 'digital';
  /** Sanitized HTML. */
  description: string;
  /** Plain text of the description, for search engines and shared links. */
  summary: string;
  pictures: Picture[];
  options: ProductOption[];
  /** At least one. */
  variants: Variant[];
  /** Titled sections of sanitized HTML. */
  sections: { title: string; html: string }[];
  customTextFields: CustomTextField[];
  categoryIds: string[];
  /** ISO 8601, or null when the platform reports none. */
  updatedAt: string | null;
};

/** A collection of the platform, which the shop calls a category. */
export type Category = {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: Picture | null;
  productCount: number;
};

/** Current price and stock of a product, read without the catalog's cache. */
export type LiveOffer = {
  productId: string;
  availability: Availability;
  price: Price;
  variants: Pick<Variant, 'id' | 'price' | 'inStock' | 'quantity'>[];
};

/** Initial values of a product's form after a rejected submission. */
export type BuyFormStart = {
  /** Option name → choice name, as far as chosen. */
  choices: Record<string, string>;
  /** Custom text field title → text of the shopper. */
  customText: Record<string, string>;
  quantity: number;
  /** Option name → error message. */
  errors: Record<string, string>;
};
