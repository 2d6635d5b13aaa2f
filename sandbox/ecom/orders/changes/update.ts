import { z } from 'zod';
import { addressSchema, contactDetailsSchema, emailSchema } from '../../../core/address';
import { applicationError } from '../../../core/errors';
import { withActivities } from '../settle';
import type { Order } from '../store';
import type { AddressWithContact } from '../types';

/** null removes the address. Contact details may be changed but not removed. */
const addressWithContact = z.object({
  address: addressSchema.partial().nullish(),
  contactDetails: contactDetailsSchema.partial().optional(),
});

/**
 * The fields of an order that may change, by the SDK's reference. All others are ignored, because
 * clients send whole orders.
 */
export const orderUpdateSchema = z.object({
  buyerInfo: z.object({ email: emailSchema.nullish() }).optional(),
  buyerLanguage: z.string().max(10).nullish(),
  weightUnit: z.enum(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT']).nullish(),
  billingInfo: addressWithContact.optional(),
  recipientInfo: addressWithContact.optional(),
  shippingInfo: z
    .object({ logistics: z.object({ shippingDestination: addressWithContact.optional() }).optional() })
    .optional(),
  archived: z.boolean().nullish(),
  attributionSource: z.enum(['UNSPECIFIED', 'FACEBOOK_ADS']).nullish(),
  seenByAHuman: z.boolean().nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
});
type Update = z.infer<typeof orderUpdateSchema>;

/**
 * Returns the order with the permitted changes. @throws PlatformError 428 ORDER_IS_PENDING or
 * ORDER_IS_REJECTED.
 */
export function updateOrder(order: Order, update: Update, now: number): Order {
  if (order.status === 'PENDING' || order.status === 'REJECTED')
    throw applicationError(
      428,
      `ORDER_IS_${order.status}`,
      `An order that is ${order.status} cannot be updated`,
    );
  const { document } = order;
  const { attributionSource, extendedFields, ...rest } = document;
  const email = update.buyerInfo?.email;
  const destination = update.shippingInfo?.logistics?.shippingDestination;
  const { email: formerEmail, ...buyer } = document.buyerInfo;
  const nextEmail = email === undefined ? formerEmail : (email ?? undefined);
  const attribution = update.attributionSource === undefined ? attributionSource : update.attributionSource;
  const extended = update.extendedFields === undefined ? extendedFields : update.extendedFields;
  const changed: Order = {
    ...order,
    email: nextEmail ?? null,
    document: {
      ...rest,
      buyerInfo: { ...buyer, ...(nextEmail ? { email: nextEmail } : {}) },
      buyerLanguage: update.buyerLanguage ?? rest.buyerLanguage,
      weightUnit: update.weightUnit ?? rest.weightUnit,
      archived: update.archived === undefined ? rest.archived : (update.archived ?? false),
      seenByAHuman: update.seenByAHuman === undefined ? rest.seenByAHuman : (update.seenByAHuman ?? false),
      ...(update.billingInfo ? { billingInfo: merged(rest.billingInfo, update.billingInfo) } : {}),
      ...(update.recipientInfo ? { recipientInfo: merged(rest.recipientInfo, update.recipientInfo) } : {}),
      ...(destination && rest.shippingInfo
        ? {
            shippingInfo: {
              ...rest.shippingInfo,
              logistics: {
                ...rest.shippingInfo.logistics,
                shippingDestination: merged(rest.shippingInfo.logistics.shippingDestination, destination),
              },
            },
          }
        : {}),
      ...(attribution ? { attributionSource: attribution } : {}),
      ...(extended ? { extendedFields: extended } : {}),
    },
  };
  return withActivities(changed, now, [
    ...(nextEmail === formerEmail ? [] : ['EMAIL_EDITED']),
    ...(destination && rest.shippingInfo ? ['SHIPPING_ADDRESS_EDITED'] : []),
  ]);
}

function merged(
  before: AddressWithContact | undefined,
  { address, contactDetails }: z.infer<typeof addressWithContact>,
): AddressWithContact {
  const { address: formerAddress, contactDetails: formerContact } = before ?? {};
  const nextAddress = address === undefined ? formerAddress : (address ?? undefined);
  return {
    ...(nextAddress ? { address: nextAddress } : {}),
    ...(formerContact || contactDetails ? { contactDetails: { ...formerContact, ...contactDetails } } : {}),
  };
}
