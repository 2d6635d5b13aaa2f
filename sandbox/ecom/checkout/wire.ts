import { calculatedMoney } from '../../core/money';
import { type Platform, SANDBOX_CLIENT_ID } from '../../core/platform';
import { requestedLanguage, shownCurrency } from '../../core/requested-view';
import { siteCurrency, siteLanguage } from '../../core/site';
import { buyerOf } from '../buyer';
import { lineWire, pictureWire } from '../lines/wire';
import { price } from '../pricing/price';
import type { Quote } from '../quote/quote';
import {
  appliedDiscountsWire,
  calculationErrorsWire,
  feesWire,
  linePricesWire,
  membershipOptionsWire,
  paymentOptionOf,
  priceSummaryWire,
  shippingInfoWire,
  taxSummaryWire,
  violationsWire,
} from '../quote/wire';
import type { Checkout } from './store';

/** A checkout: like a cart, but a line's picture is `media` and lines carry their taxes. */
export function checkoutWire(platform: Platform, { checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { document } = checkout;
  const buyer = buyerOf(checkout);
  const priceSummary = priceSummaryWire(quote);
  return {
    id: checkout.id,
    lineItems: quote.lines.map((line, index) => {
      const priced = quote.priced.lines[index];
      const { totalDiscount, ...prices } = priced ? linePricesWire(priced, quote.taxRate) : {};
      return {
        ...lineWire(platform, line, calculatedMoney),
        ...prices,
        ...(priced ? { paymentOption: paymentOptionOf(priced) } : {}),
        ...(totalDiscount ? { discount: totalDiscount } : {}),
        ...(line.picture ? { media: pictureWire(platform, line.picture) } : {}),
      };
    }),
    ...(document.buyerNote ? { buyerNote: document.buyerNote } : {}),
    buyerInfo: { ...buyer, ...(document.email ? { email: document.email } : {}) },
    ...(document.billingInfo ? { billingInfo: document.billingInfo } : {}),
    shippingInfo: {
      ...(document.shippingDestination ? { shippingDestination: document.shippingDestination } : {}),
      ...shippingInfoWire(quote),
    },
    priceSummary,
    taxSummary: taxSummaryWire(quote),
    appliedDiscounts: appliedDiscountsWire(quote, calculatedMoney),
    calculationErrors: calculationErrorsWire(quote),
    customFields: [],
    weightUnit: 'KG',
    currency: siteCurrency(),
    conversionCurrency: shownCurrency(),
    channelType: checkout.channelType,
    siteLanguage: siteLanguage(),
    buyerLanguage: requestedLanguage() ?? siteLanguage(),
    completed: checkout.completed,
    taxIncludedInPrice: quote.priced.isTaxIncluded,
    createdBy: checkout.ownerType === 'app' ? { appId: SANDBOX_CLIENT_ID } : buyer,
    payNow: priceSummary,
    payLater: priceSummaryWire({ priced: price({ lines: [], taxRatePpm: 0 }) }),
    membershipOptions: {
      ...membershipOptionsWire(quote.memberships),
      selectedMemberships: { memberships: quote.memberships.selected },
    },
    additionalFees: feesWire(quote, calculatedMoney),
    ...(checkout.cartId ? { cartId: checkout.cartId } : {}),
    violations: violationsWire(quote),
    purchaseFlowId: checkout.cartId ?? checkout.id,
    createdDate: new Date(checkout.createdAt).toISOString(),
    updatedDate: new Date(checkout.updatedAt).toISOString(),
  };
}
