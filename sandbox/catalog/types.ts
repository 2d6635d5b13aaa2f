import type { mediaFiles, products, variants } from './schema';

export type MediaFile = typeof mediaFiles.$inferSelect;
export type StoredVariant = typeof variants.$inferSelect;

/** A product with all data of its wire shape. */
export type StoredProduct = EntryProduct & {
  variants: StoredVariant[];
  collectionIds: string[];
  media: Map<string, MediaFile>;
};

/** A product's row with its document parsed. */
export type EntryProduct = Omit<typeof products.$inferSelect, 'document'> & { document: ProductDocument };

/**
 * A product with its variants, as writes see it. Changes are functions from one entry to the next.
 */
export type CatalogEntry = { product: EntryProduct; variants: StoredVariant[] };

/** Why a quantity changed. */
export type StockReason = 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE';

/**
 * The parts of a product that no query filters or sorts by. Stored as JSON in `products.document`.
 */
export type ProductDocument = {
  /** The product's type in cart lines. The V1 catalog itself has only physical and digital. */
  itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
  /** Ids of `media_files`, main picture first. */
  mediaIds: string[];
  options: StoredOption[];
  additionalInfoSections: { title: string; description: string }[];
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  discount: Discount;
  digitalFile: { fileName: string } | null;
  /** In the platform's wire shape, as the merchant sent it. The sandbox does not read it. */
  seoData?: SeoData;
  pricePerUnitData?: PricePerUnit;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
  /**
   * Whether the product can be ordered before it is in stock again. `limit`: the maximum, null for
   * no limit.
   */
  preorder?: Preorder;
  /** Data of Catalog V3 only. V1's responses contain none of it. */
  v3?: V3Document;
};

export type V3Document = {
  additionalRibbons?: string[];
  modifiers?: StoredModifier[];
  /** Ids of `media_videos`. They follow the pictures. */
  videoIds?: string[];
  subscriptions?: { allowOneTimePurchases: boolean; plans: SubscriptionPlan[] };
  mainCategoryId?: string;
  /** Rich content as the merchant sent it. Without it, the nodes follow from the HTML. */
  richDescription?: Record<string, unknown>;
  /** Like the fields of the same name that V1 has, for V3 alone. */
  seoData?: SeoData;
  pricePerUnitData?: PricePerUnit;
  /** Variant id → what the variant contains, where that differs from `pricePerUnitData`. */
  contents?: Record<string, Content>;
  /** Section id → the merchant's own name of the section. */
  sectionNames?: Record<string, string>;
  tags?: StoredTags;
  /** Values of extended fields: namespace → field → value. Everyone reads them. */
  extendedFields?: Record<string, Record<string, unknown>>;
};

/** Ids of tags. */
export type StoredTags = { public: string[]; private: string[] };

/** A choice or a text of a shopper that has no stock. Added prices in minor units. */
export type StoredModifier = {
  name: string;
  mandatory: boolean;
} & (
  | { type: 'FREE_TEXT'; title: string; minLength: number; maxLength: number; addedPrice: number }
  | {
      type: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
      choices: { name: string; colorCode?: string; addedPrice: number }[];
    }
);

export type SubscriptionPlan = {
  id: string;
  title: string;
  description: string;
  visible: boolean;
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: number;
  /** null: renews until it is canceled. */
  billingCycles: number | null;
  /** `value` as in `Discount`. */
  discount: Discount;
};

/** The fields of a category that V1's collections do not have. */
export type CategoryDocument = {
  createdAt?: number;
  seoData?: SeoData;
  richDescription?: Record<string, unknown>;
};

export type SeoData = {
  tags: Record<string, unknown>[];
  settings: { preventAutoRedirect: boolean; keywords: Record<string, unknown>[] };
};

export type PricePerUnit = {
  totalQuantity: number;
  totalMeasurementUnit: MeasurementUnit;
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit;
};

/** How much one item of a variant contains. */
export type Content = { quantity: number; measurementUnit: MeasurementUnit };

/** Decimal texts in the site's unit. */
export type Dimensions = { length?: string; width?: string; height?: string };

export type Preorder = { enabled: boolean; message: string | null; limit: number | null; ordered: number };

// biome-ignore format: a table
export const MEASUREMENT_UNITS = [
  'ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM',
  'OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT',
] as const;
export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number];

export type StoredOption = {
  optionType: 'color' | 'drop_down';
  name: string;
  /** `value` is the color's hex code or, for a drop-down, repeats the description. */
  choices: { value: string; description: string; mediaIds: string[] }[];
};

/** `value` is a percentage (0–100) for PERCENT and an amount in the currency's units for AMOUNT. */
export type Discount = { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number };
