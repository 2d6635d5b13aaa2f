import type { Platform } from '../../core/platform';
import { isDownloadable, statusOf } from './settle';
import type { Order } from './store';
import type { OrderLine } from './types';

/** An order in wire shape: the stored document, the row's states and dates, and current URLs. */
export function orderWire(platform: Platform, order: Order) {
  const { document } = order;
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
    lineItems: document.lineItems.map(({ image, digitalFile, ...line }) => ({
      ...line,
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

export const transactionsWire = ({ id, transactions: { payments, refunds } }: Order) => ({
  orderId: id,
  payments: payments.map((payment) => ({ ...payment, status: statusOf(payment) })),
  refunds,
});

export const fulfillmentsWire = ({ id, fulfillments }: Order) => ({ orderId: id, fulfillments });
