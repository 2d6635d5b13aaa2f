import { z } from 'zod';
import { addressSchema, contactDetailsSchema, selectedShippingOptionSchema } from '../../core/address';
import { defined } from '../../core/defined';
import { buyerInfoSchema } from '../buyer';
import { channelTypeSchema } from '../cart-v1/requests';
import { lineRequestsSchema } from '../lines/requests';
import { selectedMembershipsSchema } from '../quote/memberships';
import type { CheckoutDocument } from './types';

const party = z.object({
  address: addressSchema.nullish().transform((address) => address ?? undefined),
  contactDetails: contactDetailsSchema.nullish().transform((details) => details ?? undefined),
});

/** The fields of a checkout that a buyer may set. The platform sets all others. */
const checkoutInfo = z.object({
  buyerInfo: buyerInfoSchema.nullish(),
  buyerNote: z.string().max(1000).nullish(),
  billingInfo: party.nullish(),
  shippingInfo: z
    .object({
      shippingDestination: party.nullish(),
      selectedCarrierServiceOption: selectedShippingOptionSchema.nullish(),
    })
    .nullish(),
  membershipOptions: z.object({ selectedMemberships: selectedMembershipsSchema.nullish() }).nullish(),
});
type CheckoutInfo = z.infer<typeof checkoutInfo>;

const couponCode = z.string().trim().max(50).nullish();

export const createCheckoutRequest = z.object({
  checkoutInfo: checkoutInfo.nullish(),
  lineItems: lineRequestsSchema.min(1, 'must not be empty'),
  channelType: channelTypeSchema,
  couponCode,
});

export const updateCheckoutRequest = z.object({ checkout: checkoutInfo.nullish(), couponCode });
export const addToCheckoutRequest = z.object({ lineItems: lineRequestsSchema });
export const noArguments = z.object({});

/** Returns the document with the given parts replaced. */
export function withCheckoutInfo(
  document: CheckoutDocument,
  info: CheckoutInfo | null | undefined,
): CheckoutDocument {
  if (!info) return document;
  const destination = info.shippingInfo?.shippingDestination;
  const option = info.shippingInfo?.selectedCarrierServiceOption;
  const selected = info.membershipOptions?.selectedMemberships;
  return {
    ...document,
    ...(info.buyerInfo?.email ? { email: info.buyerInfo.email } : {}),
    ...(info.buyerNote != null ? { buyerNote: info.buyerNote } : {}),
    ...(info.billingInfo ? { billingInfo: { ...document.billingInfo, ...defined(info.billingInfo) } } : {}),
    ...(destination
      ? { shippingDestination: { ...document.shippingDestination, ...defined(destination) } }
      : {}),
    ...(option ? { selectedShippingOption: option } : {}),
    ...(selected ? { selectedMemberships: selected.memberships } : {}),
  };
}
