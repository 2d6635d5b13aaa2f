import { applicationError, validationError } from '../../../core/errors';
import { orderMoney } from '../../../core/money';
import { siteCurrency, siteLanguage } from '../../../core/site';
import { addPayments, offlinePayment } from '../payments';
import { settle, withActivities } from '../settle';
import type { Order } from '../store';
import type { OrderLine } from '../types';
import type { NewOrder } from './request';

/**
 * Returns an order that was made outside the shop. Amounts that are not given follow from the
 * lines. Given amounts must add up. An order marked as paid gets an in-person payment. Stock stays
 * as it is.
 * @throws PlatformError 400 PURCHASED_DATE_CANNOT_BE_IN_FUTURE; 400 with a violation for sums that
 *   do not add up.
 */
export function newOrder(requested: NewOrder, now: number): Omit<Order, 'number'> {
  const purchased = requested.purchasedDate ? Date.parse(requested.purchasedDate) : now;
  if (purchased > now)
    throw applicationError(
      400,
      'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
      'The purchased date cannot be in the future',
    );
  const sums = sumsOf(requested);
  const { billingInfo, recipientInfo, shippingInfo, buyerNote, buyerInfo = {} } = requested;
  const buyer = {
    ...(buyerInfo.memberId ? { memberId: buyerInfo.memberId } : {}),
    ...(buyerInfo.visitorId && !buyerInfo.memberId ? { visitorId: buyerInfo.visitorId } : {}),
  };
  const order: Order = {
    id: crypto.randomUUID(),
    // `insertOrder` assigns the number.
    number: 0,
    checkoutId: null,
    visitorId: buyer.visitorId ?? null,
    memberId: buyer.memberId ?? null,
    email: buyerInfo.email ?? null,
    status: requested.status ?? 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    total: sums.total,
    createdAt: now,
    updatedAt: now,
    transactions: { payments: [], refunds: [] },
    fulfillments: [],
    document: {
      lineItems: linesOf(requested),
      buyerInfo: {
        ...buyer,
        ...(buyerInfo.contactId ? { contactId: buyerInfo.contactId } : {}),
        ...(buyerInfo.email ? { email: buyerInfo.email } : {}),
      },
      buyerLanguage: siteLanguage(),
      siteLanguage: siteLanguage(),
      weightUnit: 'KG',
      currency: siteCurrency(),
      currencyConversionDetails: { originalCurrency: siteCurrency(), conversionRate: '1' },
      taxIncludedInPrices: false,
      priceSummary: {
        subtotal: orderMoney(sums.subtotal),
        shipping: orderMoney(sums.shipping),
        tax: orderMoney(sums.tax),
        discount: orderMoney(sums.discount),
        total: orderMoney(sums.total),
        totalAdditionalFees: orderMoney(0),
      },
      balanceSummary: {
        balance: orderMoney(sums.total),
        paid: orderMoney(0),
        refunded: orderMoney(0),
        authorized: orderMoney(0),
        pending: orderMoney(0),
      },
      ...(billingInfo ? { billingInfo } : {}),
      ...(recipientInfo ? { recipientInfo } : {}),
      ...(shippingInfo ? { shippingInfo: shippingOf(shippingInfo, sums.shipping) } : {}),
      ...(buyerNote ? { buyerNote } : {}),
      taxSummary: { totalTax: orderMoney(sums.tax) },
      taxInfo: { totalTax: orderMoney(sums.tax), taxBreakdown: [], taxExempt: false },
      appliedDiscounts: [],
      activities: [],
      channelInfo: requested.channelInfo,
      createdBy: buyer,
      additionalFees: [],
      archived: false,
      seenByAHuman: false,
      purchasedDate: new Date(purchased).toISOString(),
      tags: { tags: { tagIds: [] }, privateTags: { tagIds: [] } },
    },
  };
  const placed = withActivities(order, now, ['ORDER_PLACED']);
  return requested.paymentStatus === 'PAID' && sums.total > 0
    ? addPayments(placed, [offlinePayment(sums.total, now)], now)
    : settle(placed, now);
}

function sumsOf({ lineItems, priceSummary }: NewOrder) {
  const ofLines = lineItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { subtotal = ofLines, shipping = 0, tax = 0, discount = 0 } = priceSummary;
  const total = subtotal + shipping + tax - discount;
  const wrong = subtotal !== ofLines ? 'subtotal' : total < 0 ? 'discount' : 'total';
  if (subtotal !== ofLines || total < 0 || (priceSummary.total !== undefined && priceSummary.total !== total))
    throw validationError([
      {
        field: `order.priceSummary.${wrong}`,
        description: 'does not add up with the other amounts',
        violatedRule: 'OTHER',
      },
    ]);
  return { subtotal, shipping, tax, discount, total };
}

const untaxed = (amount: number) => ({
  taxableAmount: orderMoney(amount),
  taxRate: '0',
  totalTax: orderMoney(0),
  rateBreakdown: [],
});

function linesOf({ lineItems }: NewOrder): OrderLine[] {
  return lineItems.map((line, index): OrderLine => {
    const whole = orderMoney(line.price * line.quantity);
    const { original, translated } = line.productName;
    const { options, ...reference } = line.catalogReference;
    const { image, physicalProperties: physical, digitalFile } = line;
    return {
      id: line.id || `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`,
      productName: { original, translated: translated ?? original },
      catalogReference: { ...reference, options: options ?? {} },
      quantity: line.quantity,
      totalDiscount: orderMoney(0),
      descriptionLines: [],
      ...(image ? { image: { ...image, altText: image.altText ?? '' } } : {}),
      physicalProperties: {
        sku: physical?.sku ?? '',
        shippable: physical?.shippable ?? line.itemType.preset === 'PHYSICAL',
        weight: physical?.weight ?? 0,
      },
      itemType: line.itemType,
      price: orderMoney(line.price),
      priceBeforeDiscounts: orderMoney(line.price),
      lineItemPrice: whole,
      totalPriceBeforeTax: whole,
      totalPriceAfterTax: whole,
      paymentOption: 'FULL_PAYMENT_ONLINE',
      taxDetails: untaxed(line.price * line.quantity),
      ...(digitalFile
        ? {
            digitalFile: {
              fileId: digitalFile.fileId,
              fileName: digitalFile.fileId,
              expirationDate: digitalFile.expirationDate ?? '9999-12-31T23:59:59.000Z',
            },
          }
        : {}),
      refundQuantity: 0,
      restockQuantity: 0,
      locations: [],
    };
  });
}

function shippingOf({ logistics, ...named }: NonNullable<NewOrder['shippingInfo']>, cost: number) {
  const price = orderMoney(cost);
  return {
    ...named,
    logistics: { ...logistics, deliveryTime: logistics?.deliveryTime ?? '' },
    cost: {
      price,
      totalPriceBeforeTax: price,
      totalPriceAfterTax: price,
      taxDetails: untaxed(cost),
      discount: orderMoney(0),
    },
  };
}
