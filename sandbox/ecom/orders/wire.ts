import { orderMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import { isDownloadable, statusOf } from './settle';
import type { Order } from './store';
import type { OrderLine, OrderPayment, OrderTax } from './types';

/** The newer name of the tax of a line or a delivery, whose parts are renamed, too. */
const taxInfoWire = (
  { totalTax, taxableAmount, taxRate, rateBreakdown }: OrderTax,
  taxIncludedInPrice: boolean,
) => ({
  taxAmount: totalTax,
  taxableAmount,
  taxRate,
  taxIncludedInPrice,
  taxBreakdown: rateBreakdown.map(({ name, rate, tax }) => ({ taxName: name, rate, taxAmount: tax })),
});

/** The tax of a fee, of which there is none here. */
const untaxed: OrderTax = {
  taxableAmount: orderMoney(0),
  taxRate: '0',
  totalTax: orderMoney(0),
  rateBreakdown: [],
};

/** An order in wire shape: the stored document, the row's states and dates, and current URLs. */
export function orderWire(platform: Platform, order: Order) {
  const { document } = order;
  const { shippingInfo, taxIncludedInPrices } = document;
  const lineItemDiscounts = document.lineItems
    .filter(({ totalDiscount }) => Number(totalDiscount.amount) > 0)
    .map(({ id, totalDiscount }) => ({ id, totalDiscount }));
  return {
    ...document,
    id: order.id,
    number: String(order.number),
    createdDate: new Date(order.createdAt).toISOString(),
    updatedDate: new Date(order.updatedAt).toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    ...(order.checkoutId ? { checkoutId: order.checkoutId } : {}),
    // The newer name of the same field.
    activities: document.activities.map((activity) => ({ ...activity, activityType: activity.type })),
    appliedDiscounts: document.appliedDiscounts.map((discount) => ({ ...discount, lineItemDiscounts })),
    additionalFees: document.additionalFees.map((fee) => ({
      ...fee,
      taxDetails: untaxed,
      taxInfo: taxInfoWire(untaxed, taxIncludedInPrices),
    })),
    ...(shippingInfo && {
      shippingInfo: {
        ...shippingInfo,
        cost: {
          ...shippingInfo.cost,
          taxInfo: taxInfoWire(shippingInfo.cost.taxDetails, taxIncludedInPrices),
        },
      },
    }),
    lineItems: document.lineItems.map(({ image, digitalFile, ...line }) => ({
      ...line,
      taxInfo: taxInfoWire(line.taxDetails, taxIncludedInPrices),
      ...(image ? { image: { ...image, url: `${platform.origin}/media/${image.id}` } } : {}),
      // Nothing can be downloaded before payment.
      ...(digitalFile && isDownloadable(order)
        ? {
            digitalFile: {
              fileId: digitalFile.fileId,
              link: downloadUrl(platform, order, digitalFile),
              expirationDate: digitalFile.expirationDate,
            },
          }
        : {}),
    })),
  };
}

/** Returns the link of a bought file. The file's id is the secret. */
export function downloadUrl(
  platform: Pick<Platform, 'origin'>,
  order: Pick<Order, 'id'>,
  { fileId, fileName }: NonNullable<OrderLine['digitalFile']>,
): string {
  return `${platform.origin}/__ecom/downloads/${order.id}/${fileId}/${encodeURIComponent(fileName)}`;
}

/** The newer name of the method. The sandbox has no translations of these names. */
function methodNameWire({ regularPaymentDetails: details }: OrderPayment) {
  if (!details) return {};
  const { paymentMethod: name } = details;
  const paymentMethodName = { buyerLanguageName: name, siteLanguageName: name };
  return { regularPaymentDetails: { ...details, paymentMethodName } };
}

export const transactionsWire = ({ id, transactions: { payments, refunds } }: Order) => ({
  orderId: id,
  payments: payments.map((payment) => ({
    ...payment,
    ...methodNameWire(payment),
    status: statusOf(payment),
  })),
  refunds,
});

export const fulfillmentsWire = ({ id, fulfillments }: Order) => ({ orderId: id, fulfillments });
