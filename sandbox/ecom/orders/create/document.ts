import { orderMoney } from '../../../core/money';
import { requestedLanguage, translatedShared } from '../../../core/requested-view';
import { siteCurrency, siteLanguage } from '../../../core/site';
import type { Checkout } from '../../checkout/store';
import { chargesText } from '../../lines/subscription';
import type { ResolvedLine } from '../../lines/types';
import {
  catalogReferenceWire,
  descriptionWire,
  physicalPropertiesWire,
  productNameWire,
  subscriptionWire,
} from '../../lines/wire';
import type { PricedLine } from '../../pricing/price';
import type { PricedOption, Quote } from '../../quote/quote';
import type { TaxRate } from '../../quote/store';
import {
  aggregatedTaxes,
  appliedDiscountsWire,
  feesWire,
  paymentOptionOf,
  taxDetailsWire,
} from '../../quote/wire';
import type { OrderDocument, OrderLine, OrderShipping } from '../types';

/** How long a download link works. The seed's digital products promise it. */
const DOWNLOAD_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export type Buyer = { visitorId?: string; memberId?: string };
/** Amounts at the time of the order, in minor units. */
export type Paid = { paid: number; pending: number };

/**
 * Returns the document of the order that a checkout becomes at this instant, at these prices. `now`
 * in milliseconds.
 */
export function orderDocument(
  checkout: Checkout,
  quote: Quote,
  { buyer, now, paid }: { buyer: Buyer; now: number; paid: Paid },
): OrderDocument {
  const { document } = checkout;
  const { priced } = quote;
  const at = new Date(now).toISOString();
  const activity = (type: string) => ({ id: crypto.randomUUID(), createdDate: at, type });
  const digital = quote.lines.some(({ digitalFileName }) => digitalFileName !== undefined);
  const isPaid = paid.paid >= priced.total;
  const recipient = document.shippingDestination ?? document.billingInfo;
  return {
    lineItems: quote.lines.flatMap((line, index) => {
      const prices = priced.lines[index];
      return prices ? [orderLine(line, prices, { rate: quote.taxRate, now })] : [];
    }),
    // The platform names either the member or the visitor, never both.
    buyerInfo: { ...createdBy(buyer), ...(document.email ? { email: document.email } : {}) },
    buyerLanguage: requestedLanguage() ?? siteLanguage(),
    siteLanguage: siteLanguage(),
    weightUnit: 'KG',
    currency: siteCurrency(),
    currencyConversionDetails: { originalCurrency: siteCurrency(), conversionRate: '1' },
    taxIncludedInPrices: priced.isTaxIncluded,
    priceSummary: {
      subtotal: orderMoney(priced.subtotal),
      shipping: orderMoney(priced.shipping.price),
      tax: orderMoney(priced.tax),
      discount: orderMoney(priced.discount),
      total: orderMoney(priced.total),
      totalAdditionalFees: orderMoney(priced.fees),
    },
    balanceSummary: {
      balance: orderMoney(priced.total - paid.paid),
      paid: orderMoney(paid.paid),
      refunded: orderMoney(0),
      authorized: orderMoney(0),
      pending: orderMoney(paid.pending),
    },
    ...(document.billingInfo ? { billingInfo: document.billingInfo } : {}),
    ...(recipient ? { recipientInfo: recipient } : {}),
    ...(quote.selected
      ? { shippingInfo: orderShipping(quote.selected, quote.taxRate, document.shippingDestination) }
      : {}),
    ...(document.buyerNote ? { buyerNote: document.buyerNote } : {}),
    taxSummary: { totalTax: orderMoney(priced.tax) },
    taxInfo: orderTaxInfo(quote),
    appliedDiscounts: appliedDiscountsWire(quote, orderMoney),
    activities: [
      activity('ORDER_PLACED'),
      ...(isPaid ? [activity('ORDER_PAID')] : []),
      ...(isPaid && digital ? [activity('DOWNLOAD_LINK_SENT')] : []),
    ],
    channelInfo: { type: checkout.channelType },
    createdBy: createdBy(buyer),
    additionalFees: feesWire(quote, orderMoney).map((fee) => ({ ...fee, id: crypto.randomUUID() })),
    archived: false,
    seenByAHuman: false,
    purchaseFlowId: checkout.cartId ?? checkout.id,
    purchasedDate: at,
    tags: { tags: { tagIds: [] }, privateTags: { tagIds: [] } },
  };
}

const createdBy = ({ visitorId, memberId }: Buyer): Buyer =>
  memberId ? { memberId } : visitorId ? { visitorId } : {};

function orderLine(
  line: ResolvedLine,
  prices: PricedLine,
  { rate, now }: { rate: TaxRate | undefined; now: number },
): OrderLine {
  const { picture, digitalFileName } = line;
  const plan = line.v3?.subscription;
  return {
    id: line.id,
    productName: productNameWire(line),
    catalogReference: catalogReferenceWire(line),
    quantity: line.quantity,
    totalDiscount: orderMoney(prices.discount),
    descriptionLines: descriptionWire(line),
    ...(picture
      ? {
          image: {
            id: picture.id,
            height: picture.height,
            width: picture.width,
            altText: picture.altText,
          },
        }
      : {}),
    physicalProperties: physicalPropertiesWire(line),
    itemType: { preset: line.itemType },
    price: orderMoney(prices.paidByMembership ? 0 : line.price),
    priceBeforeDiscounts: orderMoney(line.price),
    lineItemPrice: orderMoney(prices.lineTotal),
    totalPriceBeforeTax: orderMoney(prices.beforeTax),
    totalPriceAfterTax: orderMoney(prices.afterTax),
    paymentOption: paymentOptionOf(prices),
    taxDetails: taxDetailsWire(prices, rate, orderMoney),
    ...(digitalFileName
      ? {
          digitalFile: {
            fileId: crypto.randomUUID(),
            fileName: digitalFileName,
            expirationDate: new Date(now + DOWNLOAD_MILLISECONDS).toISOString(),
          },
        }
      : {}),
    ...(plan && {
      subscriptionInfo: {
        ...subscriptionWire(plan),
        id: crypto.randomUUID(),
        cycleNumber: 1,
        subscriptionOptionTitle: plan.title,
        subscriptionOptionDescription: plan.description,
        chargesDescription: chargesText(plan, prices.lineTotal),
      },
    }),
    refundQuantity: 0,
    restockQuantity: 0,
    locations: [],
  };
}

function orderShipping(
  option: PricedOption,
  rate: TaxRate | undefined,
  destination: Checkout['document']['shippingDestination'],
): OrderShipping {
  return {
    carrierId: option.carrierId,
    code: option.code,
    title: translatedShared('delivery', option.title),
    logistics: {
      deliveryTime: translatedShared('delivery', option.deliveryTime),
      ...(option.pickupAddress
        ? { pickupDetails: { address: option.pickupAddress, pickupMethod: 'STORE_PICKUP' } }
        : destination
          ? { shippingDestination: destination }
          : {}),
    },
    cost: {
      price: orderMoney(option.price),
      totalPriceBeforeTax: orderMoney(option.beforeTax),
      totalPriceAfterTax: orderMoney(option.afterTax),
      taxDetails: taxDetailsWire(option, rate, orderMoney),
      discount: orderMoney(0),
    },
    region: { name: option.regionName },
  };
}

const orderTaxInfo = (quote: Quote): OrderDocument['taxInfo'] => ({
  totalTax: orderMoney(quote.priced.tax),
  taxBreakdown: aggregatedTaxes(quote, orderMoney),
  taxExempt: false,
});
