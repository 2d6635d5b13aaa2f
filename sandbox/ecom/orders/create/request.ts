import { z } from 'zod';
import { addressSchema, contactDetailsSchema, emailSchema } from '../../../core/address';
import { channelTypeSchema } from '../../cart-v1/requests';
import { priceSchema } from '../amount';

const text = (max: number) => z.string().max(max);
const addressWithContact = z.object({
  address: addressSchema.partial().optional(),
  contactDetails: contactDetailsSchema.partial().optional(),
});

const lineSchema = z.object({
  id: z.union([z.guid(), z.literal('')]).nullish(),
  productName: z.object({ original: text(200), translated: text(400).nullish() }),
  catalogReference: z.object({
    appId: text(36),
    catalogItemId: text(36),
    options: z.record(z.string(), z.unknown()).nullish(),
  }),
  quantity: z.number().int().min(1).max(100_000),
  itemType: z.object({ preset: z.enum(['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE']) }),
  price: priceSchema,
  image: z
    .object({ id: text(200), height: z.number(), width: z.number(), altText: text(200).nullish() })
    .nullish(),
  physicalProperties: z
    .object({
      sku: text(100).nullish(),
      shippable: z.boolean().nullish(),
      weight: z.number().min(0).nullish(),
    })
    .nullish(),
  digitalFile: z.object({ fileId: text(200), expirationDate: z.iso.datetime().nullish() }).nullish(),
});

const summary = z.object({
  subtotal: priceSchema.optional(),
  shipping: priceSchema.optional(),
  tax: priceSchema.optional(),
  discount: priceSchema.optional(),
  total: priceSchema.optional(),
});

/** A new order as a merchant sends it. */
export const newOrderSchema = z.object({
  lineItems: z.array(lineSchema).min(1).max(300),
  priceSummary: summary,
  channelInfo: z.object({
    type: channelTypeSchema,
    externalOrderId: text(100).optional(),
    externalOrderUrl: text(1000).optional(),
  }),
  buyerInfo: z
    .object({
      memberId: z.guid().optional(),
      visitorId: z.guid().optional(),
      contactId: z.guid().optional(),
      email: emailSchema.optional(),
    })
    .optional(),
  status: z.enum(['INITIALIZED', 'APPROVED', 'PENDING']).optional(),
  paymentStatus: z.enum(['NOT_PAID', 'PAID']).optional(),
  billingInfo: addressWithContact.optional(),
  recipientInfo: addressWithContact.optional(),
  shippingInfo: z
    .object({
      title: text(250),
      code: text(250).optional(),
      carrierId: text(250).optional(),
      logistics: z
        .object({ deliveryTime: text(500).nullish(), shippingDestination: addressWithContact.optional() })
        .optional(),
    })
    .optional(),
  buyerNote: text(1000).optional(),
  purchasedDate: z.iso.datetime().optional(),
});
export type NewOrder = z.infer<typeof newOrderSchema>;
