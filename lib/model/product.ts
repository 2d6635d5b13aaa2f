import type { Money } from './money';

/** On the platform's media host, addressed at any size by `pictureUrl` in lib/media. */
export type Picture = {
  /** URL without a transform, e.g. `https://static.wixstatic.com/media/abc~mv2.jpg`. */
  base: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt: string;
};

/**
 * Price of one `measure`, e.g. `100 ml`. One item contains `contained` of it. `isFrom`: variants differ, and
 * this is the lowest one.
 */
export type UnitPrice = { price: Money; measure: string; contained: number; isFrom?: true };

/** `kind` says how to show it, so that no component compares amounts. `eachTime`: for each delivery. */
export type Price =
  | { kind: 'plain'; now: Money; unit?: UnitPrice; eachTime?: true }
  | { kind: 'sale'; now: Money; was: Money; unit?: UnitPrice }
  /** Variants or plans differ: `from` is the cheapest. */
  | { kind: 'range'; from: Money; to: Money; unit?: UnitPrice; eachTime?: true }
  | { kind: 'unknown' };

/** The first number on the product's card: discounted, of the cheapest variant. Null when not known. */
export function lowestPrice(price: Price): Money | null {
  switch (price.kind) {
    case 'plain':
    case 'sale':
      return price.now;
    case 'range':
      return price.from;
    case 'unknown':
      return null;
  }
}

export type Video = {
  src: string;
  poster: Picture | null;
  alt: string;
};

/** `pre-order`: nothing is in stock, and the shopper can order for a later delivery. */
export type Availability = 'in-stock' | 'partly-sold-out' | 'pre-order' | 'sold-out';

export type Swatch = {
  /** In the site's main language: filters use it. */
  name: string;
  label?: string;
  color: string;
  picture?: Picture;
  soldOut?: true;
};

/** 1 to 5 with one decimal place, of `count` reviews. */
export type AverageStars = { average: number; count: number };

export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  price: Price;
  availability: Availability;
  ribbon: string | null;
  brand: string | null;
  /** Of the product or its only variant; absent where variants have their own. */
  sku?: string;
  picture: Picture | null;
  /** Shown on hover. */
  secondPicture: Picture | null;
  swatches: Swatch[];
  /** By the merchant's own filters, in the site's main language. */
  ownValues?: { readonly [own: `by-${string}`]: readonly string[] };
  /** `price` has an automatic discount or is a subscription's: the platform's lists ignore both. */
  hasOtherListPrice?: true;
  /** True when search engines must not list the product's page. */
  isUnlisted?: true;
  /** Of its published reviews; absent without any. */
  rating?: AverageStars;
  isFile?: true;
  /** The color that `picture` shows and the card leads to, in a list of that color. */
  shownColor?: string;
  /** True when it was created within `newForDays` of the configuration, as of the read. */
  isNew?: true;
  /** True when the shopper chooses or fills in something before the product can be bought. */
  hasChoices?: true;
  /** True when the name is in the language of the page, which is not the site's main one. */
  isTranslated?: true;
  /** The values that filters use, where brand and ribbon are translated. */
  keys?: { brand?: string; ribbon?: string };
};

export type ProductChoice = {
  /** The platform's identifier of the choice, in the site's main language: `Oat`. */
  name: string;
  label?: string;
  color: string | null;
  inStock: boolean;
  pictures: Picture[];
};

export type ProductOption = {
  /** In the site's main language: choices and variants refer to it. */
  name: string;
  label?: string;
  kind: 'color' | 'drop-down';
  choices: ProductChoice[];
};

export type Variant = {
  id: string;
  /** Option name → choice name; empty for a product without options. */
  choices: Record<string, string>;
  price: Price;
  inStock: boolean;
  /** In stock, or open for pre-order when none is. Null when it is not tracked or not known. */
  quantity: number | null;
  sku: string | null;
  /** The number of the manufacturer (GTIN), with a correct check digit. Absent without one. */
  gtin?: string;
  /** True when the variant is out of stock and can be ordered for a later delivery. */
  preOrder?: true;
  /** Subscription id → price of one delivery. Absent without subscriptions. */
  subscriptionPrices?: Record<string, Money>;
};

export type CustomTextField = {
  /** The platform's identifier of the field; its title in a catalog without such identifiers. */
  key: string;
  title: string;
  minLength?: number;
  maxLength: number;
  required: boolean;
  /** Added to the price of one item when the field has a text. */
  addedPrice?: Money;
};

/** A choice that changes neither variant nor stock, such as gift wrap. */
export type Modifier = {
  /** The platform's identifier. */
  key: string;
  name: string;
  kind: 'color' | 'drop-down';
  required: boolean;
  choices: {
    key: string;
    name: string;
    color: string | null;
    /** Added to the price of one item; null when the choice is free. */
    addedPrice: Money | null;
  }[];
};

export type SubscriptionPlan = {
  id: string;
  title: string;
  description: string;
  /** Absent where the platform does not report when it charges. */
  schedule?: Omit<Plan, 'title'>;
};

/** Null where the merchant wrote none. */
export type SearchTexts = {
  title: string | null;
  description: string | null;
  /** True when search engines must not list the page. */
  isHidden?: true;
};

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
  sections: {
    title: string;
    html: string;
    /** The title in the site's main language, if it is translated. */
    name?: string;
    /** The platform's unique name, in a shop whose configuration may refer to it. */
    key?: string;
    isTranslated?: true;
  }[];
  /** As `isTranslated`, for the description. */
  isTextTranslated?: true;
  customTextFields: CustomTextField[];
  /** Absent without any, like the properties below. */
  modifiers?: Modifier[];
  /** All labels. `ribbon` is the first. */
  ribbons?: string[];
  videos?: Video[];
  subscriptions?: {
    plans: SubscriptionPlan[];
    /** False when the product is sold by subscription only. */
    isOptional: boolean;
  };
  /** The mandatory fee of an item, which all of its prices contain. */
  fee?: Money;
  /** The merchant's message about the delivery of pre-orders. */
  preOrderMessage?: string;
  seo?: SearchTexts;
  /** The category that the product's breadcrumbs lead through. */
  mainCategoryId?: string;
  categoryIds: string[];
  /** ISO 8601, or null when the platform reports none. */
  updatedAt: string | null;
};

/** The platform's collection. */
export type Category = {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: Picture | null;
  productCount: number;
  /** The category above it; absent at the top level. */
  parentId?: string;
  seo?: SearchTexts;
  isTranslated?: true;
};

/** Read without the catalog's cache. */
export type LiveOffer = {
  productId: string;
  availability: Availability;
  price: Price;
  variants: Pick<Variant, 'id' | 'price' | 'inStock' | 'quantity' | 'preOrder' | 'subscriptionPrices'>[];
};

/** After a rejected submission. */
export type BuyFormStart = {
  /** Option name → choice name, as far as chosen. */
  choices: Record<string, string>;
  /** Custom text field key → text of the shopper. */
  customText: Record<string, string>;
  /** Modifier key → choice key. */
  modifiers?: Record<string, string>;
  subscriptionId?: string | null;
  quantity: number;
  /** Option name or field name → error message. */
  errors: Record<string, string>;
};

/** The receiver of a gift card. A gift card without one goes to the buyer. */
export type Gift = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  /** ISO 8601; null: as soon as it is paid. */
  deliverAt: string | null;
};

export type Period = { unit: 'day' | 'week' | 'month' | 'year'; count: number };

/** The plan of a subscription: each cycle is charged and delivered. */
export type Plan = {
  title: string;
  every: Period;
  /** The number of charges; null: until it is canceled. */
  cycles: number | null;
  /** The time before the first charge; null: the first is due with the order. */
  trial: Period | null;
};

export type LineTerms = {
  gift?: Gift;
  plan?: Plan;
  /** Ordered for a later delivery. `message`: the merchant's about that delivery. */
  preOrder?: { message: string | null };
};

/** `together` and `similar` belong to a product, `cart` to its products, and `best-sellers` to the shop. */
export type RecommendationKind = 'together' | 'similar' | 'cart' | 'best-sellers';

/** `name` stays in the site's main language: filter URLs, forms and the choices of variants use it. */
type Labeled = {
  name: string;
  /** In the language of the page. Absent where it is the same. */
  label?: string;
};

export const labelOf = ({ name, label }: Labeled): string => label ?? name;
