import { z } from 'zod';
import { FACTS } from '#shop-facts';
import type { AddRequest, GiftCardRequest } from '@/lib/model/cart';
import type { Gift } from '@/lib/model/product';
import { withNames, withPlatformNames } from './names';

/** The catalog that cart and order lines refer to. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** Another id of Wix Stores, which some pages of the platform's reference print. */
const OTHER_STORES_APP_ID = '1380b703-ce81-ff05-f115-39571d94dfcd';

type ReferenceOptions = {
  variantId: string | null;
  /** Choices by their names (V1), or modifiers by their keys (V3). */
  options: Record<string, string>;
  customTextFields: Record<string, string>;
  subscriptionOptionId?: string | null;
  preOrderRequested?: boolean;
};

export type CatalogReference = { appId: string; catalogItemId: string; options: Record<string, unknown> };

export function referenceTo(productId: string, used: ReferenceOptions): CatalogReference {
  const { variantId, options, customTextFields, subscriptionOptionId, preOrderRequested } = used;
  const isEmpty = (texts: Record<string, string>) => Object.keys(texts).length === 0;
  return {
    appId: STORES_APP_ID,
    catalogItemId: productId,
    options: {
      variantId: variantId ?? undefined,
      options: isEmpty(options) ? undefined : withPlatformNames(options),
      customTextFields: isEmpty(customTextFields) ? undefined : withPlatformNames(customTextFields),
      subscriptionOptionId: subscriptionOptionId || undefined,
      preOrderRequested: preOrderRequested || undefined,
    },
  };
}

type LineItem = {
  catalogReference?: { appId?: string; catalogItemId?: string; options?: Record<string, unknown> | null };
  quantity?: number;
};

/** Null for lines of other apps (bookings, events) and custom lines, which this shop cannot add. */
export function toAddRequest({ catalogReference, quantity }: LineItem): AddRequest | null {
  const { appId, catalogItemId, options: selected } = catalogReference ?? {};
  const giftCard = catalogItemId ? giftCardOf(catalogReference) : null;
  if (catalogItemId && giftCard) {
    const { variantId, ...choice } = giftCard;
    const request = { productId: catalogItemId, variantId, choices: {}, customText: {}, giftCard: choice };
    return { ...request, quantity: Math.max(1, quantity ?? 1) };
  }
  if (!catalogItemId || (appId !== STORES_APP_ID && appId !== OTHER_STORES_APP_ID)) return null;
  const options: Record<string, unknown> = selected ?? {};
  return {
    productId: catalogItemId,
    variantId: typeof options.variantId === 'string' ? options.variantId : null,
    choices: textsOf(options.options),
    customText: textsOf(options.customTextFields),
    subscriptionId:
      typeof options.subscriptionOptionId === 'string' ? options.subscriptionOptionId : undefined,
    preOrder: options.preOrderRequested === true || undefined,
    quantity: Math.max(1, quantity ?? 1),
  };
}

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? withNames(
        Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
      )
    : {};

/** The app id of the platform's gift cards, which have their own catalog. */
const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** The platform drops misspelt options silently, and sells no gift card without the flag. */
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
      giftingInfo: gift
        ? {
            recipientInfo: { firstName: gift.firstName, lastName: gift.lastName, email: gift.email },
            greetingMessage: gift.message || undefined,
            deliverAt: gift.deliverAt || undefined,
          }
        : undefined,
    },
  };
}

const textOrEmpty = z.string().catch('');
const optionsSchema = z.object({
  variantId: z.string().nullable().catch(null),
  customAmount: z.union([z.number(), z.string()]).transform(String).nullable().catch(null),
  giftingInfo: z
    .object({
      recipientInfo: z.object({ firstName: textOrEmpty, lastName: textOrEmpty, email: textOrEmpty }),
      greetingMessage: textOrEmpty,
      deliverAt: z.iso.datetime({ offset: true }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
});

type Reference = { appId?: string; options?: Record<string, unknown> | null };

/** No product of the catalog is a gift card of this app. */
export const isGiftCard = (reference: Reference | undefined): boolean =>
  reference?.appId === GIFT_CARDS_APP_ID;

const optionsOf = (reference: Reference | undefined) =>
  isGiftCard(reference) ? optionsSchema.parse(reference?.options ?? {}) : null;

/** Null for the buyer's own gift card and for any other item. */
export function giftOf(reference: Reference | undefined): Gift | null {
  const { recipientInfo, greetingMessage = '', deliverAt = null } = optionsOf(reference)?.giftingInfo ?? {};
  return recipientInfo ? { ...recipientInfo, message: greetingMessage, deliverAt } : null;
}

function giftCardOf(
  reference: Reference | undefined,
): (GiftCardRequest & { variantId: string | null }) | null {
  const options = optionsOf(reference);
  return options && { variantId: options.variantId, amount: options.customAmount, gift: giftOf(reference) };
}
