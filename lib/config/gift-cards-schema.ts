import { z } from 'zod';
import { pictureSchema } from './home-schema';

const AMOUNT = "must be an amount as a text with a point, such as '50' or '49.50'";
const ID = 'must be an id of the gift-card app, such as dc6685fb-b31e-530e-8825-c73415adf7f3';

const amount = z.string(AMOUNT).regex(/^\d{1,7}(?:\.\d{1,3})?$/, AMOUNT);
const id = z.guid(ID);

/**
 * The gift cards of the platform's app. A visitor's token may not read its catalog, so the shop
 * names the product and its amounts.
 */
export const giftCardsSchema = z.strictObject({
  productId: id,
  amounts: z
    .array(
      z.strictObject({
        /** The amount that the card pays. */
        value: amount,
        /** The app's variant of this value. */
        variantId: id,
        /** The price of the card, where that differs. */
        price: amount.optional(),
      }),
    )
    .min(1, 'must have at least one amount')
    .max(12, 'must have at most 12 amounts'),
  /** The bounds of an amount of the shopper's own. */
  custom: z
    .strictObject({ min: amount, max: amount })
    .refine(({ min, max }) => Number(min) <= Number(max), 'min must be at most max')
    .optional(),
  picture: pictureSchema().optional(),
});
