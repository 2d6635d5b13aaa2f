import { countryName } from '../../core/address';
import { calculatedMoney, cartMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import { requestedLanguage, shownCurrency } from '../../core/requested-view';
import { siteCurrency, siteLanguage } from '../../core/site';
import { buyerOf } from '../buyer';
import type { ResolvedLine } from '../lines/types';
import { lineWire, modifiersPrice, pictureWire, TAXABLE_ADDRESS } from '../lines/wire';
import { price } from '../pricing/price';
import { pricingLines } from '../quote/pricing-lines';
import type { Quote } from '../quote/quote';
import type { Coupon } from '../quote/store';
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
import type { Cart } from './schema';
import type { CartDocument } from './types';

/** A cart with its lines as the catalog has them now, and its coupon if that still exists. */
export type CartView = {
  cart: Cart;
  lines: ResolvedLine[];
  coupon: Coupon | undefined;
  /** Whether prices include the tax of the cart's address, or of the country of the business. */
  isTaxIncluded: boolean;
};

export function cartWire(platform: Platform, { cart, lines, coupon, isTaxIncluded }: CartView) {
  const { document } = cart;
  const { subtotal, discount } = price({
    lines: pricingLines(lines),
    taxRatePpm: 0,
    ...(coupon && { coupon }),
  });
  return {
    id: cart.id,
    lineItems: lines.map((line) => ({
      ...lineWire(platform, line, cartMoney),
      ...(line.picture ? { image: pictureWire(platform, line.picture) } : {}),
    })),
    ...(document.buyerNote ? { buyerNote: document.buyerNote } : {}),
    buyerInfo: {
      ...buyerOf(cart),
      ...(document.email ? { email: document.email } : {}),
    },
    currency: siteCurrency(),
    conversionCurrency: shownCurrency(),
    buyerLanguage: requestedLanguage() ?? siteLanguage(),
    siteLanguage: siteLanguage(),
    taxIncludedInPrices: isTaxIncluded,
    weightUnit: 'KG',
    paymentCurrency: siteCurrency(),
    subtotal: cartMoney(subtotal),
    discount: cartMoney(discount),
    subtotalAfterDiscounts: cartMoney(subtotal - discount),
    checkoutId: cart.checkoutId ?? cart.id,
    managedByV2: true,
    revision: String(document.revision ?? 1),
    appliedDiscounts: coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : [],
    ...(document.contactInfo ? { contactInfo: contactInfoWire(document.contactInfo) } : {}),
    ...(document.selectedShippingOption ? { selectedShippingOption: document.selectedShippingOption } : {}),
    purchaseFlowId: cart.id,
    createdDate: new Date(cart.createdAt).toISOString(),
    updatedDate: new Date(cart.updatedAt).toISOString(),
  };
}

function contactInfoWire({ address, ...contact }: NonNullable<CartDocument['contactInfo']>) {
  if (address === undefined) return contact;
  const { country } = address;
  return { ...contact, address: { ...address, ...(country && { countryFullname: countryName(country) }) } };
}

/** The response of estimate-totals: the cart and its cost including delivery. */
export function estimateWire(platform: Platform, view: CartView, quote: Quote) {
  const priceSummary = priceSummaryWire(quote);
  const nothing = priceSummaryWire({ priced: price({ lines: [], taxRatePpm: 0 }) });
  return {
    // The address of the estimate decides, which is not always the cart's.
    cart: cartWire(platform, { ...view, isTaxIncluded: quote.priced.isTaxIncluded }),
    calculatedLineItems: quote.priced.lines.map((line, index) => ({
      lineItemId: line.id,
      pricesBreakdown: {
        ...linePricesWire(line, quote.taxRate),
        modifiers: calculatedMoney(modifiersPrice(quote.lines[index])),
        priceBeforeDiscountsAndTax: calculatedMoney(line.price),
        depositAmount: calculatedMoney(0),
      },
      paymentOption: paymentOptionOf(line),
      taxableAddress: TAXABLE_ADDRESS,
      modifiers: [],
    })),
    priceSummary,
    appliedDiscounts: appliedDiscountsWire(quote, calculatedMoney),
    taxSummary: taxSummaryWire(quote),
    shippingInfo: shippingInfoWire(quote),
    calculationErrors: calculationErrorsWire(quote),
    weightUnit: 'KG',
    currency: siteCurrency(),
    payNow: priceSummary,
    payLater: nothing,
    payAfterFreeTrial: nothing,
    membershipOptions: {
      ...membershipOptionsWire(quote.memberships),
      selectedMemberships: quote.memberships.selected,
    },
    additionalFees: feesWire(quote, calculatedMoney),
    violations: violationsWire(quote),
  };
}
