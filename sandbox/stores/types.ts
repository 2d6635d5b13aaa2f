/** The parts of a product that no query filters or sorts by; stored as JSON in `products.document`. */
export type ProductDocument = {
  /** What a cart line of it is. The V1 catalogue itself knows only physical and digital. */
  itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
  /** Ids of `media_files`, main picture first. */
  mediaIds: string[];
  options: StoredOption[];
  additionalInfoSections: { title: string; description: string }[];
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[];
  discount: Discount;
  digitalFile: { fileName: string } | null;
};

export type StoredOption = {
  optionType: 'color' | 'drop_down';
  name: string;
  /** `value` is the colour's hex code or, for a drop-down, the description again. */
  choices: { value: string; description: string; mediaIds: string[] }[];
};

/** `value` is a percentage (0–100) for PERCENT and an amount in the currency's units for AMOUNT. */
export type Discount = { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: number };
