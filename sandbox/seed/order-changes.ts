import { toMinor } from '../core/money';
import { addFulfillment } from '../ecom/fulfillments/fulfill';
import { withActivities } from '../ecom/orders/settle';
import type { Order } from '../ecom/orders/store';
import { refund } from '../ecom/payments/refund';
import { stableId } from './ids';
import type { OrderChange } from './shop-file';

const HOUR = 60 * 60 * 1000;

/** Returns an order after one of its later changes. */
export function changeOrder(order: Order, change: OrderChange): Order {
  switch (change.type) {
    case 'fulfilled': {
      const { trackingNumber, shippingProvider, afterHours } = change;
      return addFulfillment(
        order,
        { trackingInfo: { trackingNumber, shippingProvider, trackingLink: undefined } },
        order.createdAt + afterHours * HOUR,
        stableId(`fulfillment:${order.number}`),
      );
    }
    case 'canceled':
      return withActivities({ ...order, status: 'CANCELED' }, order.createdAt + change.afterHours * HOUR, [
        'ORDER_CANCELED',
      ]);
    case 'refunded':
      return refundOrder(order, change);
    case 'pickup slot':
      return withPickupSlot(order, change);
    case 'download until':
      return withDownloadUntil(order, change.file, change.until);
  }
}

function refundOrder(
  order: Order,
  { part, reason, afterHours }: Extract<OrderChange, { type: 'refunded' }>,
): Order {
  const { lineItems } = order.document;
  const paymentId = stableId(`payment:${order.number}`);
  const request = part
    ? {
        payments: [{ paymentId, amount: toMinor(part.amount) }],
        items: [{ lineItemId: lineItems[part.line]?.id ?? '', quantity: part.quantity }],
        shippingIncluded: false,
      }
    : {
        payments: [{ paymentId }],
        items: lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity })),
        shippingIncluded: true,
      };
  const at = order.createdAt + afterHours * HOUR;
  return refund(order, { ...request, reason }, at, stableId(`refund:${order.number}`));
}

/** The platform's pickup slot: a period of a day, with pickup instructions. */
function withPickupSlot(
  order: Order,
  { from, to, instructions }: Extract<OrderChange, { type: 'pickup slot' }>,
): Order {
  const { document } = order;
  if (!document.shippingInfo) throw new Error(`Order ${order.number} has no delivery`);
  return {
    ...order,
    document: {
      ...document,
      shippingInfo: {
        ...document.shippingInfo,
        logistics: { ...document.shippingInfo.logistics, instructions, deliveryTimeSlot: { from, to } },
      },
    },
  };
}

/** Sets the expiry of one file. The order's other files expire as usual. */
function withDownloadUntil(order: Order, fileName: string, until: string): Order {
  const lineItems = order.document.lineItems.map((line) =>
    line.digitalFile?.fileName === fileName
      ? { ...line, digitalFile: { ...line.digitalFile, expirationDate: until } }
      : line,
  );
  return { ...order, document: { ...order.document, lineItems } };
}
