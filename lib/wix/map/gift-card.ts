import { z } from 'zod';
import { FACTS } from '#shop-facts';
import type { AddRequest, GiftCardRequest } from '@/lib/model/cart';
import type { Gift } from '@/lib/model/product';
import type { CatalogReference } from './catalog-reference';

/** The app id of the platform's gift cards, which have their own catalog. */
const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/**
 * Returns the platform's reference to a gift card. The platform drops misspelt options silently,
 * and sells no gift card without the flag.
 */
export function giftCardReference(
  { productId, variantId, quantity }: AddRequest,
  { amount, gift }: GiftCardRequest,
): CatalogReference {
  return {
    appId: GIFT_CARDS_APP_ID,
    catalogItemId: productId,
    options: {
      wixGiftCardsAppNewCatalog: true,
      quantity,
      currency: FACTS.currency,
      ...(amount === null ? { variantId } : { customAmount: Number(amount) }),
      ...(gift
        ? {
            giftingInfo: {
              recipientInfo: { firstName: gift.firstName, lastName: gift.lastName, email: gift.email },
              ...(gift.message ? { greetingMessage: gift.message } : {}),
              ...(gift.deliverAt ? { deliverAt: gift.deliverAt } : {}),
            },
          }
        : {}),
    },
  };
}

const text = z.string().catch('');
const optionsSchema = z.object({
  variantId: z.string().nullable().catch(null),
  customAmount: z.union([z.number(), z.string()]).transform(String).nullable().catch(null),
  giftingInfo: z
    .object({
      recipientInfo: z.object({ firstName: text, lastName: text, email: text }),
      greetingMessage: text,
      deliverAt: z.iso.datetime({ offset: true }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
});

type Reference = { appId?: string; options?: Record<string, unknown> | null };

/** Returns whether a line is a gift card of the app, which no product of the catalog is. */
export const isGiftCard = (reference: Reference | undefined): boolean =>
  reference?.appId === GIFT_CARDS_APP_ID;

const optionsOf = (reference: Reference | undefined) =>
  isGiftCard(reference) ? optionsSchema.parse(reference?.options ?? {}) : null;

/** Returns the receiver of a gift card, or null for the buyer and for any other item. */
export function giftOf(reference: Reference | undefined): Gift | null {
  const { recipientInfo, greetingMessage = '', deliverAt = null } = optionsOf(reference)?.giftingInfo ?? {};
  return recipientInfo ? { ...recipientInfo, message: greetingMessage, deliverAt } : null;
}

/** Returns the choice of a gift card's line, or null for any other item. */
export function giftCardOf(
  reference: Reference | undefined,
): (GiftCardRequest & { variantId: string | null }) | null {
  const options = optionsOf(reference);
  return options && { variantId: options.variantId, amount: options.customAmount, gift: giftOf(reference) };
}
