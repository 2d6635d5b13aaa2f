import { orderMoney } from '../core/money';
import { STORES_APP_ID } from '../core/platform';
import type { Writer } from '../db/database';
import { orders } from '../db/schema';
import { quoteCheckout } from '../ecom/checkout/checkout';
import { addFulfillment } from '../ecom/fulfillments/fulfill';
import { readCatalogueItems } from '../ecom/lines/catalogue';
import { addLines } from '../ecom/lines/edit';
import { orderDocument } from '../ecom/orders/document';
import { withActivities } from '../ecom/orders/settle';
import type { Order } from '../ecom/orders/store';
import { refund } from '../ecom/payments/refund';
import { stableId } from './ids';
import { ADA_ID } from './members';

type SeedOrder = {
  number: number;
  placedAt: number;
  delivery?: string;
  lines: { slug: string; options?: Record<string, string>; quantity: number }[];
  payment?: 'PENDING';
  /** What became of it since, in order. */
  since?: (order: Order) => Order;
};

const DAY = 24 * 60 * 60 * 1000;

/** What Ada bought: one for each thing that can be seen of an order. Numbers stay below the first that the shop gives. */
const SEED_ORDERS: SeedOrder[] = [
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
          reason: 'Cancelled before it was sent',
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

/** The platform's pickup promise: an hour of a day, with what to bring. */
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

/** One file that stays; the others of the order expire as promised. */
function withDownloadUntil(order: Order, fileName: string, until: number): Order {
  const lineItems = order.document.lineItems.map((line) =>
    line.digitalFile?.fileName === fileName
      ? { ...line, digitalFile: { ...line.digitalFile, expirationDate: new Date(until).toISOString() } }
      : line,
  );
  return { ...order, document: { ...order.document, lineItems } };
}

const BUYER = {
  address: {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    postalCode: '12534',
    addressLine: '1 Warren Street',
    formattedAddress: '1 Warren Street, Hudson, NY 12534, United States',
  },
  contactDetails: { firstName: 'Ada', lastName: 'Berg', phone: '+1 518 555 0142' },
};

/** Ada's orders, at the catalogue's prices. Stock stays as it is. */
export async function seedOrders(tx: Writer): Promise<void> {
  for (const seed of SEED_ORDERS) await tx.insert(orders).values(await orderRow(tx, seed));
}

async function orderRow(
  tx: Writer,
  { number, placedAt, delivery, lines: wanted, payment, since }: SeedOrder,
): Promise<Order> {
  const requests = wanted.map(({ slug, options, quantity }) => ({
    catalogReference: {
      appId: STORES_APP_ID,
      catalogItemId: stableId(`product:${slug}`),
      options: options ? { options } : {},
    },
    quantity,
  }));
  const references = requests.map(({ catalogReference }) => catalogReference);
  const { lines } = addLines({ lines: [], nextLine: 1 }, requests, await readCatalogueItems(tx, references));
  if (lines.length !== wanted.length) throw new Error(`Order ${number} has lines that cannot be bought`);
  const id = stableId(`order:${number}`);
  const checkout = {
    id: stableId(`checkout:${number}`),
    cartId: null,
    ownerId: ADA_ID,
    ownerType: 'member' as const,
    lines,
    couponCode: null,
    channelType: 'WEB',
    completed: true,
    orderId: id,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: {
      email: 'ada@example.com',
      billingInfo: BUYER,
      shippingDestination: BUYER,
      ...(delivery ? { selectedShippingOption: { code: delivery } } : {}),
    },
  };
  const quote = await quoteCheckout(tx, placedAt, checkout);
  const { total } = quote.priced;
  const isPaid = payment === undefined;
  const at = new Date(placedAt).toISOString();
  const placed: Order = {
    id,
    number,
    checkoutId: checkout.id,
    visitorId: null,
    memberId: ADA_ID,
    email: checkout.document.email,
    status: 'APPROVED',
    paymentStatus: isPaid ? 'PAID' : 'PENDING',
    fulfillmentStatus: isPaid && !quote.needsShipping ? 'FULFILLED' : 'NOT_FULFILLED',
    total,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: orderDocument(checkout, quote, {
      buyer: { memberId: ADA_ID },
      now: placedAt,
      paid: { paid: isPaid ? total : 0, pending: isPaid ? 0 : total },
    }),
    transactions: {
      payments: [
        {
          id: stableId(`payment:${number}`),
          createdDate: at,
          updatedDate: at,
          amount: orderMoney(total),
          refundDisabled: false,
          regularPaymentDetails: {
            paymentOrderId: stableId(`payment-order:${number}`),
            gatewayTransactionId: stableId(`gateway:${number}`),
            paymentMethod: 'CreditCard',
            offlinePayment: false,
            status: isPaid ? 'APPROVED' : 'PENDING',
            savedPaymentMethod: false,
            creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          },
        },
      ],
      refunds: [],
    },
    fulfillments: [],
  };
  const after = since?.(placed) ?? placed;
  const last = after.document.activities.at(-1)?.createdDate ?? at;
  return { ...after, updatedAt: Date.parse(last) };
}
