import { z } from 'zod';
import { named } from '../../core/named';

/** Maximum quantity of a line. The constants below limit the lines of one add and of one cart. */
export const MAX_QUANTITY = 100_000;
const MAX_ADDED_LINES = 100;
export const MAX_CART_LINES = 300;

const quantity = z.number().int('must be a whole number').min(1, 'must be at least 1').max(MAX_QUANTITY);

const giftingInfo = z.object({
  recipientInfo: z.object({
    firstName: z.string().max(100).optional(),
    lastName: z.string().max(100).optional(),
    email: z.email().max(254),
  }),
  greetingMessage: z.string().max(1_000).optional(),
  deliverAt: z.iso.datetime().optional(),
});
export type GiftingInfo = z.infer<typeof giftingInfo>;

/**
 * A line in a request. Catalog V1: managed variants by `variantId`, unmanaged ones by `options`.
 * Catalog V3: `variantId`, and modifiers by `options` and `customTextFields`.
 */
export const lineRequestSchema = z.object({
  catalogReference: z.object({
    appId: z.string(),
    catalogItemId: z.string().min(1).max(36),
    options: z
      .object({
        variantId: z.string().nullish(),
        options: named(z.string()).nullish(),
        customTextFields: named(z.string()).nullish(),
        // Catalog V3 only.
        subscriptionOptionId: z.string().nullish(),
        preOrderRequested: z.boolean().nullish(),
        // The gift-card app only.
        customAmount: z.number().nullish(),
        giftingInfo: giftingInfo.nullish(),
        wixGiftCardsAppNewCatalog: z.boolean().nullish(),
      })
      .nullish(),
  }),
  quantity: quantity.default(1),
});
export type LineRequest = z.infer<typeof lineRequestSchema>;

export const lineRequestsSchema = z.array(lineRequestSchema).max(MAX_ADDED_LINES);
const quantitiesSchema = z.array(z.object({ id: z.string(), quantity })).max(MAX_CART_LINES);
const lineIdsSchema = z.array(z.string()).max(MAX_CART_LINES);
export const removeLineItemsRequest = z.object({ lineItemIds: lineIdsSchema });
export const updateQuantitiesRequest = z.object({ lineItems: quantitiesSchema });
