import type { AddRequest } from '@/lib/model/cart';
import { giftCardOf } from './gift-card';

/** The app id of Wix Stores, the catalog that cart and order lines refer to. */
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

/** Returns the platform's reference to a product, without the options that are not used. */
export function referenceTo(productId: string, used: ReferenceOptions): CatalogReference {
  const { variantId, options, customTextFields, subscriptionOptionId, preOrderRequested } = used;
  const isEmpty = (texts: Record<string, string>) => Object.keys(texts).length === 0;
  return {
    appId: STORES_APP_ID,
    catalogItemId: productId,
    options: {
      ...(variantId === null ? {} : { variantId }),
      ...(isEmpty(options) ? {} : { options }),
      ...(isEmpty(customTextFields) ? {} : { customTextFields }),
      ...(subscriptionOptionId ? { subscriptionOptionId } : {}),
      ...(preOrderRequested ? { preOrderRequested } : {}),
    },
  };
}

type LineItem = {
  catalogReference?: { appId?: string; catalogItemId?: string; options?: Record<string, unknown> | null };
  quantity?: number;
};

/**
 * Returns the request that adds a line to the cart again. Null for lines of other apps (bookings,
 * events) and custom lines, which this shop cannot add.
 */
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
    ...(typeof options.subscriptionOptionId === 'string'
      ? { subscriptionId: options.subscriptionOptionId }
      : {}),
    ...(options.preOrderRequested === true ? { preOrder: true } : {}),
    quantity: Math.max(1, quantity ?? 1),
  };
}

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
