import { z } from 'zod';
import {
  addressSchema,
  contactDetailsSchema,
  emailSchema,
  selectedShippingOptionSchema,
} from '../../core/address';
import { buyerInfoSchema } from '../buyer';
import { lineRequestsSchema } from '../lines/requests';
import { selectedMembershipsSchema } from '../quote/memberships';

/**
 * Items with a price set by the caller. The schema names them only so that `rejectOwnPrices` can
 * reject them.
 */
const ownPrices = {
  customLineItems: z.array(z.unknown()).nullish(),
  merchantDiscounts: z.array(z.unknown()).nullish(),
};

export const noArguments = z.object({});

export const addToCartRequest = z.object({ lineItems: lineRequestsSchema.default([]), ...ownPrices });

export const updateCartRequest = z.object({
  cartInfo: z
    .object({
      buyerNote: z.string().max(1000).nullish(),
      buyerInfo: buyerInfoSchema.nullish(),
      contactInfo: z
        .object({ address: addressSchema.nullish(), contactDetails: contactDetailsSchema.nullish() })
        .nullish(),
      selectedShippingOption: selectedShippingOptionSchema.nullish(),
    })
    .nullish(),
  couponCode: z.string().trim().max(50).nullish(),
  lineItems: lineRequestsSchema.nullish(),
  ...ownPrices,
});
export type UpdateCartRequest = z.infer<typeof updateCartRequest>;

export const estimateTotalsRequest = z.object({
  selectedShippingOption: selectedShippingOptionSchema.nullish(),
  shippingAddress: addressSchema.nullish(),
  billingAddress: addressSchema.nullish(),
  selectedMemberships: selectedMembershipsSchema.nullish(),
  calculateTax: z.boolean().nullish(),
  calculateShipping: z.boolean().nullish(),
});

/** Sales channels of an order. */
export const channelTypeSchema = z.enum([
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
]);

export const createCheckoutRequest = z.object({
  channelType: channelTypeSchema,
  shippingAddress: addressSchema.nullish(),
  billingAddress: addressSchema.nullish(),
  selectedShippingOption: selectedShippingOptionSchema.nullish(),
  email: emailSchema.nullish(),
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequest>;
