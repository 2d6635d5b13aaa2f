import { subscriptionChargesWire } from '../lines/subscription';
import type { PricedLine } from '../pricing/price';
import { calculationErrorsWire, rateText, taxName, violationsWire } from '../quote/wire';
import { type Calculation, priceVerificationToken } from './calculate';
import { cartV2Money } from './money';
import { violationsOf } from './violations';
import { methodWire, textWire } from './wire';

/**
 * The summary of an estimate or a calculation. Parts that were not computed read "0.00". Only a
 * calculation has the token for `placeOrder`.
 */
export function summaryWire(calculation: Calculation, { withToken }: { withToken: boolean }) {
  const { view, quote, now } = calculation;
  const { cart, confirmed } = view;
  const { priced, giftCard, due } = quote;
  return {
    cartId: cart.id,
    cartRevision: String(cart.document.revision ?? 1),
    calculationId: crypto.randomUUID(),
    lineItems: confirmed.map(({ id, quantity, price }, index) => ({
      lineItemId: id,
      quantity,
      unitPrice: cartV2Money(priced.lines[index]?.paidByMembership ? 0 : price),
      totalPrice: cartV2Money(priced.lines[index]?.lineTotal ?? 0),
    })),
    discounts: discountsWire(calculation),
    ...(quote.selected
      ? {
          deliverySummary: {
            method: methodWire(quote.selected),
            price: cartV2Money(calculation.deliveryBeforeDiscount),
          },
        }
      : {}),
    additionalFees: quote.fees.map(({ code, name, price, lineItemIds }) => ({
      code,
      name: textWire(name),
      price: cartV2Money(price),
      lineItemIds,
      source: 'SERVICE_PLUGIN',
    })),
    taxSummary: taxSummaryWire(calculation),
    priceSummary: {
      subtotal: cartV2Money(priced.subtotal),
      discount: cartV2Money(priced.discount),
      delivery: cartV2Money(priced.shipping.price),
      additionalFees: cartV2Money(priced.fees),
      tax: cartV2Money(priced.addedTax),
      total: cartV2Money(priced.total),
    },
    paymentSummary: {
      giftCards:
        cart.document.giftCard && giftCard.redeemed > 0
          ? [{ giftCardId: cart.document.giftCard.id, redeemAmount: cartV2Money(giftCard.redeemed) }]
          : [],
      memberships: quote.memberships.selected.map(({ id, appId, lineItemIds }) => ({
        existingMembership: { appId, membershipId: id },
        id,
        appId,
        lineItemIds,
      })),
      subscriptionCharges: subscriptionChargesWire(confirmed, {
        total: (index) => priced.lines[index]?.lineTotal ?? 0,
        now,
      }),
      requiresPaymentAfterGiftCard: due > 0,
      totalAfterGiftCards: cartV2Money(due),
      payNow: cartV2Money(due),
      payLater: cartV2Money(0),
    },
    ...(withToken ? { priceVerificationToken: priceVerificationToken(calculation) } : {}),
    calculationErrors: {
      ...calculationErrorsWire(quote),
      ...(giftCard.problem && {
        giftCardCalculationError: { applicationError: { code: giftCard.problem.code, data: {} } },
      }),
    },
    spiViolations: violationsWire(quote),
    violations: violationsOf(calculation),
  };
}

/**
 * The applied coupon. It takes from the subtotal, or from the cost of delivery when it makes
 * delivery free.
 */
function discountsWire({ quote: { coupon, priced }, parts, deliveryBeforeDiscount }: Calculation) {
  if (coupon === undefined) return [];
  const isDelivery = coupon.type === 'FREE_SHIPPING';
  if (isDelivery && !parts.delivery) return [];
  return [
    {
      name: textWire(coupon.name),
      source: { sourceType: 'COUPON', couponCode: coupon.code },
      scope: isDelivery ? 'DELIVERY' : 'CART_SUBTOTAL',
      total: cartV2Money(isDelivery ? deliveryBeforeDiscount : priced.discount),
      lineItemDiscounts: priced.lines
        .filter(({ discount }) => discount > 0)
        .map(({ id, discount }) => ({ lineItemId: id, amountOff: cartV2Money(discount) })),
    },
  ];
}

function taxSummaryWire({ quote: { priced, taxRate } }: Calculation) {
  const lineTax = ({ id, tax, taxRatePpm }: PricedLine) => ({
    lineItemId: id,
    tax: cartV2Money(tax),
    rate: rateText(taxRatePpm ?? 0),
  });
  return {
    taxes: taxRate
      ? priced.taxGroups
          .filter(({ taxable }) => taxable > 0)
          .map(({ taxable, tax, taxRatePpm }) => ({
            name: textWire(taxName(taxRate, taxRatePpm)),
            taxableAmount: cartV2Money(taxable),
            exemptAmount: cartV2Money(0),
            amount: cartV2Money(tax),
          }))
      : [],
    totalExempt: cartV2Money(0),
    pricesIncludeTax: priced.isTaxIncluded,
    lineItemTaxes: priced.lines.map(lineTax),
    deliveryTax: cartV2Money(priced.shipping.tax),
    additionalFeeTaxes: [],
  };
}
