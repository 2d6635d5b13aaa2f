import { z } from 'zod';
import type { ProductDocument } from './types';

const choice = z.object({ value: z.string(), description: z.string(), mediaIds: z.array(z.string()) });

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
});

/** `products.document` as stored. @throws ZodError when the row was not written by this code. */
export const readProductDocument = (stored: unknown): ProductDocument => productDocument.parse(stored);
