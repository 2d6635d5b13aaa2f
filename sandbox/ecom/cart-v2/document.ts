import type { Caller } from '../../core/access-tokens';
import type { Address } from '../../core/address';
import { defined } from '../../core/defined';
import { plainError } from '../../core/errors';
import type { Cart } from '../cart-v1/schema';
import { COUNTRIES } from '../countries';
import { cartError } from './errors';
import type { CartRequest } from './requests';

type Document = Cart['document'];

/**
 * Returns the document with the writable fields of a request. An empty text or null removes a text.
 * null leaves an address as it is: no call is known that removes one.
 * @throws PlatformError 400 INVALID_ADDRESS_FORMAT; 403 for a tax exemption that is not an app's;
 *   428 BUSINESS_LOCATION_NOT_FOUND, because the site has no further locations.
 */
export function withCartFields(document: Document, cart: CartRequest, caller: Caller): Document {
  const { customerInfo, deliveryInfo, paymentInfo, source, taxInfo, businessInfo } = cart;
  if (taxInfo?.taxExemptGroupId && caller.kind !== 'admin') throw plainError(403, 'Permission denied');
  if (businessInfo?.locationId)
    throw cartError('BUSINESS_LOCATION_NOT_FOUND', `Location ${businessInfo.locationId} was not found`);
  for (const address of [deliveryInfo?.address, paymentInfo?.billingAddress])
    if (address) rejectInvalid(address);

  const { email, vatId, memberId: _, visitorId: __, ...contactDetails } = customerInfo ?? {};
  return {
    ...document,
    ...(cart.note === undefined ? {} : { buyerNote: cart.note || undefined }),
    ...(email === undefined ? {} : { email: email || undefined }),
    ...(vatId === undefined ? {} : { vatId: vatId ?? undefined }),
    ...(customerInfo || deliveryInfo?.address
      ? {
          contactInfo: {
            ...document.contactInfo,
            ...(deliveryInfo?.address ? { address: knownParts(deliveryInfo.address) } : {}),
            contactDetails: { ...document.contactInfo?.contactDetails, ...defined(contactDetails) },
          },
        }
      : {}),
    ...(paymentInfo?.billingAddress || paymentInfo?.billingContact
      ? {
          billing: {
            ...document.billing,
            ...(paymentInfo.billingAddress ? { address: paymentInfo.billingAddress } : {}),
            ...(paymentInfo.billingContact ? { contact: paymentInfo.billingContact } : {}),
          },
        }
      : {}),
    ...(source?.channelType ? { channelType: source.channelType } : {}),
    ...(source?.externalReferences ? { externalReferences: source.externalReferences } : {}),
    ...(taxInfo?.taxExemptGroupId ? { taxExemptGroupId: taxInfo.taxExemptGroupId } : {}),
    ...(cart.customCheckoutUrl === undefined
      ? {}
      : { customCheckoutUrl: cart.customCheckoutUrl || undefined }),
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
  };
}

/** Returns an address without the parts that are cleared, or none when nothing is left. */
function knownParts(address: Address): Address | undefined {
  const known = defined(address);
  return Object.keys(known).length > 0 ? known : undefined;
}

/** The live rules are not published. A country is ISO 3166-1, a subdivision ISO 3166-2. */
function rejectInvalid({ country, subdivision }: Address): void {
  if (country && !COUNTRIES.includes(country))
    throw cartError('INVALID_ADDRESS_FORMAT', `${country} is not a country`);
  if (subdivision && !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(subdivision))
    throw cartError('INVALID_ADDRESS_FORMAT', `${subdivision} is not a subdivision, e.g. US-NY`);
}
