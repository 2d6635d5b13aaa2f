import { z } from 'zod';
import { addressSchema, contactDetailsSchema, emailSchema } from '../../core/address';
import { channelTypeSchema } from '../cart-v1/requests';
import { lineRequestSchema, MAX_CART_LINES, MAX_QUANTITY } from '../lines/requests';

const MAX_IDS = 100;

const membershipSchema = z.object({
  appId: z.string().max(100),
  membershipId: z.string().min(1).max(200),
});

/** `existingMembership` pays for the line. An empty object removes the membership. */
const membershipPaymentSchema = z.object({ existingMembership: membershipSchema.nullish() });
export type MembershipPayment = z.infer<typeof membershipPaymentSchema>;

/** A catalog item to add. Its reference is the one that V1 takes, of both catalogs. */
const catalogItemSchema = lineRequestSchema.extend({
  membershipPayment: membershipPaymentSchema.nullish(),
  catalogOverrideFields: z.unknown().optional(),
});
export type CatalogItemRequest = z.infer<typeof catalogItemSchema>;

const itemsShape = {
  catalogItems: z.array(catalogItemSchema).max(MAX_CART_LINES).nullish(),
  customItems: z.array(z.unknown()).max(MAX_CART_LINES).nullish(),
};
export const addLineItemsRequest = z.object(itemsShape);

export const removeLineItemsRequest = z.object({
  lineItemIds: z.array(z.string()).min(1, 'must not be empty').max(MAX_IDS),
});

export const updateLineItemsRequest = z.object({
  lineItems: z
    .array(
      z.object({
        lineItemId: z.string(),
        quantity: z
          .object({
            newQuantity: z
              .number()
              .int('must be a whole number')
              .min(1, 'must be at least 1')
              .max(MAX_QUANTITY),
          })
          .nullish(),
        membershipPayment: membershipPaymentSchema.nullish(),
      }),
    )
    .min(1, 'must not be empty')
    // The reference has 100 for the current cart and 300 by id. Shops must respect the smaller.
    .max(MAX_CART_LINES),
});
export type LineUpdate = z.infer<typeof updateLineItemsRequest>['lineItems'][number];

const couponSchema = z.object({ code: z.string().trim().min(1, 'must not be empty').max(50) });
export const addCouponRequest = z.object({ coupon: couponSchema });
export const removeCouponRequest = z.object({ couponId: z.string() });

const deliveryMethodSchema = z.object({
  code: z.string().min(1, 'must not be empty').max(100),
  appId: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id ?? undefined),
});
export type DeliveryMethodRequest = z.infer<typeof deliveryMethodSchema>;
export const setDeliveryMethodRequest = z.object({ deliveryMethod: deliveryMethodSchema });

const amount = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, 'is not a decimal value');
const giftCardSchema = z.object({
  code: z.string().trim().min(8).max(20),
  redeemAmount: z.object({ amount }).nullish(),
});
export type GiftCardRequest = z.infer<typeof giftCardSchema>;
export const addGiftCardRequest = z.object({ giftCard: giftCardSchema });
export const removeGiftCardRequest = z.object({ giftCardId: z.string() });

export const formSubmissionsRequest = z.object({
  formSubmissions: z
    .array(z.object({ id: z.guid(), formSubmissionId: z.guid() }))
    .min(1, 'must not be empty')
    .max(1000),
});

export const calculateRequest = z.object({ refreshCart: z.boolean().nullish() });
export const estimateRequest = calculateRequest.extend({
  /** Levels of validation by other apps. The site has no such app, so they do the same. */
  validationConfig: z
    .enum(['SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'])
    .nullish(),
  calculateDelivery: z.boolean().nullish(),
  calculateAdditionalFees: z.boolean().nullish(),
  calculateTax: z.boolean().nullish(),
  calculateGiftCards: z.boolean().nullish(),
});
export type EstimateRequest = z.infer<typeof estimateRequest>;

const vatIdSchema = z.object({ id: z.string().max(50).optional(), type: z.string().max(20).optional() });
const text = (max: number) => z.string().trim().max(max).nullish();

/** The fields of a cart that a caller may write. All others are read-only and ignored. */
const cartSchema = z.object({
  note: text(1000),
  customerInfo: contactDetailsSchema
    .extend({
      email: emailSchema.nullish(),
      vatId: vatIdSchema.nullish(),
      memberId: z.guid().nullish(),
      visitorId: z.guid().nullish(),
    })
    .nullish(),
  deliveryInfo: z.object({ address: addressSchema.nullish() }).nullish(),
  paymentInfo: z
    .object({
      billingAddress: addressSchema.nullish(),
      billingContact: contactDetailsSchema.extend({ vatId: vatIdSchema.optional() }).nullish(),
    })
    .nullish(),
  source: z
    .object({
      channelType: channelTypeSchema.nullish(),
      externalReferences: z
        .array(z.object({ appId: z.string(), resourceId: z.string().optional() }))
        .nullish(),
    })
    .nullish(),
  businessInfo: z.object({ locationId: z.string().nullish() }).nullish(),
  taxInfo: z.object({ taxExemptGroupId: z.string().max(100).nullish() }).nullish(),
  customCheckoutUrl: text(2048),
  extendedFields: z.object({ namespaces: z.record(z.string(), z.record(z.string(), z.unknown())) }).nullish(),
  settings: z
    .object({
      lockGiftCard: z.boolean().optional(),
      lockCouponCode: z.boolean().optional(),
      policyAgreementCheckboxDisabled: z.boolean().optional(),
      manualPaymentDisabled: z.boolean().optional(),
    })
    .nullish(),
});
export type CartRequest = z.infer<typeof cartSchema>;

export const updateCartRequest = z.object({ cart: cartSchema.default({}) });
export const createCartRequest = z.object({
  ...itemsShape,
  cart: cartSchema.nullish(),
  coupons: z.array(couponSchema).max(1).nullish(),
  deliveryMethod: deliveryMethodSchema.nullish(),
  giftCards: z.array(giftCardSchema).max(5).nullish(),
});
export type CreateCartRequest = z.infer<typeof createCartRequest>;

export const noArguments = z.object({});
export const markAsCompletedRequest = z.object({ orderId: z.guid().nullish() });
export const placeOrderRequest = z.object({ priceVerificationToken: z.string().max(3000).nullish() });
