import type { decimalMoney } from '../../core/money';
import type { Address, ContactDetails } from '../address';

/** Money of an order. `amount` is the platform's decimal text, see `decimalMoney`. */
export type OrderMoney = { amount: ReturnType<typeof decimalMoney>; formattedAmount: string };

export type OrderTax = {
  taxableAmount: OrderMoney;
  taxRate: string;
  totalTax: OrderMoney;
  rateBreakdown: { name: string; rate: string; tax: OrderMoney }[];
};

type Text = { original: string; translated: string };
export type AddressWithContact = { address?: Address; contactDetails?: ContactDetails };

/** A line of an order as stored. The addresses in `image` and `digitalFile` are made when it is read. */
export type OrderLine = {
  id: string;
  productName: Text;
  catalogReference: { appId: string; catalogItemId: string; options: Record<string, unknown> };
  quantity: number;
  totalDiscount: OrderMoney;
  descriptionLines: ({ name: Text } & ({ plainText: Text } | { colorInfo: Text & { code: string } }))[];
  image?: { id: string; height: number; width: number; altText: string };
  physicalProperties: { sku: string; shippable: boolean; weight: number };
  itemType: { preset: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' };
  price: OrderMoney;
  priceBeforeDiscounts: OrderMoney;
  lineItemPrice: OrderMoney;
  totalPriceBeforeTax: OrderMoney;
  totalPriceAfterTax: OrderMoney;
  paymentOption: 'FULL_PAYMENT_ONLINE';
  taxDetails: OrderTax;
  digitalFile?: { fileId: string; fileName: string; expirationDate: string };
  refundQuantity: number;
  restockQuantity: number;
  locations: never[];
};

/** What a delivery is, where it goes, and what it costs. */
export type OrderShipping = {
  carrierId: string;
  code: string;
  title: string;
  logistics: {
    deliveryTime: string;
    shippingDestination?: AddressWithContact;
    pickupDetails?: { address: unknown; pickupMethod: string };
  };
  cost: {
    price: OrderMoney;
    totalPriceBeforeTax: OrderMoney;
    totalPriceAfterTax: OrderMoney;
    taxDetails: OrderTax;
    discount: OrderMoney;
  };
  region: { name: string };
};

/** An order in the platform's wire shape, without what the row's columns hold (number, states, dates). */
export type OrderDocument = {
  lineItems: OrderLine[];
  buyerInfo: { visitorId?: string; memberId?: string; email?: string };
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
  activities: { id: string; createdDate: string; type: string }[];
  channelInfo: { type: string };
  createdBy: { visitorId?: string; memberId?: string };
  additionalFees: never[];
  archived: boolean;
  seenByAHuman: boolean;
  purchaseFlowId?: string;
  purchasedDate: string;
  tags: { tags: { tagIds: string[] }; privateTags: { tagIds: string[] } };
};

/** Payments and refunds of one order, in wire shape. */
export type OrderTransactions = {
  payments: {
    id: string;
    createdDate: string;
    updatedDate: string;
    amount: OrderMoney;
    refundDisabled: boolean;
    regularPaymentDetails: {
      paymentOrderId: string;
      gatewayTransactionId: string;
      paymentMethod: string;
      offlinePayment: boolean;
      status: 'APPROVED' | 'PENDING';
      savedPaymentMethod: boolean;
      creditCardDetails?: { lastFourDigits: string; brand: string };
    };
  }[];
  refunds: never[];
};
