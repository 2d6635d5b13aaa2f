import type { SelectedShippingOption } from '../../core/address';
import type { Reader } from '../../db/reader';
import type { Cart } from '../cart-v1/schema';
import { defaultCountry } from '../quote/quote';
import { readShippingOptions } from '../quote/store';
import { cartError } from './errors';
import type { DeliveryMethodRequest } from './requests';

/**
 * Returns the delivery option that a cart stores. The carrier is the method's `appId`.
 * @throws PlatformError 428 DELIVERY_METHOD_MISSING_LINE_ITEMS, DELIVERY_METHOD_MISSING_ADDRESS,
 *   DELIVERY_METHOD_NOT_FOUND.
 */
export async function deliveryMethodFor(
  reader: Reader,
  { lines, document }: Pick<Cart, 'lines' | 'document'>,
  { code, appId }: DeliveryMethodRequest,
): Promise<SelectedShippingOption> {
  if (!lines.some(({ snapshot }) => snapshot.itemType === 'PHYSICAL'))
    throw cartError('DELIVERY_METHOD_MISSING_LINE_ITEMS', 'The cart has nothing to deliver');
  const address = document.contactInfo?.address;
  if (address === undefined)
    throw cartError('DELIVERY_METHOD_MISSING_ADDRESS', 'The cart has no delivery address');
  const offered = await readShippingOptions(reader, address.country ?? defaultCountry());
  const option = offered.find((one) => one.code === code && (appId ?? one.carrierId) === one.carrierId);
  if (option === undefined)
    throw cartError('DELIVERY_METHOD_NOT_FOUND', `Delivery method ${code} is not available`, {
      code,
      ...(appId ? { appId } : {}),
    });
  return { code: option.code, carrierId: option.carrierId };
}
