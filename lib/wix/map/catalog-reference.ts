import type { currentCart, orders } from '@wix/ecom';
import type { AddRequest } from '@/lib/model/cart';

/** The app id of Wix Stores, the catalog that cart and order lines refer to. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Returns the platform's reference to a product with its choices. */
export function toCatalogReference({ productId, variantId, choices, customText }: AddRequest) {
  const options = {
    ...(variantId === null ? {} : { variantId }),
    ...(Object.keys(choices).length === 0 ? {} : { options: choices }),
    ...(Object.keys(customText).length === 0 ? {} : { customTextFields: customText }),
  };
  return { appId: STORES_APP_ID, catalogItemId: productId, options };
}

type LineItem = Pick<currentCart.LineItem | orders.OrderLineItem, 'catalogReference' | 'quantity'>;

/**
 * Returns the request that adds a line to the cart again. Null for lines of other apps (bookings,
 * events) and custom lines, which this shop cannot add.
 */
export function toAddRequest({ catalogReference, quantity }: LineItem): AddRequest | null {
  if (!catalogReference?.catalogItemId || catalogReference.appId !== STORES_APP_ID) return null;
  const options: Record<string, unknown> = catalogReference.options ?? {};
  return {
    productId: catalogReference.catalogItemId,
    variantId: typeof options.variantId === 'string' ? options.variantId : null,
    choices: textsOf(options.options),
    customText: textsOf(options.customTextFields),
    quantity: Math.max(1, quantity ?? 1),
  };
}

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
