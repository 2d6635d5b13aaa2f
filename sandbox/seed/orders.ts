import { orderMoney } from '../core/money';
import { STORES_APP_ID } from '../core/platform';
import type { Writer } from '../db/database';
import { orders } from '../db/schema';
import { quoteCheckout } from '../ecom/checkout/checkout';
import { readCatalogueItems } from '../ecom/lines/catalogue';
import { addLines } from '../ecom/lines/edit';
import { orderDocument } from '../ecom/orders/document';
import { stableId } from './ids';
import { ADA_ID } from './members';

type SeedOrder = {
  number: number;
  placedAt: number;
  delivery: string;
  fulfilled: boolean;
  lines: { slug: string; options?: Record<string, string>; quantity: number }[];
};

/** What Ada bought. Numbers stay below the first that the shop gives. */
const SEED_ORDERS: SeedOrder[] = [
  {
    number: 9_961,
    placedAt: Date.UTC(2025, 5, 12, 14, 5),
    delivery: 'standard',
    fulfilled: true,
    lines: [
      { slug: 'lund-bowl', options: { Glaze: 'Ink', Size: 'Small, 18 cm' }, quantity: 2 },
      { slug: 'ora-serving-bowl', quantity: 1 },
    ],
  },
  {
    number: 9_987,
    placedAt: Date.UTC(2025, 9, 2, 8, 40),
    delivery: 'express',
    fulfilled: false,
    lines: [{ slug: 'arc-vase', options: { Glaze: 'Chalk' }, quantity: 1 }],
  },
];

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
  { number, placedAt, delivery, fulfilled, lines: wanted }: SeedOrder,
): Promise<typeof orders.$inferInsert> {
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
      selectedShippingOption: { code: delivery },
    },
  };
  const quote = await quoteCheckout(tx, placedAt, checkout);
  const { total } = quote.priced;
  const at = new Date(placedAt).toISOString();
  return {
    id,
    number,
    checkoutId: checkout.id,
    visitorId: null,
    memberId: ADA_ID,
    email: checkout.document.email,
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: fulfilled ? 'FULFILLED' : 'NOT_FULFILLED',
    total,
    createdAt: placedAt,
    updatedAt: placedAt,
    document: orderDocument(checkout, quote, {
      buyer: { memberId: ADA_ID },
      now: placedAt,
      paid: { paid: total, pending: 0 },
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
            status: 'APPROVED',
            savedPaymentMethod: false,
            creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          },
        },
      ],
      refunds: [],
    },
  };
}
