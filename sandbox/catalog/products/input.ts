import { z } from 'zod';
import { measurementUnit } from '../document';

/** The platform's maximum of a price, a cost or a weight, in the currency's or the site's units. */
export const MAX_AMOUNT = 999_999_999.99;

export const amount = z.number().min(0).max(MAX_AMOUNT);

const dimension = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'must be a decimal number')
  .nullish()
  .transform((value) => value ?? undefined);
const dimensions = z.object({ length: dimension, width: dimension, height: dimension });

const quantity = z.number().min(0.01).max(MAX_AMOUNT);
const pricePerUnitData = z.object({
  totalQuantity: quantity,
  totalMeasurementUnit: measurementUnit,
  baseQuantity: quantity,
  baseMeasurementUnit: measurementUnit,
});

const choice = z
  .object({
    value: z.string().min(1).max(50),
    description: z.string().min(1).max(50),
  })
  .partial()
  .refine(({ value, description }) => value || description, 'must have a value or a description')
  .transform(({ value, description }) => ({
    value: value ?? description ?? '',
    description: description ?? value ?? '',
  }));

const names = (key: 'name' | 'description') => (items: { name?: string; description?: string }[]) =>
  new Set(items.map((item) => item[key])).size === items.length;

const productOption = z.object({
  optionType: z.enum(['unspecified_option_type', 'drop_down', 'color']).nullish(),
  name: z.string().min(1).max(50),
  choices: z.array(choice).min(1).max(100).refine(names('description'), 'must not have a choice twice'),
});

const discount = z
  .object({
    type: z.enum(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT']),
    value: z.number().min(0).max(MAX_AMOUNT).default(0),
  })
  .refine(({ type, value }) => type !== 'PERCENT' || value <= 100, {
    path: ['value'],
    message: 'must be at most 100',
  });

const record = z.record(z.string(), z.unknown());
const seoData = z.object({
  tags: z.array(record).max(100).default([]),
  settings: z
    .object({
      preventAutoRedirect: z.boolean().default(false),
      keywords: z.array(record).max(5).default([]),
    })
    .default({ preventAutoRedirect: false, keywords: [] }),
});

/**
 * The writable fields of a product. Limits follow the platform's declarations. Fields that only the
 * platform writes (stock, media, collections, ids, dates) are ignored, as on the platform. `null`
 * is the same as absent.
 */
export const productInput = z.object({
  name: z.string().trim().min(1).max(80).nullish(),
  slug: z.string().max(100).nullish(),
  visible: z.boolean().nullish(),
  productType: z.enum(['unspecified_product_type', 'physical', 'digital']).nullish(),
  description: z.string().max(8000).nullish(),
  sku: z.string().max(40).nullish(),
  weight: amount.nullish(),
  productDimensions: dimensions.nullish(),
  packageDimensions: dimensions.nullish(),
  priceData: z.object({ price: amount.nullish() }).nullish(),
  costAndProfitData: z.object({ itemCost: amount.nullish() }).nullish(),
  pricePerUnitData: pricePerUnitData.nullish(),
  additionalInfoSections: z
    .array(
      z.object({ title: z.string().max(50).default(''), description: z.string().max(16_000).default('') }),
    )
    .max(100)
    .nullish(),
  manageVariants: z.boolean().nullish(),
  productOptions: z
    .array(productOption)
    .max(6)
    .refine(names('name'), 'must not have an option twice')
    .nullish(),
  discount: discount.nullish(),
  seoData: seoData.nullish(),
  ribbon: z.string().max(30).nullish(),
  brand: z.string().min(1).max(50).nullish(),
});
export type ProductInput = z.infer<typeof productInput>;

/** A new product needs a name and a price. The platform's call creates physical products only. */
export const newProductInput = productInput.extend({
  name: z.string().trim().min(1).max(80),
  priceData: z.object({ price: amount }),
  productType: z
    .enum(['unspecified_product_type', 'physical'], 'must be physical: this call creates no other products')
    .nullish(),
});
