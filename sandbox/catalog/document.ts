import { z } from 'zod';
import { MEASUREMENT_UNITS, type Preorder, type ProductDocument, type V3Document } from './types';

const choice = z.object({ value: z.string(), description: z.string(), mediaIds: z.array(z.string()) });
const record = z.record(z.string(), z.unknown());
const dimensions = z.object({
  length: z.string().optional(),
  width: z.string().optional(),
  height: z.string().optional(),
});

const discount = z.object({ type: z.enum(['NONE', 'AMOUNT', 'PERCENT']), value: z.number() });
export const seoData = z.object({
  tags: z.array(record),
  settings: z.object({ preventAutoRedirect: z.boolean(), keywords: z.array(record) }),
});

export const measurementUnit = z.enum(MEASUREMENT_UNITS);
export const pricePerUnit = z.object({
  totalQuantity: z.number(),
  totalMeasurementUnit: measurementUnit,
  baseQuantity: z.number(),
  baseMeasurementUnit: measurementUnit,
});

export const textModifier = z.object({
  name: z.string(),
  mandatory: z.boolean(),
  type: z.literal('FREE_TEXT'),
  title: z.string(),
  minLength: z.number(),
  maxLength: z.number(),
  addedPrice: z.number(),
});
export const choiceModifier = z.object({
  name: z.string(),
  mandatory: z.boolean(),
  type: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']),
  choices: z.array(z.object({ name: z.string(), colorCode: z.string().optional(), addedPrice: z.number() })),
});
const modifier = z.discriminatedUnion('type', [textModifier, choiceModifier]);

const v3Document: z.ZodType<V3Document> = z.object({
  additionalRibbons: z.array(z.string()).optional(),
  modifiers: z.array(modifier).optional(),
  videoIds: z.array(z.string()).optional(),
  subscriptions: z
    .object({
      allowOneTimePurchases: z.boolean(),
      plans: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.string(),
          visible: z.boolean(),
          frequency: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
          interval: z.number(),
          billingCycles: z.number().nullable(),
          discount,
        }),
      ),
    })
    .optional(),
  mainCategoryId: z.string().optional(),
  tags: z.object({ public: z.array(z.string()), private: z.array(z.string()) }).optional(),
  extendedFields: z.record(z.string(), record).optional(),
  richDescription: record.optional(),
  seoData: seoData.optional(),
  pricePerUnitData: pricePerUnit.optional(),
  contents: z.record(z.string(), z.object({ quantity: z.number(), measurementUnit })).optional(),
  sectionNames: z.record(z.string(), z.string()).optional(),
});

const preorder = z.object({
  enabled: z.boolean(),
  message: z.string().nullable(),
  limit: z.number().nullable(),
  ordered: z.number(),
});

/** Parses `variants.preorder` as stored. */
export const readPreorder = (stored: unknown): Preorder | undefined =>
  stored === null || stored === undefined ? undefined : preorder.parse(stored);

const productDocument: z.ZodType<ProductDocument> = z.object({
  itemType: z.enum(['PHYSICAL', 'DIGITAL', 'GIFT_CARD']),
  mediaIds: z.array(z.string()),
  options: z.array(
    z.object({ optionType: z.enum(['color', 'drop_down']), name: z.string(), choices: z.array(choice) }),
  ),
  additionalInfoSections: z.array(z.object({ title: z.string(), description: z.string() })),
  customTextFields: z.array(z.object({ title: z.string(), maxLength: z.number(), mandatory: z.boolean() })),
  discount,
  digitalFile: z.object({ fileName: z.string() }).nullable(),
  seoData: seoData.optional(),
  pricePerUnitData: pricePerUnit.optional(),
  productDimensions: dimensions.optional(),
  packageDimensions: dimensions.optional(),
  preorder: preorder.optional(),
  v3: v3Document.optional(),
});

/**
 * Parses `products.document` as stored. @throws ZodError when the row was not written by this code.
 */
export const readProductDocument = (stored: unknown): ProductDocument => productDocument.parse(stored);
