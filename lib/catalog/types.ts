import type { Money } from '@/lib/money';

/** A picture on the platform's media host, addressed at any size by `pictureUrl` in lib/media. */
export type Picture = {
  /** Address without any transform, e.g. `https://static.wixstatic.com/media/abc~mv2.jpg`. */
  base: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
};

/** What a measure of it costs: `measure` is written out, e.g. `100 ml`. */
export type UnitPrice = { price: Money; measure: string };

/** What a product costs. A component never compares numbers to find out. */
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
  /** Every variant of this color is. */
  soldOut?: true;
};

/** A product as a card shows it. */
export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  price: Price;
  availability: Availability;
  ribbon: string | null;
  brand: string | null;
  picture: Picture | null;
  /** Shown when pointed at. */
  secondPicture: Picture | null;
  /** Colors to choose from; empty without a color option. */
  swatches: Swatch[];
};

export type ProductChoice = {
  /** What the shopper reads and the platform calls the choice: `Oat`. */
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
  /** Pieces left, or null when the shop does not count them. */
  quantity: number | null;
  sku: string | null;
};

export type CustomTextField = { title: string; maxLength: number; required: boolean };

export type Product = ProductSummary & {
  kind: 'physical' | 'digital';
  /** Cleaned HTML. */
  description: string;
  /** Plain text of the description, for search engines and shared links. */
  summary: string;
  pictures: Picture[];
  options: ProductOption[];
  /** At least one. */
  variants: Variant[];
  /** Titled sections of cleaned HTML. */
  sections: { title: string; html: string }[];
  customTextFields: CustomTextField[];
  categoryIds: string[];
  /** ISO 8601, or null when the platform does not say. */
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

export const SORT_ORDERS = ['newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a list is filtered by beside its prices: all that a card shows. Each is a parameter of its address. */
export const FILTER_KINDS = ['color', 'brand', 'ribbon', 'sale', 'inStock'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/**
 * The values asked for of each kind; none is no filter. A product has one of the values of every kind that has any.
 * The only value of `sale` and of `inStock` is `1`.
 */
export type Filters = Record<FilterKind, string[]>;

export type FilterChoice = {
  value: string;
  /** CSS color of a color. */
  color: string | null;
  /** Products that this choice shows, with the other kinds as they are. */
  count: number;
};

/** The values that a list can be filtered by; none of a kind that makes no difference to it. */
export type FilterChoices = Record<FilterKind, FilterChoice[]>;

/** What a product list shows, as its address says it. */
export type ProductQuery = {
  /** In the currency's units; null when not limited. */
  minPrice: number | null;
  maxPrice: number | null;
  filters: Filters;
  sortBy: SortOrder;
  /** 1-based. */
  page: number;
  /** Words of the name, or null. */
  search: string | null;
};

export type PriceBounds = { min: Money; max: Money };

export type ProductList = {
  /** What was asked for, without the filters that the list does not know. */
  query: ProductQuery;
  products: ProductSummary[];
  /** Products on all pages. */
  total: number;
  pageCount: number;
  /** Null for a list that is too large to look through. */
  choices: FilterChoices | null;
  /** Cheapest and dearest product of the unfiltered list; null when it is empty. */
  bounds: PriceBounds | null;
  /**
   * What its price filter, its price order and its bounds compare. `paid`: what a shopper pays. `list`: the price before
   * a discount, because the platform filters and sorts a list that is too large to look through.
   */
  priceBasis: 'paid' | 'list';
};

/** Price and stock of a product right now, read past the catalog's cache. */
export type LiveOffer = {
  productId: string;
  availability: Availability;
  price: Price;
  variants: Pick<Variant, 'id' | 'price' | 'inStock' | 'quantity'>[];
};

/** What the buying form of a product starts with when it was sent and came back. */
export type BuyFormStart = {
  /** Option name → choice name, as far as chosen. */
  choices: Record<string, string>;
  /** Custom text field title → what was typed. */
  customText: Record<string, string>;
  quantity: number;
  /** Option name → what is wrong with it. */
  errors: Record<string, string>;
};
