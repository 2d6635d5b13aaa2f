import { addFulfillment } from '../ecom/fulfillments/fulfill';
import { withActivities } from '../ecom/orders/settle';
import type { Order } from '../ecom/orders/store';
import { refund } from '../ecom/payments/refund';
import { stableId } from './ids';

/** A past order of the demo shop: its items, and its later changes. */
export type PastOrder = {
  number: number;
  placedAt: number;
  delivery?: string;
  lines: { slug: string; options?: Record<string, string>; quantity: number }[];
  payment?: 'PENDING';
  /** Its later changes, in order. */
  since?: (order: Order) => Order;
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * Ada's orders: one for each display state of an order. Their numbers stay below the first number
 * that the shop assigns.
 */
export const PAST_ORDERS: PastOrder[] = [
  {
    number: 9_961,
    placedAt: Date.UTC(2025, 5, 12, 14, 5),
    delivery: 'standard',
    lines: [
      { slug: 'lund-bowl', options: { Glaze: 'Ink', Size: 'Small, 18 cm' }, quantity: 2 },
      { slug: 'ora-serving-bowl', quantity: 1 },
    ],
    since(order) {
      const sent = addFulfillment(
        order,
        {
          trackingInfo: {
            trackingNumber: '1Z999AA10123456784',
            shippingProvider: 'ups',
            trackingLink: undefined,
          },
        },
        order.createdAt + DAY,
        stableId('fulfillment:9961'),
      );
      return refund(
        sent,
        {
          payments: [{ paymentId: stableId('payment:9961'), amount: 3_800 }],
          items: [{ lineItemId: order.document.lineItems[0]?.id ?? '', quantity: 1 }],
          shippingIncluded: false,
          reason: 'One bowl arrived chipped',
        },
        order.createdAt + 9 * DAY,
        stableId('refund:9961'),
      );
    },
  },
  {
    number: 9_968,
    placedAt: Date.UTC(2025, 6, 3, 19, 20),
    lines: [
      { slug: 'glaze-recipe-book', quantity: 1 },
      { slug: 'studio-wallpaper-pack', quantity: 1 },
      { slug: 'halden-gift-card', options: { Amount: '$50' }, quantity: 1 },
    ],
    since: (order) => withDownloadUntil(order, 'glaze-recipe-book.pdf', Date.UTC(2029, 11, 31, 23)),
  },
  {
    number: 9_974,
    placedAt: Date.UTC(2025, 7, 18, 11, 45),
    delivery: 'studio-pickup',
    lines: [{ slug: 'mira-teapot', options: { Glaze: 'Oat' }, quantity: 1 }],
    since: withPickupSlot,
  },
  {
    number: 9_980,
    placedAt: Date.UTC(2025, 8, 9, 16, 30),
    delivery: 'standard',
    lines: [{ slug: 'stav-candle-holder', quantity: 2 }],
    since(order) {
      const canceledAt = order.createdAt + DAY / 4;
      const canceled = withActivities({ ...order, status: 'CANCELED' }, canceledAt, ['ORDER_CANCELED']);
      return refund(
        canceled,
        {
          payments: [{ paymentId: stableId('payment:9980') }],
          items: order.document.lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity })),
          shippingIncluded: true,
          reason: 'Canceled before it was sent',
        },
        canceledAt,
        stableId('refund:9980'),
      );
    },
  },
  {
    number: 9_984,
    placedAt: Date.UTC(2025, 8, 24, 7, 15),
    delivery: 'standard',
    lines: [{ slug: 'klar-carafe', quantity: 1 }],
    payment: 'PENDING',
  },
  {
    number: 9_987,
    placedAt: Date.UTC(2025, 9, 2, 8, 40),
    delivery: 'express',
    lines: [{ slug: 'arc-vase', options: { Glaze: 'Chalk' }, quantity: 1 }],
  },
];

/** The platform's pickup slot: an hour of a day, with pickup instructions. */
function withPickupSlot(order: Order): Order {
  const { document } = order;
  if (!document.shippingInfo) throw new Error(`Order ${order.number} has no delivery`);
  const from = Date.UTC(2025, 7, 20, 14, 0);
  return {
    ...order,
    document: {
      ...document,
      shippingInfo: {
        ...document.shippingInfo,
        logistics: {
          ...document.shippingInfo.logistics,
          instructions: 'Ring at the blue door and say your order number.',
          deliveryTimeSlot: {
            from: new Date(from).toISOString(),
            to: new Date(from + 60 * 60 * 1000).toISOString(),
          },
        },
      },
    },
  };
}

/** Sets the expiry of one file. The order's other files expire as usual. */
function withDownloadUntil(order: Order, fileName: string, until: number): Order {
  const lineItems = order.document.lineItems.map((line) =>
    line.digitalFile?.fileName === fileName
      ? { ...line, digitalFile: { ...line.digitalFile, expirationDate: new Date(until).toISOString() } }
      : line,
  );
  return { ...order, document: { ...order.document, lineItems } };
}
