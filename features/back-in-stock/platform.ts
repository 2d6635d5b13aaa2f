import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { toCatalogReference } from '@/lib/wix/cart/line-item';
import { STORES_APP_ID } from '@/lib/wix/map/catalog-reference';
import { callPlatform, codeOf } from '@/lib/wix/platform-error';
import type { SessionClient } from '@/lib/wix/session-client';
import type { BackInStockRequest } from './sold-out-variants';

const ALREADY_REQUESTED = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS';
const UNKNOWN_ITEM = 'INVALID_CATALOG_REFERENCE_OPTIONS';
const OFF_CODES = /^REQUEST_COLLECTION_DISABLED$|NOT_INSTALLED$|^APP_NOT_FOUND$/;
/** Statuses of a site where shoppers may not request, or that lacks the app. */
const OFF_STATUSES: readonly number[] = [403, 404, 428];

/**
 * A repeated request counts as a new one. `off`: the site takes no requests, or lacks the app.
 * @throws PlatformError, also with the status 500 that clients have observed without the app
 */
export async function requestNotification(
  client: SessionClient,
  { appId = STORES_APP_ID, product, variant, email, itemUrl, price }: BackInStockRequest,
): Promise<'requested' | 'unknown-item' | 'off'> {
  const { catalogItemId, options } = await toCatalogReference({
    productId: product.id,
    variantId: variant.id,
    choices: variant.choices,
    customText: {},
    modifiers: {},
    quantity: 1,
  });
  try {
    await callPlatform(() =>
      client.backInStockNotifications.createBackInStockNotificationRequest(
        { catalogReference: { appId, catalogItemId, options }, email, itemUrl },
        {
          name: product.name,
          price,
          image: product.picture?.base,
        },
      ),
    );
    return 'requested';
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const code = codeOf(error);
    if (code === ALREADY_REQUESTED) return 'requested';
    if (code === UNKNOWN_ITEM) return 'unknown-item';
    if (isOff(error)) return 'off';
    throw error;
  }
}

function isOff({ detail, isForbidden }: PlatformError): boolean {
  switch (detail.kind) {
    case 'application':
      return OFF_CODES.test(detail.code) || isForbidden;
    case 'status':
      return OFF_STATUSES.includes(detail.status);
    default:
      return false;
  }
}
