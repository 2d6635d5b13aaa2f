import type { Address, ContactDetails } from '../../core/address';
import type { decimalMoney } from '../../core/money';
import type { subscriptionWire } from '../lines/wire';

/** An amount of an order. `amount` is the platform's decimal text, see `decimalMoney`. */
export type OrderMoney = { amount: ReturnType<typeof decimalMoney>; formattedAmount: string };

export type OrderTax = {
  taxableAmount: OrderMoney;
  taxRate: string;
  totalTax: OrderMoney;
  rateBreakdown: { name: string; rate: string; tax: OrderMoney }[];
};

type Text = { original: string; translated: string };
export type AddressWithContact = { address?: Address; contactDetails?: ContactDetails };

/** A stored line of an order. The URLs of `image` and `digitalFile` are created when it is read. */
export type OrderLine = {
  id: string;
  productName: Text;
  catalogReference: { appId: string; catalogItemId: string; options: Record<string, unknown> };
  quantity: number;
  totalDiscount: OrderMoney;
  descriptionLines: ({ name: Text } & ({ plainText: Text } | { colorInfo: Text & { code: string } }))[];
  image?: { id: string; height: number; width: number; altText: string };
  physicalProperties: { sku: string; shippable: boolean; weight: number };
  itemType: { preset: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE' };
  price: OrderMoney;
  priceBeforeDiscounts: OrderMoney;
  lineItemPrice: OrderMoney;
  totalPriceBeforeTax: OrderMoney;
  totalPriceAfterTax: OrderMoney;
  paymentOption: 'FULL_PAYMENT_ONLINE' | 'MEMBERSHIP';
  taxDetails: OrderTax;
  digitalFile?: { fileId: string; fileName: string; expirationDate: string };
  /** The first order of a subscription is its first cycle. */
  subscriptionInfo?: ReturnType<typeof subscriptionWire> & {
    id: string;
    cycleNumber: number;
    subscriptionOptionTitle: string;
    subscriptionOptionDescription: string;
    chargesDescription: string;
  };
  refundQuantity: number;
  restockQuantity: number;
  locations: never[];
};

/** The delivery's title, destination and cost. */
export type OrderShipping = {
  carrierId?: string;
  code?: string;
  title: string;
  logistics: {
    deliveryTime: string;
    shippingDestination?: AddressWithContact;
    pickupDetails?: { address: unknown; pickupMethod: string };
    instructions?: string;
    /** ISO 8601. */
    deliveryTimeSlot?: { from: string; to: string };
  };
  cost: {
    price: OrderMoney;
    totalPriceBeforeTax: OrderMoney;
    totalPriceAfterTax: OrderMoney;
    taxDetails: OrderTax;
    discount: OrderMoney;
  };
  region?: { name: string };
};

/** An event in an order's history, with the platform's details. */
export type OrderActivity = {
  id: string;
  createdDate: string;
  type: string;
  authorEmail?: string;
  merchantComment?: { message: string };
  customActivity?: { appId?: string; type?: string; additionalData?: Record<string, string> };
  orderRefunded?: { manual: boolean; amount: OrderMoney; reason: string };
};

/**
 * An order in the platform's wire shape, without the fields that the row's columns hold (number,
 * states, dates).
 */
export type OrderDocument = {
  lineItems: OrderLine[];
  buyerInfo: { visitorId?: string; memberId?: string; contactId?: string; email?: string };
  buyerLanguage: string;
  siteLanguage: string;
  weightUnit: string;
  currency: string;
  currencyConversionDetails: { originalCurrency: string; conversionRate: string };
  taxIncludedInPrices: boolean;
  priceSummary: Record<
    'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'totalAdditionalFees',
    OrderMoney
  >;
  balanceSummary: Record<'paid' | 'refunded' | 'authorized' | 'pending', OrderMoney> & {
    balance: OrderMoney;
  };
  billingInfo?: AddressWithContact;
  recipientInfo?: AddressWithContact;
  shippingInfo?: OrderShipping;
  buyerNote?: string;
  taxSummary: { totalTax: OrderMoney };
  taxInfo: {
    totalTax: OrderMoney;
    taxBreakdown: {
      taxName: string;
      taxType: string;
      jurisdiction: string;
      jurisdictionType: 'COUNTRY' | 'STATE';
      rate: string;
      aggregatedTaxAmount: OrderMoney;
    }[];
    taxExempt: boolean;
  };
  appliedDiscounts: {
    coupon: { id: string; code: string; name: string; amount: OrderMoney };
    discountType: string;
    lineItemIds: string[];
  }[];
  activities: OrderActivity[];
  channelInfo: { type: string; externalOrderId?: string; externalOrderUrl?: string };
  createdBy: { visitorId?: string; memberId?: string };
  attributionSource?: string;
  extendedFields?: Record<string, unknown>;
  additionalFees: {
    id: string;
    code: string;
    name: string;
    translatedName: string;
    price: OrderMoney;
    priceBeforeTax: OrderMoney;
    priceAfterTax: OrderMoney;
    lineItemIds: string[];
  }[];
  archived: boolean;
  seenByAHuman: boolean;
  purchaseFlowId?: string;
  purchasedDate: string;
  tags: { tags: { tagIds: string[] }; privateTags: { tagIds: string[] } };
};

export const PAYMENT_STATUSES = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Money held on a card. It can be captured or voided once. */
export type Authorization = {
  delayedCapture: boolean;
  authorizedDate?: string;
  captures?: { id: string; status: 'SUCCEEDED'; amount: OrderMoney; createdDate: string }[];
  void?: { status: 'SUCCEEDED'; voidedDate: string; reason: 'MANUAL' };
};

/** A payment as stored: by a gateway or in person, or by a gift card. */
export type OrderPayment = {
  id: string;
  createdDate: string;
  updatedDate: string;
  amount: OrderMoney;
  refundDisabled: boolean;
  regularPaymentDetails?: {
    paymentOrderId: string;
    gatewayTransactionId: string;
    providerTransactionId?: string;
    paymentMethod: string;
    offlinePayment: boolean;
    status: PaymentStatus;
    savedPaymentMethod: boolean;
    authorizationDetails?: Authorization;
    creditCardDetails?: { lastFourDigits?: string; brand?: string };
  };
  giftcardPaymentDetails?: {
    giftCardPaymentId: string;
    appId: string;
    voided: boolean;
    obfuscatedCode?: string;
  };
};

export type OrderRefund = {
  id: string;
  createdDate: string;
  transactions: {
    paymentId: string;
    amount: OrderMoney;
    refundStatus: 'SUCCEEDED';
    externalRefund: boolean;
  }[];
  details: {
    items: { lineItemId: string; quantity: number }[];
    shippingIncluded: boolean;
    reason?: string;
  };
};

/**
 * Payments and refunds of one order, in wire shape. `prepared` is internal: the payments that a
 * gateway is to collect.
 */
export type OrderTransactions = {
  payments: OrderPayment[];
  refunds: OrderRefund[];
  prepared?: { paymentGatewayOrderId: string; amount: OrderMoney; delayedCapture: boolean }[];
};

/** A fulfillment of an order, in wire shape. */
export type OrderFulfillment = {
  id: string;
  createdDate: string;
  lineItems: { id: string; quantity: number }[];
  trackingInfo?: { trackingNumber?: string; shippingProvider?: string; trackingLink?: string };
  customInfo?: { fieldsData: Record<string, string> };
  status: string;
  completed: boolean;
};
