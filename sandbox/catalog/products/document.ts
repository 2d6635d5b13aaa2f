import { z } from 'zod';
import { MEASUREMENT_UNITS, type ProductDocument } from '../types';

const choice = z.object({ value: z.string(), description: z.string(), mediaIds: z.array(z.string()) });
const record = z.record(z.string(), z.unknown());
const dimensions = z.object({
  length: z.string().optional(),
  width: z.string().optional(),
  height: z.string().optional(),
});
const measurementUnit = z.enum(MEASUREMENT_UNITS);

const productDocument: z.ZodType<ProductDocument> = z.object({
  itemType: z.enum(['PHYSICAL', 'DIGITAL', 'GIFT_CARD']),
  mediaIds: z.array(z.string()),
  options: z.array(
    z.object({ optionType: z.enum(['color', 'drop_down']), name: z.string(), choices: z.array(choice) }),
  ),
  additionalInfoSections: z.array(z.object({ title: z.string(), description: z.string() })),
  customTextFields: z.array(z.object({ title: z.string(), maxLength: z.number(), mandatory: z.boolean() })),
  discount: z.object({ type: z.enum(['NONE', 'AMOUNT', 'PERCENT']), value: z.number() }),
  digitalFile: z.object({ fileName: z.string() }).nullable(),
  seoData: z
    .object({
      tags: z.array(record),
      settings: z.object({ preventAutoRedirect: z.boolean(), keywords: z.array(record) }),
    })
    .optional(),
  pricePerUnitData: z
    .object({
      totalQuantity: z.number(),
      totalMeasurementUnit: measurementUnit,
      baseQuantity: z.number(),
      baseMeasurementUnit: measurementUnit,
    })
    .optional(),
  productDimensions: dimensions.optional(),
  packageDimensions: dimensions.optional(),
  preorder: z
    .object({
      enabled: z.boolean(),
      message: z.string().nullable(),
      limit: z.number().nullable(),
      ordered: z.number(),
    })
    .optional(),
});

/**
 * Parses `products.document` as stored. @throws ZodError when the row was not written by this code.
 */
export const readProductDocument = (stored: unknown): ProductDocument => productDocument.parse(stored);
