import type { AutomaticDiscount } from '../../catalog/automatic-discounts';
import type { StoredModifier, SubscriptionPlan } from '../../catalog/types';
import type { GiftingInfo } from './requests';

/** A catalog picture, as cart, checkout and order lines name it. */
export type Picture = { id: string; width: number; height: number; altText: string; filename: string };

export type CatalogVariant = {
  id: string;
  choices: Record<string, string>;
  sku: string;
  /** For one item in minor units: before and after the product's own discount. */
  fullPrice: number;
  price: number;
  weight: number;
  visible: boolean;
  /** The sellable quantity. Infinity when the stock is not counted. */
  sellable: number;
  /** The id in Catalog V3. */
  guid: string;
  /** How many more can be pre-ordered while the stock is empty. 0 on a site with V1. */
  remainingPreorders: number;
  /** An automatic discount that `price` contains. */
  discount?: LineDiscount;
};

/** The amount of an automatic discount for one item, in minor units. */
export type LineDiscount = { name: string; amountOff: number };

export type CatalogOption = {
  name: string;
  optionType: 'color' | 'drop_down';
  choices: { description: string; value: string; mediaIds: string[] }[];
};

/** The fields of a product that lines need, in the catalog's current state. */
export type CatalogItem = {
  id: string;
  /** Absent for an item without a page. */
  slug: string | undefined;
  name: string;
  visible: boolean;
  itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
  options: CatalogOption[];
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  digitalFileName: string | undefined;
  variants: CatalogVariant[];
  pictures: Map<string, Picture>;
  mainPictureId: string | undefined;
  /** The categories that the product is in. Empty for an item without a page. */
  categoryIds: readonly string[];
  /** On a site with Catalog V3: the choices of its references in addition to a variant. */
  v3?: {
    modifiers: StoredModifier[];
    subscriptions: { allowOneTimePurchases: boolean; plans: SubscriptionPlan[] } | undefined;
    discount: AutomaticDiscount | undefined;
  };
  /** On a gift card of the gift-card app: the bounds of a custom amount, in minor units. */
  gift?: { custom: { min: number; max: number } | null };
};

/** The choices of a reference to a gift card of the gift-card app. */
export type GiftChoice = {
  /** In minor units. Absent for one of the product's amounts, which are its variants. */
  customAmount?: number;
  /** Absent for a gift card that goes to the buyer. */
  giftingInfo?: GiftingInfo;
};

/** The choices of a Catalog V3 reference in addition to the variant. */
export type Chosen = {
  /** Key of a modifier → key of its choice. Texts are in `customTextFields`. */
  modifiers?: Record<string, string>;
  subscriptionOptionId?: string;
  isPreorder?: boolean;
};

export type AvailabilityStatus = 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND';

/** A stored line with the current catalog data. */
export type ResolvedLine = {
  id: string;
  quantity: number;
  catalogItemId: string;
  variantId: string;
  options: Record<string, string>;
  customTextFields: Record<string, string>;
  name: string;
  slug: string | undefined;
  fullPrice: number;
  price: number;
  sku: string;
  weight: number;
  itemType: CatalogItem['itemType'];
  /** Options and texts for display. `colorCode` for a color. */
  description: { name: string; value: string; colorCode?: string }[];
  picture: Picture | undefined;
  availability: { status: AvailabilityStatus; quantityAvailable?: number };
  digitalFileName: string | undefined;
  /** Empty for a line whose product has left the catalog. */
  categoryIds: readonly string[];
  /** On a site with Catalog V3. */
  v3?: {
    /** The variant's id in Catalog V3. */
    variantId: string;
    chosen: Chosen;
    /** The chosen modifiers. Added prices, in minor units, are part of the line's price. */
    modifiers: ChosenModifier[];
    subscription: SubscriptionPlan | undefined;
    discount: LineDiscount | undefined;
  };
  gift?: GiftChoice;
};

export type ChosenModifier = { name: string; value: string; colorCode?: string; addedPrice: number };

/**
 * A requested line of a cart or a checkout. Its price and name are always read from the catalog.
 */
export type StoredLine = {
  id: string;
  quantity: number;
  catalogItemId: string;
  variantId: string;
  /** Option name → choice, as sent or as the variant has it. */
  options: Record<string, string>;
  customTextFields: Record<string, string>;
  /** On a site with Catalog V3, if anything is chosen in addition to the variant. */
  chosen?: Chosen;
  /** Of a gift card of the gift-card app. */
  gift?: GiftChoice;
  /**
   * The values at the time of adding, for a line whose product has left the catalog. Minor units.
   */
  snapshot: {
    name: string;
    fullPrice: number;
    price: number;
    itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
  };
};
